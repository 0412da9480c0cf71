import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { AiSearchService } from '@/modules/ai-search/ai-search.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { ProductSearchService } from '@/modules/products/product-search.service';
import type { Search } from './judged/evaluate';
import type { CatalogName } from './judged/items';
import { startWorld } from './world';

const ACCOUNT = 100_999;
const PAGE = { number: 1, size: 20 };
const DISPLAY = { vat: false, financial: false, inventories: false, description: false, pro: false, images: false };
const CALLER = { accountId: ACCOUNT, clientId: 'bench', scopes: [] };

/** What writes the files of a catalog; the demo's are there. */
const MAKERS: Readonly<Record<CatalogName, readonly string[] | undefined>> = {
  demo: undefined,
  revuelto: ['bench/ai/judged/make-messy.ts'],
  mayoreo: ['bench/ai/judged/third/make-third.ts'],
  bodega: ['bench/ai/judged/written/make-written.ts', 'bodega'],
  surtidor: ['bench/ai/judged/written/make-written.ts', 'surtidor'],
  central: ['bench/ai/judged/written/make-written.ts', 'central'],
  mercado: ['bench/ai/judged/written/make-written.ts', 'mercado'],
  proveedor: ['bench/ai/judged/written/make-written.ts', 'proveedor'],
  bazar: ['bench/ai/judged/written/make-written.ts', 'bazar'],
};

/** The text that a catalog's file gives of a product. */
export interface CatalogText {
  readonly id: number;
  readonly model: string;
  readonly title: string;
  readonly brand: string;
  readonly features: readonly string[];
}

/** A judged catalog in the service, with its files. */
export interface JudgedWorld {
  readonly app: INestApplication;
  /** Its products on sale, as its file tells them. */
  readonly texts: readonly CatalogText[];
  stop(): Promise<void>;
}

/** The service over a judged catalog, with an account that pays list prices, as the judge reads them. */
export async function startJudgedWorld(catalog: CatalogName): Promise<JudgedWorld> {
  const folder = folderOf(catalog);
  const { app, stop } = await startWorld(catalog === 'demo' ? {} : { DEMO: 'false' }, folder);
  return { app, stop, texts: textsOf(catalog === 'demo' ? 'demo' : folder) };
}

/** The folder of a catalog to import: the account, and the products unless they are the demo's. */
function folderOf(catalog: CatalogName): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'mostrador-juicio-')), 'files');
  mkdirSync(folder);
  const maker = MAKERS[catalog];
  if (maker !== undefined) execFileSync(process.execPath, ['bench/run.mjs', ...maker, folder], { stdio: 'ignore' });
  writeAccount(folder);
  return folder;
}

/** Adds to a folder of import files the account that pays list prices. */
export function writeAccount(folder: string): void {
  const [first = '{}'] = readFileSync('demo/cuentas.ndjson', 'utf8').split('\n');
  const terms = {
    clasificacion: { nombre: 'Bronce', descuento: 0 },
    distribucion: [{ marca: '*', descuento: 0 }],
    creditos: [],
  };
  const account = { ...(JSON.parse(first) as object), num_cliente: ACCOUNT, ...terms };
  writeFileSync(join(folder, 'cuentas.ndjson'), `${JSON.stringify(account)}\n`);
}

interface ProductRow {
  readonly producto_id: number;
  readonly modelo: string;
  readonly titulo: string;
  readonly marca: string;
  readonly activo?: boolean;
  readonly caracteristicas?: readonly string[];
}

function textsOf(folder: string): CatalogText[] {
  return readFileSync(join(folder, 'productos.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ProductRow)
    .filter(({ activo }) => activo !== false)
    .map(({ producto_id: id, modelo, titulo, marca, caracteristicas = [] }) => {
      return { id, model: modelo, title: titulo, brand: marca, features: caracteristicas };
    });
}

/** Search by a sentence: its first page, of twenty unless told otherwise. */
export function bySentence({ app }: Pick<JudgedWorld, 'app'>, page = PAGE): (text: string) => ReturnType<Search> {
  const { store } = app.get(CatalogSnapshot, { strict: false });
  const products = app.get(ProductSearchService, { strict: false });
  const ai = app.get(AiSearchService, { strict: false });
  return async (text) => {
    const context = products.context(CALLER, { ...DISPLAY, currency: 'mxn' });
    const { found, relaxed } = await ai.search({ text, inStock: false, page }, products.view(context), context);
    return { ids: found.slots.map((slot) => store.idOf(slot)), told: relaxed.length > 0 };
  };
}

/** The keyword search asked with the sentence as it is. */
export function byKeywords({ app }: JudgedWorld): (text: string) => ReturnType<Search> {
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
