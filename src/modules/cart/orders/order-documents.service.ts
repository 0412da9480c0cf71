import { Injectable } from '@nestjs/common';
import type { Account } from '@/modules/accounts/domain/account';
import type {
  DocumentPage,
  DocumentSummary,
  OperatorOrderSearch,
  OrderSearch,
  QuoteSearch,
} from '@/modules/cart/orders/domain/documents/document-search';
import { DocumentNames } from '@/modules/cart/orders/domain/documents/document-names';
import { asQuoted, type KeptDocument } from '@/modules/cart/orders/domain/documents/kept-document';
import { shownGuides, type ShownGuide } from '@/modules/cart/orders/domain/order-guides';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/documents/document-list.repository';
import { DocumentReader, type HistoryLine } from '@/modules/cart/orders/persistence/documents/document-reader';
import type { DocumentKind } from '@/modules/invoices/documents/domain/invoice-document';
import { meansOrder } from '@/modules/invoices/domain/folio';
import type { Invoice } from '@/modules/invoices/domain/invoice';
import { InvoiceDocumentsService } from '@/modules/invoices/invoice-documents.service';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import type { Transaction } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';

/** An invoice of an order, and which files of it there are. */
export interface LinkedInvoice extends Invoice {
  readonly documents: readonly DocumentKind[];
}

/** A quote or order with all it is shown with: the account and titles as they are today, all else as it is kept. */
export interface ShownDocument {
  readonly account: Account;
  readonly document: KeptDocument;
  /** By product; those no longer on sale are left out. */
  readonly titles: ReadonlyMap<number, string>;
  /** Oldest first. */
  readonly history: readonly HistoryLine[];
  readonly invoices: readonly LinkedInvoice[];
  readonly guides: readonly ShownGuide[];
}

/** A page of orders, and the folios of the invoices of each. */
export interface OrderPage extends DocumentPage {
  readonly invoices: ReadonlyMap<number, readonly string[]>;
}

/** What a reseller may read of its quotes and orders (Beyond 3.1, 3.2). Another account's rows are missing rows. */
@Injectable()
export class OrderDocumentsService {
  constructor(
    private readonly documents: DocumentReader,
    private readonly lists: DocumentListRepository,
    private readonly invoices: InvoicesService,
    private readonly invoiceDocuments: InvoiceDocumentsService,
    private readonly names: DocumentNames,
  ) {}

  /** The account's quote of one of these folios, as it was quoted; undefined when there is none. */
  async quote(caller: Caller, folios: readonly string[]): Promise<ShownDocument | undefined> {
    const document = await this.documents.findQuote(caller, folios);
    if (!document) return undefined;
    return { ...(await this.withNames(asQuoted(document))), history: [], invoices: [], guides: [] };
  }

  /** The account's order of one of these folios; undefined when there is none. */
  async order(caller: Caller, folios: readonly string[]): Promise<ShownDocument | undefined> {
    const document = await this.documents.findOrder(caller, folios);
    return document && this.shown(document);
  }

  /** The same order as a transaction has it: only what orders themselves keep is read again, on its one connection. */
  async refreshed(caller: Caller, shown: ShownDocument, transaction: Transaction): Promise<ShownDocument> {
    const document = await this.documents.findOrder(caller, [shown.document.folio], transaction);
    if (!document) throw new Error('an order that is held can be read');
    const history = await this.documents.history(document.id, transaction);
    return { ...shown, document, history };
  }

  /** The order of one of these folios, whose ever it is: for the operator. */
  async anyOrder(folios: readonly string[]): Promise<ShownDocument | undefined> {
    const document = await this.documents.findAnyOrder(folios);
    return document && this.shown(document);
  }

  /** Orders of an account, or of all, newest first: for the operator. */
  async anyOrders(search: OperatorOrderSearch): Promise<Pick<OrderPage, 'documents' | 'invoices'>> {
    const { accountId, ...rest } = search;
    const documents =
      accountId === undefined
        ? await this.lists.ordersOfAll(rest)
        : (await this.lists.orders(operatorFor(accountId), rest)).documents;
    const invoices = new Map<number, readonly string[]>();
    for (const account of new Set(documents.map((order) => order.accountId))) {
      const own = documents.filter((order) => order.accountId === account);
      for (const [id, folios] of await this.invoicesOf(operatorFor(account), own)) invoices.set(id, folios);
    }
    return { documents, invoices };
  }

  async orders(caller: Caller, search: OrderSearch): Promise<OrderPage> {
    const page = await this.lists.orders(caller, search);
    return { ...page, invoices: await this.invoicesOf(caller, page.documents) };
  }

  quotes(caller: Caller, search: QuoteSearch): Promise<DocumentPage> {
    return this.lists.quotes(caller, search);
  }

  /** Folios of the invoices of each order of an account. */
  private async invoicesOf(
    caller: Caller,
    orders: readonly DocumentSummary[],
  ): Promise<ReadonlyMap<number, readonly string[]>> {
    const found = await this.invoices.ofOrders(
      caller,
      orders.map(({ folio }) => folio),
    );
    return new Map(
      orders.map((order) => [
        order.id,
        found.filter((invoice) => namesOrder(invoice, order)).map(({ folio }) => folio),
      ]),
    );
  }

  private async shown(document: KeptDocument): Promise<ShownDocument> {
    const caller = operatorFor(document.accountId);
    const [named, history, told, found] = await Promise.all([
      this.withNames(document),
      this.documents.history(document.id),
      this.documents.guides(document.id),
      this.invoices.ofOrders(caller, [document.folio]),
    ]);
    const linked = found.filter((invoice) => namesOrder(invoice, document));
    const folios = linked.map(({ folio }) => folio);
    const [kinds, imported, carriers] = await Promise.all([
      this.invoiceDocuments.kindsOf(linked.map(({ id }) => id)),
      this.invoices.guidesOfOrder(caller, document.folio, folios),
      this.names.carriers(),
    ]);
    const invoices = linked.map((invoice) => ({ ...invoice, documents: kinds.get(invoice.id) ?? [] }));
    return { ...named, history, invoices, guides: shownGuides({ told, imported, invoices, carriers }) };
  }

  private async withNames(document: KeptDocument): Promise<Pick<ShownDocument, 'account' | 'document' | 'titles'>> {
    const account = await this.names.account(document.accountId);
    if (!account) throw new DomainError('forbidden', 'cuenta_sin_acceso', 'account not found');
    const titles = await this.names.titles([...new Set(document.lines.map(({ productId }) => productId))]);
    return { account, document, titles };
  }
}

/** Whoever looks for an account's rows without a token. */
function operatorFor(accountId: number): Caller {
  return { accountId, clientId: '', scopes: [] };
}

/** Whether an invoice is the order's: by its order folio, and never one from before the order (Beyond 3.2, 3.4). */
function namesOrder(
  invoice: Invoice,
  { folio, orderedDay }: { readonly folio: string; readonly orderedDay: number },
): boolean {
  return meansOrder(invoice.orderFolio, folio) && invoice.issuedOn >= orderedDay;
}
