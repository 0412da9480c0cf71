import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAnswer } from './judged/evaluate';
import { writeMade } from './judged/import-rows';
import type { TitledProduct } from './judged/titles/lines';
import { bySentence, writeAccount } from './judged-worlds';
import { startWorld } from './world';

/** So many answers are looked at: more than there are of any thing. */
const PAGE = { number: 1, size: 100 };
const FIRST_CATEGORY = 90_000;

/** A product as it stands on a shelf. */
export type Shelved = Omit<TitledProduct, 'name'>;

/**
 * What the search answers, ids in their order, to each of the sentences over a catalog of these products alone, each of which costs the same and is in stock;
 * with `demo` the demo's products stand beside them.
 */
export async function answersOver(
  products: readonly Shelved[],
  sentences: Iterable<string>,
  { demo }: { readonly demo: boolean },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const scratch = mkdtempSync(join(tmpdir(), 'mostrador-anaquel-'));
  const folder = join(scratch, 'files');
  writeMade(folder, {
    products: products.map((product) => ({ ...product, activo: true })),
    firstCategory: FIRST_CATEGORY,
    branches: [['cdmx', 'Central', 'Ciudad de México', 'Ciudad de México', '06000', 'A']],
    rate: 18,
    stockOf: () => new Map([['cdmx', 10]]),
    pricesOf: () => ({ precio_lista: '50.00' }),
  });
  writeAccount(folder);
  const { app, stop } = await startWorld({ DEMO: String(demo) }, folder);
  try {
    const search = bySentence({ app }, PAGE);
    const answers = new Map<string, readonly number[]>();
    for (const sentence of new Set(sentences)) answers.set(sentence, asAnswer(await search(sentence)).ids);
    return answers;
  } finally {
    await stop();
    rmSync(scratch, { recursive: true });
  }
}
