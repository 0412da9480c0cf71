/* eslint-disable no-console -- a benchmark's output is what it is for */
import 'reflect-metadata';
import type { OrderSearch } from '@/modules/cart/orders/domain/documents/document-search';
import { presentOrderItems } from '@/modules/cart/orders/http/document-lists';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import {
  folioOf,
  insertOrders,
  orderedAt,
  ORDERED_PRODUCTS,
  PURCHASE_ORDERS,
} from '@test/e2e/orders/order-rows.builder';
import { openMigrated } from '@test/support/servers/migrated-database';
import type { Caller } from '@/shared/kernel/caller';
import { benchDatabase } from '../invoices/bench-database';
import { quantile } from './clients';

/**
 * Pages of 25 orders of one account by every filter, from the repository down, presented and serialised; each from a place at random:
 * node bench/run.mjs bench/cart/lists.ts [counts] [sqlite|mysql].
 */
const COUNTS = (process.argv[2] ?? '10000,100000').split(',').map(Number);
const DIALECTS = (['sqlite', 'mysql'] as const).filter((dialect) => !process.argv[3] || process.argv[3] === dialect);
const ROUNDS = 300;
const CALLER: Caller = { accountId: 1, clientId: 'bench', scopes: [] };

type Filter = (count: number) => Partial<OrderSearch>;

const some = (count: number): number => Math.floor(Math.random() * count);
const FILTERS: Readonly<Record<string, Filter>> = {
  none: () => ({}),
  'a place': (count) => ({ after: { at: orderedAt(some(count)), id: 0 } }),
  estado: (count) => ({ states: ['en_proceso'], after: { at: orderedAt(some(count)), id: 0 } }),
  'three estados': (count) => ({
    states: ['recibido', 'enviado', 'cancelado'],
    after: { at: orderedAt(some(count)), id: 0 },
  }),
  'desde, hasta': (count) => ({ from: orderedAt(some(count / 2)), to: orderedAt(count / 2 + some(count / 2)) }),
  modificado_desde: (count) => ({ modifiedSince: orderedAt(count - some(200)) }),
  'modificado_desde, long ago': (count) => ({ modifiedSince: orderedAt(some(count / 2)) }),
  orden_compra: () => ({ purchaseOrder: `OC-${some(PURCHASE_ORDERS)}` }),
  'busqueda, whole': (count) => ({ prefix: folioOf(1, some(count)) }),
  'busqueda, broad': () => ({ prefix: 'A1-0' }),
  producto: () => ({ productId: 1 + some(ORDERED_PRODUCTS) }),
};

async function main(): Promise<void> {
  for (const dialect of DIALECTS) for (const count of COUNTS) await measure(dialect, count);
}

async function measure(dialect: (typeof DIALECTS)[number], count: number): Promise<void> {
  const temporary = await benchDatabase(dialect);
  const database = await openMigrated(temporary.url);
  try {
    await insertOrders(database, 1, count, 1);
    const lists = new DocumentListRepository(database);
    console.log(`\n${dialect}, ${count} orders of one account; ms      p50      p95`);
    for (const [name, filter] of Object.entries(FILTERS)) {
      const times: number[] = [];
      while (times.length < ROUNDS) times.push(await timed(lists, filter(count)));
      const figures = [0.5, 0.95].map((part) => quantile(times, part).toFixed(2).padStart(8));
      console.log(`  ${name.padEnd(36)} ${figures.join(' ')}`);
    }
  } finally {
    await database.close();
    await temporary.drop();
  }
}

async function timed(lists: DocumentListRepository, search: Partial<OrderSearch>): Promise<number> {
  const start = performance.now();
  const page = await lists.orders(CALLER, { limit: 25, ...search });
  JSON.stringify(presentOrderItems({ ...page, invoices: new Map() }));
  return performance.now() - start;
}

void main();
