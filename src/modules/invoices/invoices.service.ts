import { Injectable } from '@nestjs/common';
import { uuidKey } from '@/modules/invoices/documents/domain/invoice-document';
import { cleanFolio, folioKey, meansOrder, orderKey } from '@/modules/invoices/domain/folio';
import {
  chooseInvoice,
  guidesOf,
  newestGuidesFirst,
  type Invoice,
  type InvoiceDetail,
  type ShippingGuide,
} from '@/modules/invoices/domain/invoice';
import type { FolioPrefix, InvoiceSearch } from '@/modules/invoices/domain/invoice-search';
import { InvoiceRepository, type StoredInvoice } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';
import type { Caller } from '@/shared/kernel/caller';
import { DomainError } from '@/shared/kernel/domain-error';
import type { PageRequest } from '@/shared/kernel/page';

/** A page of invoices, newest first, and how many match in all. */
export interface InvoiceMatches {
  readonly total: number;
  readonly invoices: readonly Invoice[];
}

/** Guides answered when no invoice is named (Contract 8). */
const DEFAULT_GUIDES = 30;

/** What a reseller may read of its invoices and guides. Another account's rows are missing rows (Decisions 13). */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly guides: ShippingGuideRepository,
  ) {}

  /** A page of the invoices a search finds (Contract 4.7). */
  async find(caller: Caller, search: InvoiceSearch, page: PageRequest): Promise<InvoiceMatches> {
    switch (search.kind) {
      case 'nothing':
        return { total: 0, invoices: [] };
      case 'period':
        return this.invoices.issuedIn(caller, search, page);
      case 'prefix':
        return this.startingWith(caller, search, page);
    }
  }

  /**
   * The invoice of a folio or of an order folio, slashes and a final `-API` aside; of an order invoiced in parts, the newest
   * (Contract 4.7, Decisions 13). Throws DomainError `factura_no_encontrada`.
   */
  async get(caller: Caller, folio: string): Promise<InvoiceDetail> {
    const asked = cleanFolio(folio);
    const invoice = found(asked === undefined ? undefined : await this.lookUp(caller, asked));
    const [lines, guides] = await Promise.all([this.invoices.linesOf(invoice), this.guidesNaming(caller, invoice)]);
    return { ...invoice, lines, guides: guidesOf(invoice.header, guides) };
  }

  /** The invoice of a folio or an order folio, as `get`, or of a fiscal folio. Throws DomainError `factura_no_encontrada`. */
  async identify(caller: Caller, id: string): Promise<StoredInvoice> {
    const asked = cleanFolio(id);
    if (asked === undefined) return found(undefined);
    const byFolio = await this.lookUp(caller, asked);
    const uuid = uuidKey(asked);
    if (byFolio || uuid === undefined) return found(byFolio);
    return found(chooseInvoice(await this.invoices.withUuidKey(caller, uuid), asked));
  }

  /** The newest guides, or every guide of the invoices named (Contract 4.7). */
  async guidesOf(caller: Caller, folios?: readonly string[]): Promise<ShippingGuide[]> {
    if (!folios) return this.guides.newest(caller, DEFAULT_GUIDES);
    const keys = folios.flatMap((folio) => cleanFolio(folio) ?? []).map(folioKey);
    const found = await this.guidesOfKeys(caller, keys);
    const known = new Set(found.map(({ invoiceFolio }) => folioKey(invoiceFolio)));
    const capitals = keys.filter((key) => !known.has(key)).flatMap(inCapitals);
    return newestGuidesFirst([
      ...found,
      ...(await this.guidesOfKeys(
        caller,
        capitals.filter((key) => !known.has(key)),
      )),
    ]);
  }

  /** The account's invoices that may be of these orders, which `meansOrder` tells; oldest first (Beyond 3.2). */
  async ofOrders(caller: Caller, orderFolios: readonly string[]): Promise<StoredInvoice[]> {
    if (orderFolios.length === 0) return [];
    const found = await this.invoices.ofOrders(caller, [...new Set(orderFolios.map(orderKey))]);
    return found.sort((a, b) => a.issuedOn - b.issuedOn || (a.folio < b.folio ? -1 : 1));
  }

  /** The guides of an order: those that name it, and those that name one of these invoices of it (Beyond 3.2). */
  async guidesOfOrder(
    caller: Caller,
    orderFolio: string,
    invoiceFolios: readonly string[],
  ): Promise<readonly ShippingGuide[]> {
    const [named, follow] = await Promise.all([
      this.guides.ofOrder(caller, orderKey(orderFolio)),
      invoiceFolios.length === 0 ? [] : this.guidesOf(caller, invoiceFolios),
    ]);
    const own = named.filter((guide) => meansOrder(guide.orderFolio ?? '', orderFolio));
    return [...own, ...follow.filter(({ guideFolio }) => !own.some((guide) => guide.guideFolio === guideFolio))];
  }

  private async startingWith(caller: Caller, prefix: FolioPrefix, page: PageRequest): Promise<InvoiceMatches> {
    const found = await this.invoices.startingWith(caller, prefix, page);
    const [text] = found.total === 0 ? inCapitals(prefix.text) : [];
    return text === undefined ? found : this.invoices.startingWith(caller, { ...prefix, text }, page);
  }

  private guidesOfKeys(caller: Caller, keys: readonly string[]): Promise<ShippingGuide[]> {
    return keys.length === 0 ? Promise.resolve([]) : this.guides.ofInvoices(caller, [...new Set(keys)]);
  }

  private async lookUp(caller: Caller, folio: string): Promise<StoredInvoice | undefined> {
    const found = await this.written(caller, folio);
    const [capitals] = found ? [] : inCapitals(folio);
    return capitals === undefined ? found : this.written(caller, capitals);
  }

  private async written(caller: Caller, folio: string): Promise<StoredInvoice | undefined> {
    const byFolio = chooseInvoice(await this.invoices.withFolioKey(caller, folioKey(folio)), folio);
    const order = orderKey(folio);
    if (byFolio || order === '') return byFolio;
    const ofOrder = await this.invoices.ofOrder(caller, order);
    return chooseInvoice(
      ofOrder.filter(({ orderFolio }) => meansOrder(orderFolio, folio)),
      folio,
    );
  }

  private async guidesNaming(caller: Caller, invoice: StoredInvoice): Promise<ShippingGuide[]> {
    if (invoice.header.guides !== null) return [];
    return newestGuidesFirst(await this.guides.ofInvoices(caller, [folioKey(invoice.folio)]));
  }
}

/** The folio in capitals, as most people write one whatever it is; nothing when it is so already. */
function inCapitals(folio: string): string[] {
  const capitals = folio.toUpperCase();
  return capitals === folio ? [] : [capitals];
}

function found(invoice: StoredInvoice | undefined): StoredInvoice {
  if (!invoice) throw new DomainError('not_found', 'factura_no_encontrada', 'no such invoice of this account');
  return invoice;
}
