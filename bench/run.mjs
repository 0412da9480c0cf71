// Runs a TypeScript file of bench/ (or of the sources) directly: node bench/run.mjs bench/generate.ts --products 1000
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
require('./typescript.cjs');

const [, , file, ...args] = process.argv;
if (!file) {
  process.stderr.write('usage: node bench/run.mjs <file.ts> [arguments]\n');
  process.exit(2);
}
// Processes that the program makes of itself (WORKERS) read TypeScript as well.
process.execArgv.push('--require', require.resolve('./typescript.cjs'));
process.argv = [process.argv[0], resolve(file), ...args];
require(resolve(file));
