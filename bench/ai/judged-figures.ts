import type { INestApplication } from '@nestjs/common';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import { evaluate, table, type Search } from './judged/evaluate';
import type { CatalogName } from './judged/items';
import type { Part } from './judged/load';
import { startWorld } from './world';

const ACCOUNT = 100_999;
const PAGE = { number: 1, size: 20 };
const DISPLAY = { vat: false, financial: false, inventories: false, description: false, pro: false, images: false };
const CALLER = { accountId: ACCOUNT, clientId: 'bench', scopes: [] };
type World = Awaited<ReturnType<typeof startWorld>>;

/** The folder of a catalog to import: an account that pays list prices, as the judge reads them, and the products unless they are the demo's. */
function folderOf(catalog: CatalogName): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'mostrador-juicio-')), 'files');
  mkdirSync(folder);
  if (catalog === 'revuelto')
    execFileSync(process.execPath, ['bench/run.mjs', 'bench/ai/judged/make-messy.ts', folder], { stdio: 'ignore' });
  const [first = '{}'] = readFileSync('demo/cuentas.ndjson', 'utf8').split('\n');
  const terms = {
    clasificacion: { nombre: 'Bronce', descuento: 0 },
    distribucion: [{ marca: '*', descuento: 0 }],
    creditos: [],
  };
  const account = { ...(JSON.parse(first) as object), num_cliente: ACCOUNT, ...terms };
  writeFileSync(join(folder, 'cuentas.ndjson'), `${JSON.stringify(account)}\n`);
  return folder;
}

function bySentence(app: INestApplication): (text: string) => ReturnType<Search> {
  const { store } = app.get(CatalogSnapshot, { strict: false });
  const products = app.get(ProductSearchService, { strict: false });
  const ai = app.get(AiSearchService, { strict: false });
  return async (text) => {
    const context = products.context(CALLER, { ...DISPLAY, currency: 'mxn' });
    const { found, relaxed } = await ai.search({ text, inStock: false, page: PAGE }, products.view(context), context);
    return { ids: found.slots.map((slot) => store.idOf(slot)), told: relaxed.length > 0 };
  };
}

/** The keyword search asked with the sentence as it is. */
function byKeywords(app: INestApplication): (text: string) => ReturnType<Search> {
  const { store } = app.get(CatalogSnapshot, { strict: false });
  const products = app.get(ProductSearchService, { strict: false });
  return (text) => {
    const view = products.view(products.context(CALLER, { ...DISPLAY, currency: 'mxn' }));
    const sort = { key: 'relevance' as const, descending: false };
    const lists = { categoryIds: [], brandIds: [], branchCodes: [] };
    const { slots } = products.find({ text, ...lists, inStock: false, newStock: false, sort, page: PAGE }, view);
    return slots.map((slot) => store.idOf(slot));
  };
}

/** node bench/run.mjs bench/ai/judged-figures.ts [tuning|check|sealed]: the sealed part once, at the end. */
async function main(): Promise<void> {
  const asked = process.argv[2];
  const part: Part = asked === 'check' || asked === 'sealed' ? asked : 'tuning';
  const worlds = new Map<CatalogName, World>([
    ['demo', await startWorld({}, folderOf('demo'))],
    ['revuelto', await startWorld({ DEMO: 'false' }, folderOf('revuelto'))],
  ]);
  try {
    for (const [name, engine] of [
      ['busqueda-ia', bySentence],
      ['keyword search', byKeywords],
    ] as const) {
      const engines = new Map([...worlds].map(([catalog, { app }]) => [catalog, engine(app)]));
      const byClass = await evaluate(part, (text, catalog) => engines.get(catalog)?.(text) ?? []);
      process.stdout.write(`${name}, ${part}\n${table(byClass)}\n\n`);
    }
  } finally {
    for (const { stop } of worlds.values()) await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
