/* eslint-disable no-console -- a benchmark's output is what it is for */
import 'reflect-metadata';
import { parseInvoiceSearch, yearPeriod, type InvoiceSearch } from '@/modules/invoices/domain/invoice-search';
import { presentInvoiceDetail } from '@/modules/invoices/http/present-invoice-detail';
import { presentInvoiceList } from '@/modules/invoices/http/present-invoice-list';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { InvoiceCounts, type MatchCount } from '@/modules/invoices/persistence/invoice-counts';
import { openMigrated } from '@test/support/servers/migrated-database';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';
import type { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { benchDatabase } from './bench-database';
import { INVOICE_COLUMNS, invoiceRow, LINE_COLUMNS, lineRows, YEARS } from './rows';

/**
 * 200,000 invoices with a million lines, of one account (the worst case) or of many: list, search and detail from the
 * service down, presented and serialised. `node bench/run.mjs bench/invoices/invoices.ts [count] [accounts] [sqlite|mysql] [server]`.
 * "cold" counts anew every time, as the first call after an import does.
 */
const COUNT = Number(process.argv[2] ?? 200_000);
const ACCOUNTS = Number(process.argv[3] ?? 1);
const DIALECTS = (['sqlite', 'mysql'] as const).filter((dialect) => !process.argv[4] || process.argv[4] === dialect);
const ROUNDS = 200;

/** Remembers nothing: every count is made anew. */
class NoCounts extends InvoiceCounts {
  override get(_key: string, _revision: number, count: () => Promise<MatchCount>): Promise<MatchCount> {
    return count();
  }
}

const CALLER: Caller = { accountId: 1001, clientId: 'bench', scopes: [] };

void main();

async function main(): Promise<void> {
  for (const dialect of DIALECTS) {
    const temporary = await benchDatabase(dialect);
    const database = await openMigrated(temporary.url);
    try {
      await fill(database);
      console.log(`\n${dialect}: ${COUNT} invoices of ${ACCOUNTS} account(s); ms`);
      console.log(`${''.padEnd(34)}     p50      p95      p99      max   matches`);
      await measureAll(database);
    } finally {
      await database.close();
      await temporary.drop();
    }
  }
}

async function fill(database: Database): Promise<void> {
  const chunk = 500;
  for (let start = 0; start < COUNT; start += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, COUNT - start) }, (_, at) => start + at);
    await database.write(async (manager) => {
      const insert = async (table: string, columns: readonly string[], rows: readonly (string | number)[][]) => {
        const row = `(${columns.map(() => '?').join(', ')})`;
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`;
        await manager.query(sql, rows.flat());
      };
      await insert(
        'invoices',
        INVOICE_COLUMNS,
        numbers.map((at) => invoiceRow(at, COUNT, ACCOUNTS)),
      );
      await insert('invoice_lines', LINE_COLUMNS, numbers.flatMap(lineRows));
    });
  }
  await database.write((manager) =>
    manager.query('INSERT INTO invoice_revisions (account_id, revision) VALUES (1001, 1)'),
  );
}

async function measureAll(database: Database): Promise<void> {
  const service = (counts: InvoiceCounts): InvoicesService =>
    new InvoicesService(new InvoiceRepository(database, counts), new ShippingGuideRepository(database));
  const warm = service(new InvoiceCounts());
  const cold = service(new NoCounts());
  const year = (at: number): InvoiceSearch => yearPeriod(YEARS[at % YEARS.length] ?? 2026);
  const search = (text: string): InvoiceSearch => parseInvoiceSearch(text) ?? { kind: 'nothing' };
  const number = (at: number): string =>
    String((at * 331 * ACCOUNTS) % Math.floor(COUNT / YEARS.length)).padStart(6, '0');

  await measure('list of a year', (at) => list(warm, year(at)));
  await measure('list of a year, cold', (at) => list(cold, year(at)));
  await measure('list of a year, page 1000', (at) => list(warm, year(at), 1000));
  await measure('busqueda=2026-02', () => list(warm, search('2026-02')));
  await measure('busqueda=FA26/0001', () => list(warm, search('FA26/0001')));
  await measure('busqueda=FA26/0001, cold', () => list(cold, search('FA26/0001')));
  await measure('busqueda=FA26/nnnn, each another', (at) => list(cold, search(`FA26/${number(at).slice(0, 4)}`)));
  await measure('busqueda=MTY-nnnn, each another', (at) => list(cold, search(`MTY-${number(at).slice(0, 4)}`)));
  await measure('busqueda=FA26', () => list(warm, search('FA26')));
  await measure('busqueda=FA26, cold', () => list(cold, search('FA26')));
  await measure('busqueda=MTY, cold', () => list(cold, search('MTY')));
  await measure('detail by folio', (at) => detail(warm, `FA25${number(at)}`));
  await measure('detail by order', (at) => detail(warm, `MTY-${number(at)}/25`));
}

async function list(invoices: InvoicesService, search: InvoiceSearch, number = 1): Promise<number> {
  const page = { number, size: 15 };
  const found = await invoices.find(CALLER, search, page);
  JSON.stringify(presentInvoiceList(page, found.total, found.invoices));
  return found.total;
}

async function detail(invoices: InvoicesService, folio: string): Promise<number> {
  try {
    return JSON.stringify(presentInvoiceDetail(await invoices.get(CALLER, folio))).length > 2000 ? 1 : 0;
  } catch {
    return 0;
  }
}

async function measure(name: string, act: (at: number) => Promise<number>): Promise<void> {
  const rounds = name.endsWith('cold') ? ROUNDS / 5 : ROUNDS;
  for (let at = 0; at < 5; at++) await act(at);
  const times: number[] = [];
  let matches = 0;
  for (let at = 0; at < rounds; at++) {
    const start = process.hrtime.bigint();
    matches += await act(at);
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  times.sort((a, b) => a - b);
  const figures = [0.5, 0.95, 0.99, 1].map((share) =>
    (times[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0).toFixed(2),
  );
  console.log(
    `${name.padEnd(34)}${figures.map((figure) => figure.padStart(8)).join(' ')}   ${Math.round(matches / rounds)}`,
  );
}
