import type { INestApplicationContext } from '@nestjs/common';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { demoProducts } from '../generator/demo-catalog';
import { categoryKeys } from './category-keys';
import { Bm25, fold } from './bm25';
import type { Item, JudgedQuery } from './judging';
import { ndcg10, recall50 } from './metrics';
import { HELD_BACK, TUNING } from './queries';
import { FRESH } from './queries-fresh';
import { startWorld } from './world';

const ACCOUNT = 100_245;
const DISPLAY = { vat: false, financial: false, inventories: false, description: false, pro: false, images: false };
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
  return demoProducts().flatMap((product): Item[] => {
    const slot = store.slotOf(product.id);
    if (slot === undefined || !store.listed.has(slot)) return [];
    const [title, text] = [fold(product.title), fold([product.title, ...product.features].join(' \n '))];
    return [
      {
        id: product.id,
        model: product.model,
        brand: product.brand,
        categories: categoryKeys(product.categories),
        title,
        text,
        usd: usd.payable(slot),
        mxn: mxn.payable(slot),
        sales: store.columns.salesOf(slot),
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
  const ids = (slots: readonly number[]): number[] => slots.map((slot) => store.idOf(slot));
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

interface Judged {
  readonly query: JudgedQuery;
  readonly ranking: readonly number[];
  readonly grades: ReadonlyMap<number, number>;
  readonly gain: number;
  readonly violations: number;
}

async function judge(
  query: JudgedQuery,
  engine: Engine,
  items: readonly Item[],
  byId: ReadonlyMap<number, Item>,
): Promise<Judged> {
  const grades = query.grader(items);
  if (![...grades.values()].includes(3)) process.stderr.write(`nothing answers: ${query.text}\n`);
  const ranking = await engine.search(query);
  const shown = ranking.slice(0, 10).flatMap((id) => byId.get(id) ?? []);
  return {
    query,
    ranking,
    grades,
    gain: ndcg10(ranking, grades),
    violations: shown.filter((item) => !query.must(item)).length,
  };
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
    const judged: Judged[] = [];
    for (const query of queries) judged.push(await judge(query, engine, items, byId));
    const mean = (of: (one: Judged) => number): number => judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
    if (verbose && engine.name === 'busqueda-ia') explainWeak(judged, byId);
    const figures = [
      `nDCG@10 ${mean(({ gain }) => gain).toFixed(3)}`,
      `recall@50 ${mean(({ ranking, grades }) => recall50(ranking, grades)).toFixed(3)}`,
      `no result ${(100 * mean(({ ranking }) => Number(ranking.length === 0))).toFixed(1)} %`,
      `violations in the top 10: ${judged.reduce((sum, { violations }) => sum + violations, 0)}`,
    ];
    process.stdout.write(`${name} (${queries.length}) ${engine.name}: ${figures.join(', ')}\n`);
  }
}

function explainWeak(judged: readonly Judged[], byId: ReadonlyMap<number, Item>): void {
  for (const one of judged) if (one.gain < 0.9 || one.violations > 0) explain(one, byId);
}

function explain({ query, ranking, grades, gain, violations }: Judged, byId: ReadonlyMap<number, Item>): void {
  process.stdout.write(`\n${gain.toFixed(2)} ${violations > 0 ? `(${violations} violations) ` : ''}${query.text}\n`);
  for (const id of ranking.slice(0, 6)) {
    const item = byId.get(id);
    process.stdout.write(`   ${grades.get(id) ?? 0} ${item?.model ?? ''} ${item?.title.slice(0, 90) ?? ''}\n`);
  }
}

/** node bench/run.mjs bench/ai/evaluate.ts [--explain]: tuning half explained on request; the held-back half never is. */
async function main(): Promise<void> {
  const { app, stop } = await startWorld();
  try {
    const items = itemsOf(app);
    const engines = enginesOf(app, items);
    await report('tuning half', TUNING, items, engines, process.argv.includes('--explain'));
    if (process.argv.includes('--fresh')) await report('asked afterwards', FRESH, items, engines, true);
    if (!process.argv.includes('--tuning-only')) await report('held-back half', HELD_BACK, items, engines, false);
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
