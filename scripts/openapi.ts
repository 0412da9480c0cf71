// Writes what is made from the sources: docs/openapi.json, the table of codes in docs/integradores.md and the Postman collection.
// With --check it only compares, and ends with 1 when a file is stale.
import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { madeFiles, POSTMAN_FOLDER, staleFiles } from '@test/support/documents/made-files';

async function main(): Promise<void> {
  const made = await madeFiles();
  for (const file of staleFiles(made)) {
    const name = relative(process.cwd(), file);
    if (process.argv.includes('--check')) {
      process.stderr.write(`${name} is not what these sources make. Renew it: npm run openapi\n`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(POSTMAN_FOLDER, { recursive: true });
    writeFileSync(file, made.get(file) ?? '');
    process.stdout.write(`written: ${name}\n`);
  }
}

void main();
