import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AccountTaxIds } from '@/modules/accounts/account-tax-ids.service';
import { ImportService } from '@/modules/importing/import.service';
import { guideRows, invoiceFiles, invoiceRow, localTime, type InvoicedOrder } from '@/seeds/demo/demo-invoices';
import { DEMO_DOCUMENTS } from '@/seeds/demo/demo-orders';
import { DemoOrdersRepository, type MadeDocument } from '@/seeds/demo/demo-orders.repository';
import { DAY_MS, HOUR_MS } from '@/shared/kernel/durations';

/** What a distributor's files would say of the demo's orders: states, invoices, guides, XML and PDF. */
@Injectable()
export class DemoOrdersFiles {
  constructor(
    private readonly importer: ImportService,
    private readonly orders: DemoOrdersRepository,
    private readonly taxIds: AccountTaxIds,
  ) {}

  /** Loads all of it; done again it changes nothing. Throws when a line is refused. */
  async load(): Promise<void> {
    const made = await this.orders.made();
    await this.rows('pedidos_estatus', made.flatMap(statusRows));
    const invoiced = await this.invoiced(made);
    await this.rows('facturas', invoiced.map(invoiceRow));
    await this.rows('guias', invoiced.flatMap(guideRows));
    const documented = invoiced.filter(({ name }) => scriptOf(name)?.invoice?.documents === true);
    await inFolder(
      documented.flatMap((order) => [...invoiceFiles(order)]),
      (folder) => this.importer.loadOwnDocuments(folder),
    );
  }

  /** Takes back invoices and guides that are still as they came. */
  async takeBack(): Promise<number> {
    const invoiced = await this.invoiced(await this.orders.made());
    const text = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');
    const files: [string, string][] = [
      ['facturas.ndjson', text(invoiced.map(invoiceRow))],
      ['guias.ndjson', text(invoiced.flatMap(guideRows))],
    ];
    return inFolder(files, async (folder) => {
      const taken = await this.importer.takeBack(folder);
      return [...taken.values()].reduce((sum, { removed }) => sum + removed.length, 0);
    });
  }

  private async rows(entity: string, rows: readonly object[]): Promise<void> {
    const { problems } = await this.importer.loadRows(entity, rows);
    if (problems[0]) throw new Error(`demo, ${entity}: ${problems[0].field}: ${problems[0].text}`);
  }

  private async invoiced(made: readonly MadeDocument[]): Promise<InvoicedOrder[]> {
    const orders = made.flatMap((document) => {
      const invoice = scriptOf(document.name)?.invoice;
      return invoice ? [{ document, guides: invoice.guides }] : [];
    });
    const account = orders[0]?.document.accountId;
    const taxId = (account === undefined ? undefined : await this.taxIds.of(account)) ?? '';
    const lines = await this.orders.lines();
    return orders.map(({ document, guides }, place) => ({
      ...document,
      lines: lines.get(document.id) ?? [],
      ...{ day: localTime(document.createdAt + DAY_MS).slice(0, 10), taxId, guides, place },
    }));
  }
}

const scriptOf = (name: string): (typeof DEMO_DOCUMENTS)[number] | undefined =>
  DEMO_DOCUMENTS.find((script) => script.name === name);

function statusRows({ name, folio, createdAt }: MadeDocument): object[] {
  return (scriptOf(name)?.steps ?? []).map(({ hours, row }) => ({
    ...{ folio_pedido: `${folio}-API`, fecha: localTime(createdAt + hours * HOUR_MS) },
    ...row,
  }));
}

async function inFolder<T>(
  files: Iterable<readonly [name: string, content: string]>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-demo-'));
  try {
    for (const [name, content] of files) await writeFile(join(folder, name), content);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
