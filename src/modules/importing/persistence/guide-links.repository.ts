import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** An invoice as a guide names it. */
export interface NamedInvoice {
  readonly accountId: number;
  /** Its folio without slashes. */
  readonly invoiceKey: string;
}

/** A carrier and where its guides are looked up. */
export interface TrackingPage {
  readonly code: string;
  readonly name: string;
  readonly url: string;
}

const PER_STATEMENT = 300;

/** What guides lead to: the orders of their invoices, their carriers' pages. Inside the transaction that writes them. */
@Injectable()
export class GuideLinksRepository {
  /** The order folio of each invoice that has one, by `accountId invoiceKey`. */
  async orderFolios(manager: EntityManager, invoices: readonly NamedInvoice[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (let start = 0; start < invoices.length; start += PER_STATEMENT) {
      const slice = invoices.slice(start, start + PER_STATEMENT);
      const rows = await manager.query<{ account_id: number | string; folio_key: string; order_folio: string }[]>(
        `SELECT account_id, folio_key, order_folio FROM invoices
         WHERE withdrawn = 0 AND order_folio <> '' AND (${slice.map(() => '(account_id = ? AND folio_key = ?)').join(' OR ')})`,
        slice.flatMap(({ accountId, invoiceKey }) => [accountId, invoiceKey]),
      );
      for (const row of rows) found.set(`${row.account_id} ${row.folio_key}`, row.order_folio);
    }
    return found;
  }

  trackingPages(manager: EntityManager): Promise<TrackingPage[]> {
    return manager.query<TrackingPage[]>(
      'SELECT code, name, tracking_url AS url FROM carriers WHERE withdrawn = 0 AND tracking_url IS NOT NULL',
    );
  }
}
