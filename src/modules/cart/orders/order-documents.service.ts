import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '@/modules/accounts/account-directory.service';
import type { Account } from '@/modules/accounts/domain/account';
import type { DocumentPage, OrderSearch, QuoteSearch } from '@/modules/cart/orders/domain/document-search';
import { orderFolio } from '@/modules/cart/orders/domain/folio';
import { asQuoted, type KeptDocument } from '@/modules/cart/orders/domain/kept-document';
import { DocumentListRepository } from '@/modules/cart/orders/persistence/document-list.repository';
import { DocumentReader, type HistoryLine, type KeptGuide } from '@/modules/cart/orders/persistence/document-reader';
import type { Invoice, ShippingGuide } from '@/modules/invoices/domain/invoice';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { ProductFactsService, type ProductFacts } from '@/modules/products/product-facts.service';
import type { Transaction } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';

/** A quote or order with all it is shown with: the account and titles as they are today, all else as it is kept. */
export interface ShownDocument {
  readonly account: Account;
  readonly document: KeptDocument;
  readonly facts: ReadonlyMap<number, ProductFacts>;
  /** Oldest first. */
  readonly history: readonly HistoryLine[];
  readonly invoices: readonly Invoice[];
  readonly guides: readonly KeptGuide[];
  readonly invoiceGuides: readonly ShippingGuide[];
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
    private readonly products: ProductFactsService,
    private readonly accounts: AccountDirectory,
  ) {}

  /** The account's quote of one of these folios, as it was quoted; undefined when there is none. */
  async quote(caller: Caller, folios: readonly string[]): Promise<ShownDocument | undefined> {
    const document = await this.documents.findQuote(caller, folios);
    if (!document) return undefined;
    const parts = { history: [], invoices: [], guides: [], invoiceGuides: [] };
    return { ...(await this.withNames(asQuoted(document))), ...parts };
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

  async orders(caller: Caller, search: OrderSearch): Promise<OrderPage> {
    const page = await this.lists.orders(caller, search);
    const found = await this.invoices.ofOrders(
      caller,
      page.documents.map(({ folio }) => folio),
    );
    const invoices = page.documents.map((order): [number, string[]] => [
      order.id,
      found.filter((invoice) => namesOrder(invoice, order)).map(({ folio }) => folio),
    ]);
    return { ...page, invoices: new Map(invoices) };
  }

  quotes(caller: Caller, search: QuoteSearch): Promise<DocumentPage> {
    return this.lists.quotes(caller, search);
  }

  private async shown(document: KeptDocument): Promise<ShownDocument> {
    const caller = { accountId: document.accountId, clientId: '', scopes: [] };
    const [named, history, guides, found] = await Promise.all([
      this.withNames(document),
      this.documents.history(document.id),
      this.documents.guides(document.id),
      this.invoices.ofOrders(caller, [document.folio]),
    ]);
    const invoices = found.filter((invoice) => namesOrder(invoice, document));
    const folios = invoices.map(({ folio }) => folio);
    const invoiceGuides = folios.length === 0 ? [] : await this.invoices.guidesOf(caller, folios);
    return { ...named, history, guides, invoices, invoiceGuides };
  }

  private async withNames(document: KeptDocument): Promise<Pick<ShownDocument, 'account' | 'document' | 'facts'>> {
    const account = this.accounts.get(document.accountId);
    if (!account) throw new DomainError('forbidden', 'cuenta_sin_acceso', 'account not found');
    const ids = [...document.lines, ...document.allocations].map(({ productId }) => productId);
    return { account, document, facts: await this.products.find([...new Set(ids)]) };
  }
}

/** Whether an invoice is the order's: by the text of its order folio, and never one from before the order (Beyond 3.2, 3.4). */
function namesOrder(
  invoice: Invoice,
  { folio, orderedDay }: { readonly folio: string; readonly orderedDay: number },
): boolean {
  const plain = (text: string): string => text.replaceAll('/', '');
  const named = [plain(folio), plain(orderFolio(folio))].includes(plain(invoice.orderFolio));
  return named && invoice.issuedOn >= orderedDay;
}
