import type { OpenAPIObject } from '@nestjs/swagger';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentedError } from '@/docs/document/introduction';
import { openApiText } from './openapi-document';
import { DOCUMENT_FILE } from './response-contract';
import { postmanCollection, postmanEnvironment } from './postman-collection';

const DOCS = resolve(__dirname, '..', '..', '..', 'docs');
export const GUIDE_FILE = resolve(DOCS, 'integradores.md');
export const POSTMAN_FOLDER = resolve(DOCS, 'postman');
const COLLECTION_FILE = resolve(POSTMAN_FOLDER, 'mostrador.postman_collection.json');
const ENVIRONMENT_FILE = resolve(POSTMAN_FOLDER, 'mostrador.postman_environment.json');

const CODES = /(<!-- codigos -->\n)[^]*?(<!-- \/codigos -->)/;

/** Every file of docs/ that is made from the sources, with the text it should have. */
export async function madeFiles(): Promise<ReadonlyMap<string, string>> {
  const text = await openApiText();
  const document = JSON.parse(text) as OpenAPIObject & { 'x-codigos-de-error': readonly DocumentedError[] };
  const guide = readFileSync(GUIDE_FILE, 'utf8').replace(CODES, (_, start: string, end: string) => {
    return `${start}\n${codeTable(document['x-codigos-de-error'])}\n\n${end}`;
  });
  return new Map([
    [DOCUMENT_FILE, text],
    [GUIDE_FILE, guide],
    [COLLECTION_FILE, asJson(postmanCollection(document))],
    [ENVIRONMENT_FILE, asJson(postmanEnvironment())],
  ]);
}

/** The files that don't have the text they should have. */
export function staleFiles(made: ReadonlyMap<string, string>): string[] {
  return [...made]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);
}

/** Cells as wide as the widest of their column, as the formatter wants tables. */
function codeTable(errors: readonly DocumentedError[]): string {
  const rows = errors.map(({ code, statuses, text, meaning }) => [`\`${code}\``, statuses.join(', '), text, meaning]);
  const all = [['code', 'status', 'texto', 'qué hacer'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...body] = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
