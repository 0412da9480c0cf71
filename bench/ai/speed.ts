import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { quantise } from '@/modules/ai-search/domain/vectors/quantise';
import type { VectorStore } from '@/modules/ai-search/domain/vectors/vector-store';
import { QueryEmbedder } from '@/modules/ai-search/embeddings/query-embedder.service';
import { VectorSync } from '@/modules/ai-search/embeddings/vector-sync.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { percentile, say } from '../load';
import { benchDatabase } from '../service';
import { QUERIES } from './queries';
import { startWorld } from './world';

const ACCOUNT = 100_245;
const DIMENSIONS = 384;
const ROUNDS = 3;
const DISPLAY = {
  currency: 'mxn' as const,
  vat: false,
  financial: false,
  inventories: false,
  description: false,
  pro: false,
  images: false,
};

/** Vectors of chance: how long a comparison takes does not depend on what they say. */
function randomVector(): number[] {
  return Array.from({ length: DIMENSIONS }, () => Math.random() - 0.5);
}

function fill(vectors: VectorStore, slots: number): void {
  for (let slot = 0; slot < slots; slot++) {
    const vector = quantise(randomVector());
    if (vector) vectors.put(slot, vector);
  }
}

/** A provider of embeddings that answers at once. */
async function startProvider(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input: string[] };
      response.end(JSON.stringify({ data: input.map((_, index) => ({ index, embedding: randomVector() })) }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, stop: () => server.close() };
}

/** Milliseconds of computing so far, all threads of the process together. */
function computing(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Every query of the evaluation, one at a time; the first round warms up. On a shared machine computing time says more than the clock. */
async function measure(name: string, ai: AiSearchService, products: ProductSearchService): Promise<void> {
  const clock: number[] = [];
  const work: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { text } of QUERIES) {
      const [start, before] = [performance.now(), computing()];
      const context = products.context({ accountId: ACCOUNT, clientId: 'bench', scopes: [] }, DISPLAY);
      await ai.search({ text, inStock: false, page: { number: 1, size: 20 } }, products.view(context), context);
      if (round === 0) continue;
      clock.push(performance.now() - start);
      work.push(computing() - before);
    }
  }
  const figures = (times: readonly number[]): string =>
    `p50 ${percentile(times, 0.5).toFixed(2)} p99 ${percentile(times, 0.99).toFixed(2)} ms`;
  say(`${name}: ${figures(clock)} by the clock, ${figures(work)} of computing`);
}

/** node bench/run.mjs bench/ai/speed.ts [--products 100000] [--database file.sqlite] [--vectors] */
async function main(): Promise<void> {
  const option = (flag: string): string | undefined => {
    const at = process.argv.indexOf(flag);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-speed-'));
  const file = join(folder, 'catalog.sqlite');
  const given = option('--database') ?? benchDatabase(Number(option('--products') ?? 100_000)).replace('sqlite:', '');
  copyFileSync(given, file);
  const provider = process.argv.includes('--vectors') ? await startProvider() : undefined;
  const { app, stop } = await startWorld({ DATABASE_URL: `sqlite:${file}`, DEMO: 'false' });
  try {
    const ai = app.get(AiSearchService, { strict: false });
    const products = app.get(ProductSearchService, { strict: false });
    const { store } = app.get(CatalogSnapshot, { strict: false });
    await measure(`${store.size} products`, ai, products);
    if (provider) {
      const before = process.memoryUsage();
      const vectors = app.get(VectorSync, { strict: false }).store;
      fill(vectors, store.size);
      const after = process.memoryUsage();
      const query = quantise(randomVector());
      Object.assign(app.get(QueryEmbedder, { strict: false }), { embed: () => Promise.resolve(query) });
      Object.defineProperty(app.get(QueryEmbedder, { strict: false }), 'configured', { value: true });
      say(
        `vectors of ${DIMENSIONS} dimensions: ${((after.arrayBuffers - before.arrayBuffers) / 1e6).toFixed(0)} MB of arrays for ${vectors.size}`,
      );
      await measure(`${store.size} products, with vectors`, ai, products);
    }
  } finally {
    await stop();
    provider?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
