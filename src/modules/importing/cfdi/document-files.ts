import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UnreadableFileError } from '@/modules/importing/source/source-line';

/** An XML or PDF to be loaded. */
export interface DocumentFile {
  readonly path: string;
  /** As it is called in messages. */
  readonly name: string;
  readonly kind: 'xml' | 'pdf';
}

/** Files of one folder whose names differ in their ending alone, XML first. */
export interface DocumentFiles {
  readonly base: string;
  readonly files: readonly DocumentFile[];
  /** XML files that only say whose the PDF is: they were not asked for. */
  readonly siblings: readonly DocumentFile[];
}

export interface FoundDocuments {
  readonly documents: readonly DocumentFiles[];
  /** Names that are neither XML nor PDF. */
  readonly ignored: readonly string[];
}

const ENDING = /^(.+)\.(xml|pdf)$/i;

/** The one file, or those of a folder at any depth (Beyond 5.1). Throws UnreadableFileError when it can't be read. */
export async function findDocuments(path: string, prefix = ''): Promise<FoundDocuments> {
  const found = await stat(path).catch(() => {
    throw new UnreadableFileError(`${path}: no existe o no se puede leer`);
  });
  if (found.isDirectory()) return inFolder(path, prefix);
  const name = basename(path);
  const parts = partsOf(name);
  if (!parts || !found.isFile()) throw new UnreadableFileError(`${name}: no es un .xml ni un .pdf`);
  const beside = parts.kind === 'pdf' ? (await inFolder(dirname(path), '', false)).documents : [];
  const siblings = beside.find(({ base }) => base === parts.base)?.files.filter(({ kind }) => kind === 'xml') ?? [];
  return { documents: [{ base: parts.base, files: [{ path, name, kind: parts.kind }], siblings }], ignored: [] };
}

function partsOf(name: string): { readonly base: string; readonly kind: 'xml' | 'pdf' } | undefined {
  const [, base, ending] = ENDING.exec(name) ?? [];
  if (base === undefined) return undefined;
  return { base, kind: ending?.toLowerCase() === 'xml' ? 'xml' : 'pdf' };
}

async function inFolder(folder: string, prefix: string, deep = true): Promise<FoundDocuments> {
  const byBase = new Map<string, DocumentFile[]>();
  const deeper: FoundDocuments[] = [];
  const ignored: string[] = [];
  for (const entry of (await entriesOf(folder)).filter(({ name }) => !name.startsWith('.'))) {
    const path = join(folder, entry.name);
    const name = prefix + entry.name;
    const parts = partsOf(entry.name);
    if (entry.isDirectory()) {
      if (deep) deeper.push(await inFolder(path, `${name}/`));
    } else if (parts && (entry.isFile() || (await leadsToFile(path)))) {
      byBase.set(parts.base, [...(byBase.get(parts.base) ?? []), { path, name, kind: parts.kind }]);
    } else ignored.push(name);
  }
  const documents = [...byBase].map(([base, files]) => ({ base, files: xmlFirst(files), siblings: [] }));
  return {
    documents: [...documents, ...deeper.flatMap((found) => found.documents)],
    ignored: [...ignored, ...deeper.flatMap((found) => found.ignored)],
  };
}

async function entriesOf(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    throw new UnreadableFileError(`${folder}: no se puede leer`);
  }
}

/** Links to files are followed, links to folders are not: they may lead in circles. */
function leadsToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function xmlFirst(files: readonly DocumentFile[]): DocumentFile[] {
  return [...files.filter(({ kind }) => kind === 'xml'), ...files.filter(({ kind }) => kind === 'pdf')];
}
