import type { GuideFlaw } from './guide-format';

/** Most parts of a document. */
export const MAX_PARTS = 2_000;
/** Most bytes all parts may unpack to. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Most times a large part may grow when unpacked; small ones may, they hurt nobody. */
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 * 1024;

const STORED = 0;
const DEFLATED = 8;
const FILE_TYPE_MASK = 0xf000;
const SYMLINK = 0xa000;

/** One entry of a document's archive, as its central directory declares it. Sizes in bytes. */
export interface ArchivePart {
  readonly name: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** 0 stored, 8 deflated; a document knows no other. */
  readonly method: number;
  readonly encrypted: boolean;
  /** Upper half of the external attributes: the Unix mode, where the archiver wrote one. */
  readonly mode: number;
}

/** The part a Word document's text is in. Some producers number it. */
export function isMainPart(name: string): boolean {
  return /^word\/document\d{0,3}\.xml$/i.test(name);
}

/** The part that lists the types of all others. */
export function isContentTypes(name: string): boolean {
  return name.toLowerCase() === '[content_types].xml';
}

function leavesItsFolder(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || name.split(/[\\/]/).includes('..');
}

function flawOfPart(part: ArchivePart): GuideFlaw | undefined {
  const symlink = (part.mode & FILE_TYPE_MASK) === SYMLINK;
  const grows = part.unpackedBytes > RATIO_COUNTS_FROM && part.unpackedBytes > part.packedBytes * MAX_RATIO;
  if (leavesItsFolder(part.name) || symlink || grows || /vbaproject/i.test(part.name)) return 'unsafe_archive';
  const readable = !part.encrypted && (part.method === STORED || part.method === DEFLATED);
  return readable ? undefined : 'incomplete';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** What is wrong with a document by its list of parts alone; nothing has been unpacked yet (Reliability: uploads). */
export function flawOfParts(parts: readonly ArchivePart[], fileBytes: number): GuideFlaw | undefined {
  if (parts.length > MAX_PARTS) return 'unsafe_archive';
  const packed = sum(parts.map((part) => part.packedBytes));
  const unpacked = sum(parts.map((part) => part.unpackedBytes));
  const overlaps = packed > fileBytes;
  const repeats = new Set(parts.map((part) => part.name)).size < parts.length;
  if (unpacked > MAX_UNPACKED_BYTES || overlaps || repeats) return 'unsafe_archive';
  const flaw = parts.map(flawOfPart).find((found) => found !== undefined);
  const complete = parts.some((part) => isMainPart(part.name)) && parts.some((part) => isContentTypes(part.name));
  return flaw ?? (complete ? undefined : 'incomplete');
}

/** Whether the list of types names macros: a macro document under another extension. */
export function declaresMacros(contentTypes: string): boolean {
  return /macroenabled|vnd\.ms-office\.vbaproject/i.test(contentTypes);
}

/** Whether the first element of the main part is a Word document's root. */
export function startsAsDocument(xml: string): boolean {
  const root = /<(?:[a-z][\w.-]{0,40}:)?([a-z]\w{0,40})[\s/>]/i.exec(xml.slice(0, 4096));
  return root?.[1]?.toLowerCase() === 'document';
}
