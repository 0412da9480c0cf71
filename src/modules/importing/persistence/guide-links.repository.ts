import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';

/** An invoice as a guide names it. */
export interface NamedInvoice {
  readonly accountId: number;
  /** Its folio without slashes. */
  readonly invoiceKey: string;
}

const PER_STATEMENT = 300;

/** What guides lead to: the orders of their invoices, their carriers' pages. Inside the transaction that writes them. */
@Injectable()
export class GuideLinksRepository {
  /** The order folios of the invoices that have one, by `accountId invoiceKey`: two invoices may differ in their slashes only. */
  async orderFolios(
    manager: EntityManager,
    invoices: readonly NamedInvoice[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, string[]>();
    for (let start = 0; start < invoices.length; start += PER_STATEMENT) {
      const slice = invoices.slice(start, start + PER_STATEMENT);
      const rows = await manager.query<{ account_id: number | string; folio_key: string; order_folio: string }[]>(
        `SELECT account_id, folio_key, order_folio FROM invoices
         WHERE withdrawn = 0 AND order_folio <> '' AND (${slice.map(() => '(account_id = ? AND folio_key = ?)').join(' OR ')})
         ORDER BY issued_on DESC, folio DESC`,
        slice.flatMap(({ accountId, invoiceKey }) => [accountId, invoiceKey]),
      );
      for (const { account_id, folio_key, order_folio } of rows) {
        const key = `${account_id} ${folio_key}`;
        const known = found.get(key) ?? [];
        if (!known.includes(order_folio)) found.set(key, [...known, order_folio]);
      }
    }
    return found;
  }

  carriers(manager: EntityManager): Promise<TrackedCarrier[]> {
    return manager.query<TrackedCarrier[]>(
      'SELECT code, name, tracking_url AS trackingUrl FROM carriers WHERE withdrawn = 0',
    );
  }

  /** The guides that the file of states has given these orders, as `orderId folio`. */
  async toldOf(manager: EntityManager, orderIds: readonly number[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; start < orderIds.length; start += PER_STATEMENT) {
      const slice = orderIds.slice(start, start + PER_STATEMENT);
      const rows = await manager.query<{ order_id: number | string; guide_folio: string }[]>(
        `SELECT order_id, guide_folio FROM order_guides WHERE order_id IN (${slice.map(() => '?').join(', ')})`,
        slice,
      );
      for (const row of rows) found.add(`${row.order_id} ${row.guide_folio}`);
    }
    return found;
  }

  /** Of these guides, those that are imported as an account's. */
  async imported(
    manager: EntityManager,
    accountId: number,
    guideFolios: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (guideFolios.length === 0) return new Set();
    const rows = await manager.query<{ guide_folio: string }[]>(
      `SELECT guide_folio FROM shipping_guides
       WHERE guide_folio IN (${guideFolios.map(() => '?').join(', ')}) AND account_id = ? AND withdrawn = 0`,
      [...guideFolios, accountId],
    );
    return new Set(rows.map((row) => row.guide_folio));
  }
}
