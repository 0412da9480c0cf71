import { hasBytes, hasText } from '@/shared/content/bytes';

/** What a guide file may be (Contract 4.5). `jpeg` is another extension of `jpg`, not another format. */
export type GuideFormat = 'jpg' | 'png' | 'doc' | 'docx' | 'pdf';

/**
 * Why a file is not a guide:
 * - `empty`: no bytes;
 * - `extension_not_accepted`: the name does not end in one of the six extensions;
 * - `content_not_accepted`: the first bytes are those of none of the formats;
 * - `content_differs_from_extension`: they are those of another format than the extension says;
 * - `incomplete`: the format's header is there, but not a file whole enough to open;
 * - `dimensions_out_of_range`: a picture without pixels, or larger than any guide;
 * - `unsafe_archive`: a document that is a bomb, hides macros, or would write outside its folder.
 */
export type GuideFlaw =
  | 'name_not_accepted'
  | 'empty'
  | 'extension_not_accepted'
  | 'content_not_accepted'
  | 'content_differs_from_extension'
  | 'incomplete'
  | 'dimensions_out_of_range'
  | 'unsafe_archive';

/** Largest guide, accepted at exactly this size (Decisions 10: 6 MB is 6 × 1024 × 1024 bytes). */
export const MAX_GUIDE_MEGABYTES = 6;
export const MAX_GUIDE_BYTES = MAX_GUIDE_MEGABYTES * 1024 * 1024;

/** Largest side of a picture, in pixels. */
export const MAX_PICTURE_SIDE = 10_000;

/** The flaw of a picture of this size in pixels, if any. */
export function flawOfDimensions(width: number, height: number): GuideFlaw | undefined {
  const sane = width >= 1 && height >= 1 && width <= MAX_PICTURE_SIDE && height <= MAX_PICTURE_SIDE;
  return sane ? undefined : 'dimensions_out_of_range';
}

const FORMAT_BY_EXTENSION: ReadonlyMap<string, GuideFormat> = new Map<string, GuideFormat>([
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['doc', 'doc'],
  ['docx', 'docx'],
  ['pdf', 'pdf'],
]);

/** The format a name promises by its last extension, in any case; undefined for every other name. */
export function formatOfName(name: string): GuideFormat | undefined {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? FORMAT_BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) : undefined;
}

export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const CFB_SIGNATURE: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const JPEG_START: readonly number[] = [0xff, 0xd8, 0xff];
const ZIP_LOCAL_HEADER: readonly number[] = [0x50, 0x4b, 0x03, 0x04];

/** The format the very first bytes name (Decisions 10); a signature anywhere later counts for nothing. */
export function formatOfContent(bytes: Uint8Array): GuideFormat | undefined {
  if (hasBytes(bytes, 0, JPEG_START)) return 'jpg';
  if (hasBytes(bytes, 0, PNG_SIGNATURE)) return 'png';
  if (hasBytes(bytes, 0, CFB_SIGNATURE)) return 'doc';
  if (hasBytes(bytes, 0, ZIP_LOCAL_HEADER)) return 'docx';
  return hasText(bytes, 0, '%PDF-') ? 'pdf' : undefined;
}

/** The format name and content agree on, or what is wrong before looking any deeper. */
export function agreedFormat(
  name: string,
  bytes: Uint8Array,
): { readonly format: GuideFormat } | { readonly flaw: GuideFlaw } {
  const promised = formatOfName(name);
  if (promised === undefined) return { flaw: 'extension_not_accepted' };
  if (bytes.length === 0) return { flaw: 'empty' };
  const found = formatOfContent(bytes);
  if (found === undefined) return { flaw: 'content_not_accepted' };
  return found === promised ? { format: found } : { flaw: 'content_differs_from_extension' };
}
