import { Injectable } from '@nestjs/common';
import {
  LIST_START,
  newestFirst,
  type DocumentPage,
  type DocumentSummary,
  type ListPlace,
  type OperatorOrderSearch,
  type OrderSearch,
  type QuoteSearch,
} from '@/modules/cart/orders/domain/documents/document-search';
import {
  readSummary,
  SUMMARY_COLUMNS,
  type LineSums,
  type SummaryRow,
} from '@/modules/cart/orders/persistence/documents/document-summary-row';
import {
  between,
  BY_ID,
  equals,
  folioPrefix,
  hintOf,
  linesSql,
  linesWalkSql,
  SORTED_MATCHES,
  together,
  walkSql,
  type Condition,
  type LinesWalk,
  type Walk,
} from '@/modules/cart/orders/persistence/documents/document-walk';
import { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { DAY_MS } from '@/shared/kernel/durations';
import { QUOTE_STATES } from '@/modules/cart/orders/domain/states/quote-life';

/** Longer than any quote is valid (365 days at most): those still valid were made within it. */
const LONGEST_LIFE_MS = 370 * DAY_MS;

/** The purchase order by which quotes are searched: the one they were made with. The order a quote became may have another (Beyond 3.4). */
const QUOTED_PURCHASE_ORDER = 'COALESCE(quoted_purchase_order, purchase_order)';

/** Lists of an account's quotes and orders. Every statement names the index it walks: nothing is counted, nothing skipped over. */
@Injectable()
export class DocumentListRepository {
  constructor(private readonly database: Database) {}

  /** Orders from the newest on (Beyond 3.2). */
  async orders({ accountId }: Caller, search: OrderSearch): Promise<DocumentPage> {
    const lines = await this.linesWalk(accountId, search);
    if (lines) return this.page(await this.merged([linesWalkSql(this.database.dialect, lines)]), search);
    const own = [equals('account_id', accountId), equals('kind', 'order')];
    const few = await this.fewMatches(accountId, search);
    const conditions = [...between('ordered_at', search.from, search.to), ...orderConditions(search)];
    return this.page(await this.walked(orderWalks(search, few, [...own, ...conditions])), search);
  }

  /** Orders of every account from the newest on: for the operator. */
  async ordersOfAll({ states, from, limit }: OperatorOrderSearch): Promise<readonly DocumentSummary[]> {
    const where = [
      equals('kind', 'order'),
      ...orderConditions({ states, limit }),
      ...between('ordered_at', from, undefined),
    ];
    const walk: Walk = { index: 'ix_orders_kind_ordered', time: 'ordered_at', where, after: undefined, limit };
    return (await this.page(await this.walked([walk]), { limit })).documents;
  }

  /** Quotes from the newest on, also those that were ordered (Beyond 3.1). */
  async quotes({ accountId }: Caller, search: QuoteSearch): Promise<DocumentPage> {
    const { states = QUOTE_STATES, from = 0, to, prefix, purchaseOrder, now } = search;
    const shared = [
      ...(prefix === undefined ? [] : [folioPrefix(prefix, false)]),
      ...(purchaseOrder === undefined ? [] : [equals(QUOTED_PURCHASE_ORDER, purchaseOrder)]),
    ];
    const parts = states.map((state) => {
      const life = {
        vigente: [{ text: 'valid_until >= ?', values: [now] }],
        vencida: [{ text: 'valid_until < ?', values: [now] }],
      };
      const since = state === 'vigente' ? Math.max(from, now - LONGEST_LIFE_MS) : from;
      const kind = state === 'ordenada' ? 'order' : 'quote';
      const lived = state === 'ordenada' ? [] : life[state];
      const own = [equals('account_id', accountId), equals('kind', kind)];
      return { where: [...own, ...between('quoted_at', since, to), ...lived, ...shared] };
    });
    const walks = parts.map(({ where }): Walk => ({
      index: 'ix_orders_quoted',
      time: 'quoted_at',
      where,
      after: search.after,
      limit: search.limit + 1,
    }));
    return this.page(await this.walked(walks), search);
  }

  /**
   * How to find orders along the lines of the product that is asked for: when nothing else is asked, or the product has few lines.
   * Otherwise undefined.
   */
  private async linesWalk(accountId: number, search: OrderSearch): Promise<LinesWalk | undefined> {
    const { productId, limit, ...window } = search;
    if (productId === undefined) return undefined;
    const where = orderConditions({ ...search, productId: undefined });
    const walk: LinesWalk = { ...window, accountId, productId, where, limit: limit + 1 };
    if (where.length === 0 || (await this.fewRows(linesSql(this.database.dialect, walk)))) return walk;
    return undefined;
  }

  /** Ids of the orders that one filter leaves when it leaves few; undefined when no filter does. */
  private async fewMatches(accountId: number, search: OrderSearch): Promise<readonly number[] | undefined> {
    for (const probe of probes(this.database.dialect, accountId, search)) {
      const rows = await this.fewRows<{ id: number | string }>(probe);
      if (rows) return rows.map(({ id }) => Number(id));
    }
    return undefined;
  }

  private async fewRows<Row>({ text, values }: Condition): Promise<Row[] | undefined> {
    const rows = await this.database.reader.query<Row[]>(`${text} LIMIT ${SORTED_MATCHES + 1}`, [...values]);
    return rows.length > SORTED_MATCHES ? undefined : rows;
  }

  private walked(walks: readonly Walk[]): Promise<ListPlace[]> {
    return this.merged(walks.map((walk) => walkSql(this.database.dialect, walk)));
  }

  /** All places in one statement: a document that moves from one part to another meanwhile is in one of them. */
  private async merged(statements: readonly Condition[]): Promise<ListPlace[]> {
    if (statements.length === 0) return [];
    const { text, values } = together(statements);
    const found = await this.database.reader.query<{ id: number | string; place_at: number | string }[]>(text, [
      ...values,
    ]);
    const places = found.map(({ id, place_at }) => ({ id: Number(id), at: Number(place_at) }));
    return places.sort(newestFirst).filter(({ id }, index) => places[index - 1]?.id !== id);
  }

  private async page(
    places: readonly ListPlace[],
    { limit, after }: Pick<OrderSearch, 'limit' | 'after'>,
  ): Promise<DocumentPage> {
    const shown = places.slice(0, limit);
    const summaries = await this.summaries(shown.map(({ id }) => id));
    const documents = shown.flatMap(({ id }) => summaries.get(id) ?? []);
    return { documents, next: shown.at(-1) ?? after ?? LIST_START, more: places.length > limit };
  }

  private async summaries(ids: readonly number[]): Promise<Map<number, DocumentSummary>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const [rows, sums] = await Promise.all([
      this.database.reader.query<SummaryRow[]>(`SELECT ${SUMMARY_COLUMNS} FROM orders o WHERE o.id IN (${marks})`, [
        ...ids,
      ]),
      this.database.reader.query<(LineSums & { order_id: number | string })[]>(
        `SELECT order_id, COUNT(*) AS line_count, SUM(quantity) AS piece_count,
           SUM(COALESCE(shipped, 0) + COALESCE(delivered, 0)) AS sent_count
         FROM order_lines WHERE order_id IN (${marks}) GROUP BY order_id`,
        [...ids],
      ),
    ]);
    const byOrder = new Map(sums.map((sum) => [Number(sum.order_id), sum]));
    return new Map(rows.map((row) => [Number(row.id), readSummary(row, byOrder.get(Number(row.id)))]));
  }
}

function orderConditions({ states, modifiedSince, productId, prefix, purchaseOrder }: OrderSearch): Condition[] {
  return [
    ...(states ? [{ text: `state IN (${states.map(() => '?').join(', ')})`, values: states }] : []),
    ...between('modified_at', modifiedSince, undefined),
    ...(prefix === undefined ? [] : [folioPrefix(prefix, true)]),
    ...(purchaseOrder === undefined ? [] : [equals('purchase_order', purchaseOrder)]),
    ...(productId === undefined
      ? []
      : [
          {
            text: 'EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = orders.id AND l.product_id = ?)',
            values: [productId],
          },
        ]),
  ];
}

/**
 * The walks whose merged results are the list: over the few matches of a filter, along the index of a filter, or along that of the whole
 * list.
 */
function orderWalks(search: OrderSearch, few: readonly number[] | undefined, where: readonly Condition[]): Walk[] {
  const shape = { time: 'ordered_at', after: search.after, limit: search.limit + 1 } as const;
  if (few) {
    const ids = { text: `id IN (${few.map(() => '?').join(', ')})`, values: few };
    return few.length === 0 ? [] : [{ ...shape, index: BY_ID, where: [ids, ...where] }];
  }
  if (search.purchaseOrder !== undefined) return [{ ...shape, index: 'ix_orders_purchase', where }];
  if (search.states)
    return search.states.map((state) => ({
      ...shape,
      index: 'ix_orders_state',
      where: [...where, equals('state', state)],
    }));
  return [{ ...shape, index: 'ix_orders_ordered', where }];
}

/** Statements that tell whether a filter leaves few orders, each along its own index, the most selective first. */
function probes(dialect: Database['dialect'], accountId: number, search: OrderSearch): Condition[] {
  const { prefix, modifiedSince } = search;
  const ids = (index: string): string =>
    `SELECT id FROM orders ${hintOf(dialect, index)} WHERE account_id = ? AND kind = 'order'`;
  const folios = prefix === undefined ? undefined : folioPrefix(prefix, true);
  return [
    ...(folios
      ? [{ text: `${ids('ix_orders_account_folio')} AND ${folios.text}`, values: [accountId, ...folios.values] }]
      : []),
    ...(modifiedSince === undefined
      ? []
      : [{ text: `${ids('ix_orders_modified')} AND modified_at >= ?`, values: [accountId, modifiedSince] }]),
  ];
}
