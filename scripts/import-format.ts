// Renews the part of docs/contract/import-format.md that is made from the import definitions; with --check it only compares.
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { FORMAT_FILE, renewedFormat } from '@test/support/documents/import-format';

async function main(): Promise<void> {
  const kept = readFileSync(FORMAT_FILE, 'utf8');
  const made = await renewedFormat(kept);
  if (made === kept) return;
  if (process.argv.includes('--check')) {
    process.stderr.write(
      'docs/contract/import-format.md does not say what the import definitions say. Renew it: npm run import-format\n',
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(FORMAT_FILE, made);
  process.stdout.write(`written: ${FORMAT_FILE}\n`);
}

void main();
