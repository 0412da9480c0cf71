// Writes docs/openapi.json; with --check it only compares, and ends with 1 when the file is stale.
import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT_FILE, openApiText } from '@test/support/openapi-document';

async function main(): Promise<void> {
  const text = await openApiText();
  const kept = existsSync(DOCUMENT_FILE) ? readFileSync(DOCUMENT_FILE, 'utf8') : '';
  if (text === kept) return;
  if (process.argv.includes('--check')) {
    process.stderr.write('docs/openapi.json is not the document of these sources. Renew it: npm run openapi\n');
    process.exitCode = 1;
    return;
  }
  writeFileSync(DOCUMENT_FILE, text);
  process.stdout.write(`written: ${DOCUMENT_FILE}\n`);
}

void main();
