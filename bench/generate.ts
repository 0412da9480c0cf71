import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { benchFiles, type BenchFile } from './generator/bench-files';
import { DEFAULT_OPTIONS } from './generator/options';

const CHUNK_CHARACTERS = 256 * 1024;

const USAGE =
  'node bench/run.mjs bench/generate.ts --out DIR [--products 100000] [--stock-per-product 7.5] [--invoices 0] [--seed 1] [--gzip]\n';

function* lines(file: BenchFile): Generator<string> {
  let chunk = '';
  for (const row of file.rows()) {
    chunk += `${JSON.stringify(row)}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

async function write(file: BenchFile, folder: string, gzip: boolean): Promise<void> {
  const target = createWriteStream(join(folder, `${file.entity}.ndjson${gzip ? '.gz' : ''}`));
  const source = Readable.from(lines(file), { objectMode: true, highWaterMark: 2 });
  await (gzip ? pipeline(source, createGzip({ level: 1 }), target) : pipeline(source, target));
}

/** Writes a generated catalog as a folder that `mostrador import` loads. */
async function generate(): Promise<number> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      products: { type: 'string' },
      'stock-per-product': { type: 'string' },
      invoices: { type: 'string' },
      seed: { type: 'string' },
      gzip: { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const files = benchFiles({
    products: Number(values.products ?? DEFAULT_OPTIONS.products),
    stockPerProduct: Number(values['stock-per-product'] ?? DEFAULT_OPTIONS.stockPerProduct),
    invoices: Number(values.invoices ?? DEFAULT_OPTIONS.invoices),
    seed: Number(values.seed ?? DEFAULT_OPTIONS.seed),
  });
  await mkdir(values.out, { recursive: true });
  const started = performance.now();
  for (const file of files) await write(file, values.out, values.gzip);
  const { maxRSS } = process.resourceUsage();
  process.stdout.write(
    `${values.out}: ${((performance.now() - started) / 1000).toFixed(1)} s, at most ${Math.round(maxRSS / 1024)} MB\n`,
  );
  return 0;
}

generate().then(
  (code) => {
    process.exitCode = code;
  },
  (problem: unknown) => {
    process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exitCode = 1;
  },
);
