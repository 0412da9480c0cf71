import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import type { FileSummary, LoadReporter } from '@/modules/importing/load/load-summary';
import type { TestImporter } from '@test/support/importing';

export type Row = Readonly<Record<string, unknown>>;
export const FORMATS = ['ndjson', 'csv', 'ndjson.gz', 'csv.gz'] as const;
export type Format = (typeof FORMATS)[number];

/** What an import told, in an order that doesn't hang on its batches. */
export interface Told {
  readonly files: readonly FileSummary[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Writes rows into a file. A text among them is a line as it stands. */
export async function writeRows(
  folder: string,
  entity: string,
  rows: readonly (Row | string)[],
  format: Format,
): Promise<string> {
  const path = join(folder, `${entity}.${format}`);
  const text = format.startsWith('csv') ? csvText(rows) : ndjsonText(rows);
  await writeFile(path, format.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

function ndjsonText(rows: readonly (Row | string)[]): string {
  return rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');
}

function csvText(rows: readonly (Row | string)[]): string {
  const fields = [...new Set(rows.flatMap((row) => (typeof row === 'string' ? [] : Object.keys(row))))].sort();
  const cell = (value: unknown): string => {
    if (value === undefined) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => (typeof row === 'string' ? row : fields.map((field) => cell(row[field])).join(',')));
  return `${fields.join(',')}\n${lines.join('\n')}`;
}

/** Imports a file and keeps what was told of it. */
export async function importing(importer: TestImporter, path: string, options: ImportOptions): Promise<Told> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const nothing = (): undefined => undefined;
  const reporter: LoadReporter = {
    fileStarted: nothing,
    progress: nothing,
    problem: ({ line, field, text }) => problems.push(`${String(line).padStart(6)}: ${field}: ${text}`),
    warning: (text) => warnings.push(text),
    unreadable: (_file, reason) => problems.push(reason),
    fileRefused: (_file, reason) => problems.push(reason),
    fileDone: nothing,
  };
  const { files } = await importer.service.importPath(path, { noRefusedFile: true, ...options }, reporter);
  return { files, problems: problems.sort(), warnings };
}

/** How many lines of an entity are read in an import, whatever becomes of them. */
export async function linesRead(importer: TestImporter, entity: string, work: () => Promise<unknown>): Promise<number> {
  const found = importer.service.entities.find(({ name }) => name === entity);
  if (!found) throw new Error(`no ${entity}`);
  const spy = jest.spyOn(found, 'read');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

/** The rows that imports write, and which of them have been noted as changed since the last time. */
export async function stateOf(importer: TestImporter): Promise<Record<string, unknown>> {
  return {
    products: await importer.rows('SELECT * FROM products ORDER BY id'),
    texts: await importer.rows('SELECT * FROM product_texts ORDER BY product_id'),
    prices: await importer.rows('SELECT * FROM prices ORDER BY product_id'),
    stock: await importer.rows('SELECT * FROM stock ORDER BY product_id, grade, branch_code'),
    changes: [...new Set(await importer.changes())].sort(),
  };
}
