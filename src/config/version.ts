import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The version of package.json: what the command line, `/health/live` and the API document tell. */
export const VERSION = readVersion();

function readVersion(): string {
  const file = resolve(__dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
