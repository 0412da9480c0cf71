import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Invoice, InvoiceLine } from '@/modules/invoices/domain/invoice';
import type { FolioPrefix, Period } from '@/modules/invoices/domain/invoice-search';
import { InvoiceCounts, type MatchCount } from '@/modules/invoices/persistence/invoice-counts';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceLineEntity } from '@/modules/invoices/persistence/invoice-line.entity';
import {
  inPeriod,
  prefixCondition,
  prefixRanges,
  SPELLED,
  type IndexRange,
  type Sql,
} from '@/modules/invoices/persistence/invoice-match';
import { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import type { PageRequest } from '@/shared/kernel/page';

export interface InvoicePage {
  readonly total: number;
  readonly invoices: readonly Invoice[];
}

/** An invoice with the key its lines are stored under. */
export interface StoredInvoice extends Invoice {
  readonly id: number;
  readonly accountId: number;
}

/** Up to this many matches are sorted; more are found by walking the index that is sorted already. */
const SORTED_MATCHES = 1000;

const NEWEST_FIRST = 'ORDER BY issued_on DESC, folio DESC';

/** Reads a caller's invoices. Each statement names the index it walks: statistics can't turn it into a scan. */
@Injectable()
export class InvoiceRepository {
  constructor(
    private readonly database: Database,
    private readonly counts: InvoiceCounts,
  ) {}

  /** A page of the invoices issued in a period, newest first, and how many there are in all. */
  async issuedIn(caller: Caller, period: Period, page: PageRequest): Promise<InvoicePage> {
    const range = inPeriod(period);
    const count = await this.count(caller, `${period.from}-${period.to}`, [range]);
    return this.page(caller, count.total, page, () => this.walk(caller, range.where, page));
  }

  /** A page of the invoices whose folio or order folio starts with a text, newest first, and how many there are in all. */
  async startingWith(caller: Caller, prefix: FolioPrefix, page: PageRequest): Promise<InvoicePage> {
    const ranges = prefixRanges(prefix);
    const count = await this.count(caller, `=${prefix.text}`, ranges);
    return this.page(caller, count.total, page, () => {
      if (count.total <= SORTED_MATCHES) return this.sort(caller, ranges, page);
      const days = inPeriod({ from: count.oldest, to: count.newest }).where;
      const match = prefixCondition(prefix, count.spelled > 0);
      const where = { text: `${days.text} AND ${match.text}`, values: [...days.values, ...match.values] };
      return this.walk(caller, where, page);
    });
  }

  /** The caller's invoices with this folio but for slashes: one, unless two differ in their slashes only. */
  withFolioKey(caller: Caller, folioKey: string): Promise<StoredInvoice[]> {
    const { accountId } = caller;
    return this.database.reader.findBy(InvoiceEntity, { accountId, withdrawn: false, folioKey });
  }

  /** The caller's invoices of this order: one, unless it was invoiced in parts. */
  ofOrder(caller: Caller, orderKey: string): Promise<StoredInvoice[]> {
    const { accountId } = caller;
    return this.database.reader.findBy(InvoiceEntity, { accountId, withdrawn: false, orderKey });
  }

  /** The caller's invoices of any of these orders. */
  ofOrders({ accountId }: Caller, orderKeys: readonly string[]): Promise<StoredInvoice[]> {
    return this.database.reader.findBy(InvoiceEntity, { accountId, withdrawn: false, orderKey: In([...orderKeys]) });
  }

  /** The caller's invoices with this fiscal folio, in upper case: one, unless an import gave it twice. */
  withUuidKey(caller: Caller, uuidKey: string): Promise<StoredInvoice[]> {
    const { accountId } = caller;
    return this.database.reader.findBy(InvoiceEntity, { accountId, withdrawn: false, uuidKey });
  }

  /** The lines of an invoice that was read for its owner. */
  async linesOf(invoice: StoredInvoice): Promise<InvoiceLine[]> {
    const lines = await this.database.reader.find(InvoiceLineEntity, {
      where: { invoiceId: invoice.id },
      order: { position: 'ASC' },
    });
    return lines.map((line) => line.content);
  }

  private async count(caller: Caller, key: string, ranges: readonly IndexRange[]): Promise<MatchCount> {
    const revision = await this.revision(caller);
    return this.counts.get(`${caller.accountId} ${key}`, revision, async () => {
      const parts = ranges.map((range) => this.select(caller, countColumns(range), range));
      const rows = await this.query<MatchCount>(union(parts));
      return rows.reduce(joinCounts);
    });
  }

  private async revision(caller: Caller): Promise<number> {
    const sql = { text: 'SELECT revision FROM invoice_revisions WHERE account_id = ?', values: [caller.accountId] };
    const rows = await this.query<{ revision: number }>(sql);
    return rows[0]?.revision ?? 0;
  }

  private async page(
    caller: Caller,
    total: number,
    page: PageRequest,
    find: () => Promise<number[]>,
  ): Promise<InvoicePage> {
    if (total <= offset(page)) return { total, invoices: [] };
    return { total, invoices: await this.byIds(caller, await find()) };
  }

  /** Ids of a page by walking the date index backwards. */
  private async walk(caller: Caller, where: Sql, page: PageRequest): Promise<number[]> {
    const select = this.select(caller, 'id', { index: 'ix_invoices_issued', where });
    const rows = await this.query<{ id: number }>(limited(select, page));
    return rows.map((row) => row.id);
  }

  /** Ids of a page by sorting the matches of a few index ranges. */
  private async sort(caller: Caller, ranges: readonly IndexRange[], page: PageRequest): Promise<number[]> {
    const matches = union(ranges.map((range) => this.select(caller, 'id, issued_on, folio', range)));
    const select = { text: `SELECT id FROM (${matches.text}) AS matches`, values: matches.values };
    const rows = await this.query<{ id: number }>(limited(select, page));
    return rows.map((row) => row.id);
  }

  /**
   * The invoices with these ids, in their order. Found by id alone (SQLite would prefer any index that leads with the
   * account), and held against the account afterwards: an import may have moved one meanwhile.
   */
  private async byIds(caller: Caller, ids: readonly number[]): Promise<Invoice[]> {
    const rows = await this.database.reader.findBy(InvoiceEntity, { id: In([...ids]) });
    const byId = new Map(rows.filter((row) => row.accountId === caller.accountId).map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private select(caller: Caller, columns: string, range: IndexRange): Sql {
    const hint = this.database.dialect === 'sqlite' ? `INDEXED BY ${range.index}` : `FORCE INDEX (${range.index})`;
    return {
      text: `SELECT ${columns} FROM invoices ${hint} WHERE account_id = ? AND withdrawn = 0 AND ${range.where.text}`,
      values: [caller.accountId, ...range.where.values],
    };
  }

  private query<T>(sql: Sql): Promise<T[]> {
    return this.database.reader.query<T[]>(sql.text, [...sql.values]);
  }
}

function countColumns({ index }: IndexRange): string {
  const spelled = index === SPELLED ? 'COUNT(*)' : '0';
  return `COUNT(*) AS total, ${spelled} AS spelled, COALESCE(MIN(issued_on), 0) AS oldest, COALESCE(MAX(issued_on), 0) AS newest`;
}

function offset(page: PageRequest): number {
  return (page.number - 1) * page.size;
}

function limited(select: Sql, page: PageRequest): Sql {
  return {
    text: `${select.text} ${NEWEST_FIRST} LIMIT ? OFFSET ?`,
    values: [...select.values, page.size, offset(page)],
  };
}

function union(parts: readonly Sql[]): Sql {
  return { text: parts.map((part) => part.text).join(' UNION ALL '), values: parts.flatMap((part) => part.values) };
}

function joinCounts(one: MatchCount, other: MatchCount): MatchCount {
  if (one.total === 0) return other;
  if (other.total === 0) return one;
  return {
    total: one.total + other.total,
    spelled: one.spelled + other.spelled,
    oldest: Math.min(one.oldest, other.oldest),
    newest: Math.max(one.newest, other.newest),
  };
}
