import type { INestApplicationContext } from '@nestjs/common';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { demoCatalog } from '@/seeds/demo/catalog';
import { Bm25, fold } from './bm25';
import type { Item, JudgedQuery } from './judging';
import { ndcg10, recall50 } from './metrics';
import { HELD_BACK, TUNING } from './queries';
import { startWorld } from './world';

const ACCOUNT = 100_245;
const DISPLAY = { vat: false, financial: false, inventories: false, description: false, pro: false };
const CALLER = { accountId: ACCOUNT, clientId: 'bench', scopes: [] };

interface Engine {
  readonly name: string;
  search(query: JudgedQuery): Promise<readonly number[]>;
}

/** Every demo product on sale as judges see it. */
function itemsOf(app: INestApplicationContext): Item[] {
  const { store } = app.get(CatalogSnapshot, { strict: false });
  const search = app.get(ProductSearchService, { strict: false });
  const usd = search.view(search.context(CALLER, { ...DISPLAY, currency: 'usd' }));
  const mxn = search.view(search.context(CALLER, { ...DISPLAY, currency: 'mxn' }));
  return demoCatalog().products.flatMap((product): Item[] => {
    const slot = store.slotOf(product.id);
    if (slot === undefined || !store.listed.has(slot)) return [];
    const [title, text] = [fold(product.title), fold([product.title, ...product.features].join(' \n '))];
    return [
      {
        id: product.id,
        model: product.model,
        brand: product.brand,
        categories: product.categories,
        title,
        text,
        usd: usd.payable(slot),
        mxn: mxn.payable(slot),
        sales: store.record(slot).sales,
        pieces: usd.allPieces(slot),
        piecesIn: (branch) => [0, 1, 2, 3, 4].reduce((sum, grade) => sum + usd.piecesIn(slot, grade, branch), 0),
      },
    ];
  });
}

function enginesOf(app: INestApplicationContext, items: readonly Item[]): Engine[] {
  const { store } = app.get(CatalogSnapshot, { strict: false });
  const products = app.get(ProductSearchService, { strict: false });
  const ai = app.get(AiSearchService, { strict: false });
  const bm25 = new Bm25(items.map(({ id, model, title, text }) => ({ id, text: `${model} ${title} ${text}` })));
  const page = { number: 1, size: 50 };
  const ids = (slots: readonly number[]): number[] => slots.map((slot) => store.record(slot).id);
  return [
    {
      name: 'busqueda-ia',
      search: async ({ text, currency }) => {
        const context = products.context(CALLER, { ...DISPLAY, currency: currency ?? 'usd' });
        return ids((await ai.search({ text, inStock: false, page }, products.view(context), context)).found.slots);
      },
    },
    {
      name: 'keyword search',
      search: ({ text }) => {
        const criteria = {
          text,
          categoryIds: [],
          brandIds: [],
          branchCodes: [],
          inStock: false,
          newStock: false,
          sort: { key: 'relevance' as const, descending: false },
          page,
        };
        return Promise.resolve(
          ids(products.find(criteria, products.view(products.context(CALLER, { ...DISPLAY, currency: 'usd' }))).slots),
        );
      },
    },
    { name: 'plain BM25', search: ({ text }) => Promise.resolve(bm25.search(text, 50)) },
  ];
}

async function report(
  name: string,
  queries: readonly JudgedQuery[],
  items: readonly Item[],
  engines: readonly Engine[],
  verbose: boolean,
): Promise<void> {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const engine of engines) {
    let [gain, recall, empty, broken] = [0, 0, 0, 0];
    for (const query of queries) {
      const grades = query.grader(items);
      if (![...grades.values()].includes(3)) process.stdout.write(`nothing answers: ${query.text}\n`);
      const ranking = await engine.search(query);
      const value = ndcg10(ranking, grades);
      const violations = ranking.slice(0, 10).filter((id) => !query.must(byId.get(id) as Item)).length;
      gain += value;
      recall += recall50(ranking, grades);
      empty += Number(ranking.length === 0);
      broken += violations;
      if (verbose && engine.name === 'busqueda-ia' && (value < 0.9 || violations > 0))
        explain(query, value, violations, ranking, grades, byId);
    }
    const mean = (sum: number): string => (sum / queries.length).toFixed(3);
    process.stdout.write(
      `${name} (${queries.length}) ${engine.name}: nDCG@10 ${mean(gain)}, recall@50 ${mean(recall)}, no result ${((100 * empty) / queries.length).toFixed(1)} %, violations in the top 10: ${broken}\n`,
    );
  }
}

function explain(
  { text }: JudgedQuery,
  value: number,
  violations: number,
  ranking: readonly number[],
  grades: ReadonlyMap<number, number>,
  byId: ReadonlyMap<number, Item>,
): void {
  process.stdout.write(`\n${value.toFixed(2)} ${violations > 0 ? `(${violations} violations) ` : ''}${text}\n`);
  for (const id of ranking.slice(0, 6))
    process.stdout.write(
      `   ${grades.get(id) ?? 0} ${byId.get(id)?.model ?? ''} ${byId.get(id)?.title.slice(0, 90) ?? ''}\n`,
    );
}

/** node bench/run.mjs bench/ai/evaluate.ts [--explain]: tuning half explained on request; the held-back half never is. */
async function main(): Promise<void> {
  const { app, stop } = await startWorld();
  try {
    const items = itemsOf(app);
    const engines = enginesOf(app, items);
    await report('tuning half', TUNING, items, engines, process.argv.includes('--explain'));
    if (!process.argv.includes('--tuning-only')) await report('held-back half', HELD_BACK, items, engines, false);
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
