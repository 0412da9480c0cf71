import type { AccountsLoadService } from '@/modules/accounts/accounts-load.service';
import type { DocumentedInvoice } from '@/modules/invoices/documents/domain/invoice-document';
import type { RehearsedInvoices } from '@/modules/invoices/documents/domain/rehearsed-invoices';
import type { InvoicesLoadService } from '@/modules/invoices/invoices-load.service';
import { keyText, type RowKey, type StoredRow } from '@/shared/database/upsert/load-table';
import type { Scratch } from '@/shared/database/upsert/scratch';

/** What the files of a dry run would have left of invoices and accounts. */
export class RehearsedRows implements RehearsedInvoices {
  /** Invoices stand in for stored ones by folio; until one is found they are told apart by numbers that no row has. */
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly scratch: Scratch,
    private readonly invoices: InvoicesLoadService['invoices'],
    private readonly accounts: AccountsLoadService['accounts'],
  ) {}

  has(folio: string): boolean {
    return this.row(this.invoices.name, [folio]) !== undefined;
  }

  withKey(column: 'uuidKey' | 'folioKey', key: string): DocumentedInvoice[] {
    const rows = this.scratch.rowsWith(this.invoices.name, this.invoices.position(column), key);
    return rows.map((row) => {
      const { accountId, folio, orderFolio, issuedOn, header } = this.invoices.decoded(row);
      const { uuid, total, currency } = header;
      return { id: this.idOf(folio), accountId, folio, orderFolio, issuedOn, uuid, total, currency };
    });
  }

  taxIdOf(accountId: number): string | undefined {
    const row = this.row(this.accounts.name, [accountId]);
    return row && this.accounts.decoded(row).taxId;
  }

  private row(table: string, key: RowKey): StoredRow | undefined {
    return this.scratch.row(table, keyText(key));
  }

  private idOf(folio: string): number {
    const id = this.ids.get(folio) ?? -1 - this.ids.size;
    this.ids.set(folio, id);
    return id;
  }
}
