import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { csvLines, CsvReader } from '@/modules/importing/source/csv-lines';
import type { FileBytes } from '@/modules/importing/source/file-bytes';
import { formatLines } from '@/modules/importing/source/format-lines';
import { lineBlocks } from '@/modules/importing/source/line-blocks';
import { NdjsonReader, ndjsonLines, oneJsonObject } from '@/modules/importing/source/ndjson-lines';
import type { PieceReader } from '@/modules/importing/source/piece-reader';
import { UnreadableFileError, type SourceLines } from '@/modules/importing/source/source-line';

/** The sub-folder of an import that holds XML and PDF files of invoices (Beyond 5.1). */
const DOCUMENTS_FOLDER = 'cfdi';
const REFUSED_SUFFIX = '.refused.ndjson';

/** A file and what is in it. */
export interface ImportFile {
  readonly path: string;
  /** As it is called in messages. */
  readonly name: string;
  readonly entity: ImportEntity;
}

export interface FoundFiles {
  /** In the order they are to be loaded. */
  readonly files: readonly ImportFile[];
  /** Names in the folder that mean nothing to the importer, and why. */
  readonly ignored: readonly { readonly name: string; readonly reason: string }[];
  /** The sub-folder with invoice documents, where there is one; it is loaded last. */
  readonly documents?: string;
}

/** Where the refused lines of a file go. */
export function refusedPath(path: string): string {
  return path + REFUSED_SUFFIX;
}

/**
 * The file itself, or a folder's files in dependency order (the order of `entities`). Throws UnreadableFileError when there is
 * nothing to load.
 */
export async function findFiles(path: string, entities: readonly ImportEntity[]): Promise<FoundFiles> {
  const folder = await stat(path).then(
    (found) => found.isDirectory(),
    () => {
      throw new UnreadableFileError(`${path}: no existe o no se puede leer`);
    },
  );
  if (!folder) return { files: [singleFile(path, entities)], ignored: [] };
  const names = (await readdir(path)).filter((name) => !name.startsWith('.') && !name.endsWith(REFUSED_SUFFIX)).sort();
  const files: ImportFile[] = [];
  const ignored: FoundFiles['ignored'][number][] = [];
  const documents = names.includes(DOCUMENTS_FOLDER) && (await isFolder(join(path, DOCUMENTS_FOLDER)));
  for (const name of names) {
    if (documents && name === DOCUMENTS_FOLDER) continue;
    const entity = entityOf(name, entities);
    if (entity) files.push({ path: join(path, name), name, entity });
    else ignored.push({ name, reason: unknownReason(name, entities) });
  }
  if (files.length === 0 && !documents)
    throw new UnreadableFileError(`${path}: no hay ningún archivo que se pueda cargar`);
  files.sort((a, b) => entities.indexOf(a.entity) - entities.indexOf(b.entity));
  return { files, ignored, ...(documents && { documents: join(path, DOCUMENTS_FOLDER) }) };
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function singleFile(path: string, entities: readonly ImportEntity[]): ImportFile {
  const name = basename(path);
  const entity = entityOf(name, entities);
  if (entity) return { path, name, entity };
  const reason = unknownReason(name, entities);
  if (namedEntity(name, entities)) throw new UnreadableFileError(`${name}: ${reason}`);
  const known = entities.map((one) => one.name).join(', ');
  throw new UnreadableFileError(
    `${name}: ${reason}; debe ser, por ejemplo, productos.ndjson o productos.csv.gz (se conocen: ${known})`,
  );
}

/** Why a file is not loaded: its name, or the ending of its name. */
function unknownReason(name: string, entities: readonly ImportEntity[]): string {
  const entity = namedEntity(name, entities);
  if (!entity) return 'el nombre no dice qué contiene';
  const { oneObject, lines } = entity;
  const endings = ['.ndjson', '.csv', ...(oneObject ? ['.json'] : []), ...(lines?.extensions ?? [])];
  return `su terminación no se lee; de ${entity.name} se leen ${endings.join(', ')}, y cada una con .gz`;
}

/** By the part before the first dot, and an ending that can be read. */
function entityOf(name: string, entities: readonly ImportEntity[]): ImportEntity | undefined {
  const entity = namedEntity(name, entities);
  return entity && kindOf(name.toLowerCase(), entity) ? entity : undefined;
}

/** By the part before the first dot alone. */
function namedEntity(name: string, entities: readonly ImportEntity[]): ImportEntity | undefined {
  const stem = name.toLowerCase().split('.', 1)[0] ?? '';
  return entities.find((one) => one.name === stem || one.aliases?.includes(stem));
}

type Kind = 'ndjson' | 'csv' | 'json' | 'lines';

function kindOf(lowerName: string, entity: ImportEntity): Kind | undefined {
  const name = lowerName.replace(/\.gz$/, '');
  if (entity.lines?.extensions.some((extension) => name.endsWith(extension))) return 'lines';
  if (name.endsWith('.ndjson')) return 'ndjson';
  if (name.endsWith('.csv')) return 'csv';
  return name.endsWith('.json') && entity.oneObject ? 'json' : undefined;
}

/** Reads a file in pieces; undefined for one that can't be. */
export function pieceReaderOf({ name, entity }: ImportFile): PieceReader | undefined {
  const kind = kindOf(name.toLowerCase(), entity);
  if (kind === 'csv') return new CsvReader(entity.nested);
  return kind === 'ndjson' ? new NdjsonReader() : undefined;
}

/** The lines of a file. */
export function linesOf(file: ImportFile, bytes: FileBytes): SourceLines {
  const { entity } = file;
  const kind = kindOf(file.name.toLowerCase(), entity);
  if (kind === 'lines' && entity.lines) return formatLines(lineBlocks(bytes, entity.lines.encoding), entity.lines);
  if (kind === 'csv') return csvLines(lineBlocks(bytes), entity.nested);
  return kind === 'json' ? oneJsonObject(lineBlocks(bytes)) : ndjsonLines(lineBlocks(bytes));
}
