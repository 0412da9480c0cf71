import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const FOLDER = process.env.MOSTRADOR_REFERENCE_DATA ?? join(process.cwd(), '..', 'shared', 'data');

/** describe, or a skipped one that says why, where the reference data is not at hand. */
export const describeWithReferenceData = (name: string, tests: () => void): void => {
  if (existsSync(FOLDER)) describe(name, tests);
  else describe.skip(`${name} (skipped: no reference data in MOSTRADOR_REFERENCE_DATA)`, tests);
};

/** Path of a reference file. */
export function referencePath(file: string): string {
  return join(FOLDER, file);
}

/** The rows of a reference CSV file, gzipped or not. */
export function referenceRows(file: string): Record<string, string>[] {
  const bytes = readFileSync(referencePath(file));
  return parse(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true });
}
