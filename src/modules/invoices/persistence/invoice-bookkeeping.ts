import { In, type EntityManager } from 'typeorm';
import type { InvoiceLine } from '@/modules/invoices/domain/invoice';
import { InvoiceEntity } from '@/modules/invoices/persistence/invoice.entity';
import { InvoiceLineEntity } from '@/modules/invoices/persistence/invoice-line.entity';
import type { DatabaseDialect } from '@/config/app-config';

/** An invoice just written, with its new lines when its import named any. */
export interface SavedInvoice {
  readonly folio: string;
  readonly lines: readonly InvoiceLine[] | undefined;
}

interface InvoiceRef {
  readonly id: number;
  readonly folio: string;
  readonly accountId: number;
  readonly countedAccountId: number;
}

const PER_STATEMENT = 300;

const RAISE_REVISION: Readonly<Record<DatabaseDialect, string>> = {
  sqlite: 'ON CONFLICT (account_id) DO UPDATE SET revision = revision + 1',
  mysql: 'ON DUPLICATE KEY UPDATE revision = revision + 1',
};

/** What goes with invoices written in a transaction: their lines, and the revision of every account they concern. */
export class InvoiceBookkeeping {
  constructor(private readonly dialect: DatabaseDialect) {}

  async record(manager: EntityManager, saved: readonly SavedInvoice[]): Promise<void> {
    const accounts = new Set<number>();
    for (const slice of slices(onceEach(saved))) {
      const refs = await this.find(manager, slice);
      await this.replaceLines(manager, slice, refs);
      await this.claim(manager, refs);
      for (const { accountId, countedAccountId } of refs) accounts.add(accountId).add(countedAccountId);
    }
    accounts.delete(0);
    await this.raiseRevisions(manager, accounts);
  }

  private find(manager: EntityManager, saved: readonly SavedInvoice[]): Promise<InvoiceRef[]> {
    return manager.find(InvoiceEntity, {
      select: { id: true, folio: true, accountId: true, countedAccountId: true },
      where: { folio: In(saved.map(({ folio }) => folio)) },
    });
  }

  private async replaceLines(
    manager: EntityManager,
    saved: readonly SavedInvoice[],
    refs: readonly InvoiceRef[],
  ): Promise<void> {
    const ids = new Map(refs.map(({ folio, id }) => [folio, id]));
    const replaced = saved.flatMap(({ folio, lines }) => {
      const id = ids.get(folio);
      return lines && id !== undefined ? [{ id, lines }] : [];
    });
    if (replaced.length === 0) return;
    await manager.delete(InvoiceLineEntity, { invoiceId: In(replaced.map(({ id }) => id)) });
    const rows = replaced.flatMap(({ id, lines }) => lines.map((content, at) => [id, at + 1, JSON.stringify(content)]));
    for (const slice of slices(rows)) {
      const places = slice.map(() => '(?, ?, ?)').join(', ');
      await manager.query(`INSERT INTO invoice_lines (invoice_id, position, content) VALUES ${places}`, slice.flat());
    }
  }

  /** Remembers which account's revision is raised for an invoice, so that the next owner's change raises it again. */
  private async claim(manager: EntityManager, refs: readonly InvoiceRef[]): Promise<void> {
    const moved = refs.filter(({ accountId, countedAccountId }) => accountId !== countedAccountId);
    if (moved.length === 0) return;
    const places = moved.map(() => '?').join(', ');
    await manager.query(
      `UPDATE invoices SET counted_account_id = account_id WHERE id IN (${places})`,
      moved.map(({ id }) => id),
    );
  }

  /** In ascending order: imports at the same time can't lock each other out. */
  private async raiseRevisions(manager: EntityManager, accounts: ReadonlySet<number>): Promise<void> {
    for (const slice of slices([...accounts].sort((a, b) => a - b))) {
      const places = slice.map(() => '(?, 1)').join(', ');
      await manager.query(
        `INSERT INTO invoice_revisions (account_id, revision) VALUES ${places} ${RAISE_REVISION[this.dialect]}`,
        slice,
      );
    }
  }
}

function slices<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / PER_STATEMENT) }, (_, at) =>
    items.slice(at * PER_STATEMENT, (at + 1) * PER_STATEMENT),
  );
}

/** Each invoice once, with the last lines it was given: a file may name one twice. */
function onceEach(saved: readonly SavedInvoice[]): SavedInvoice[] {
  const byFolio = new Map<string, SavedInvoice>();
  for (const each of saved) byFolio.set(each.folio, { ...each, lines: each.lines ?? byFolio.get(each.folio)?.lines });
  return [...byFolio.values()];
}
