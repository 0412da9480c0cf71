import type { RecordedProgress } from '@/modules/invoices/domain/delivery-progress';

/** Decimals of the amounts of invoices at rest. */
export const AMOUNT_DECIMALS = 4;

/** Status codes the service knows; any other text is the distributor's own word and is shown as it is (Decisions 13). */
export const ACTIVE = 'active';
export const CANCELLED = 'cancelled';

/** One line of an invoice, every value as the distributor's system wrote it (Contract 2.10, `productos`). */
export interface InvoiceLine {
  readonly listPrice: string;
  readonly price: string;
  readonly articleCode: string;
  readonly customerDiscount: string;
  readonly classDiscount: string;
  readonly financialDiscount: string;
  readonly volumeDiscount: string;
  readonly quantity: string;
  readonly productId: string;
  readonly openBox: string;
  readonly title: string;
  readonly image: string;
  readonly brand: string;
  readonly link: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly offerPrice: string;
}

/** A guide as an invoice's detail shows it (Contract 2.10, `guias`). */
export interface InvoiceGuide {
  readonly number: string;
  readonly status: string;
  readonly shipment: string;
  readonly carrier: string;
  readonly invoice: string;
  readonly signature: string;
  readonly carrierId: string;
  readonly date: string;
  readonly state: string;
}

/** Where an invoice's goods go (Contract 2.10). */
export interface ShippingAddress {
  readonly attention: string;
  readonly guideName: string;
  readonly street: string;
  readonly exteriorNumber: string;
  readonly interiorNumber: string;
  readonly neighborhood: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/**
 * What is known of an invoice besides what it is found by. Amounts are in ten-thousandths of the invoice's currency. An
 * empty status is one never imported: see statusOf.
 */
export interface InvoiceHeader extends ShippingAddress {
  readonly total: number;
  readonly subtotal: number;
  readonly freight: number;
  readonly vat: number;
  readonly appliedPayment: number;
  readonly summary: string;
  readonly currency: string;
  readonly status: string;
  readonly fiscalStatus: string;
  /** The detail's own word for the fiscal state; empty: the same as fiscalStatus. */
  readonly fiscal: string;
  readonly term: string;
  readonly uuid: string;
  readonly sellerName: string;
  readonly sellerEmail: string;
  readonly sellerExtension: string;
  readonly paymentMethod: string;
  readonly paymentMethodText: string;
  readonly vatPercent: string;
  readonly progress: RecordedProgress;
  /** Null until imported: then the guides that name the invoice are shown. */
  readonly guides: readonly InvoiceGuide[] | null;
}

/** An invoice as lists show it. `issuedOn` is the day as YYYYMMDD. */
export interface Invoice {
  readonly folio: string;
  readonly orderFolio: string;
  readonly issuedOn: number;
  readonly header: InvoiceHeader;
}

export interface InvoiceDetail extends Invoice {
  readonly guides: readonly InvoiceGuide[];
  readonly lines: readonly InvoiceLine[];
}

/** A shipping guide (Contract 2.9). `invoicedAt` is `YYYY-MM-DD HH:MM:SS`, or empty when unknown. */
export interface ShippingGuide {
  readonly guideFolio: string;
  readonly accountId: number;
  readonly carrier: string;
  readonly invoiceFolio: string;
  readonly invoicedAt: string;
  /** Where it is, in the carrier's words; null when nobody has said. */
  readonly state: string | null;
  /** Where it is looked up; null where that is no page but the carrier's. */
  readonly url: string | null;
}

/** The header of an invoice of which nothing has been imported yet. */
export const EMPTY_HEADER: InvoiceHeader = {
  attention: '',
  guideName: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  neighborhood: '',
  postalCode: '',
  city: '',
  state: '',
  country: '',
  total: 0,
  subtotal: 0,
  freight: 0,
  vat: 0,
  appliedPayment: 0,
  summary: '',
  currency: '',
  status: '',
  fiscalStatus: '',
  fiscal: '',
  term: '',
  uuid: '',
  sellerName: '',
  sellerEmail: '',
  sellerExtension: '',
  paymentMethod: '',
  paymentMethodText: '',
  vatPercent: '',
  progress: {},
  guides: null,
};

/** The status to show: what was imported, else cancelled or active by the delivery progress (Decisions 13). */
export function statusOf(imported: string, progress: RecordedProgress): string {
  if (imported !== '') return imported;
  return progress.cancelled ? CANCELLED : ACTIVE;
}

/** Whether the delivery progress ends in a cancellation: one was recorded, or a status says so (Contract 2.8). */
export function isCancelled(header: Pick<InvoiceHeader, 'status' | 'fiscalStatus' | 'progress'>): boolean {
  return header.progress.cancelled !== undefined || [header.status, header.fiscalStatus].includes(CANCELLED);
}

/** The guides an invoice's detail shows: its own once imported, else those that name it. */
export function guidesOf(header: InvoiceHeader, naming: readonly ShippingGuide[]): readonly InvoiceGuide[] {
  return header.guides ?? naming.map(asInvoiceGuide);
}

function asInvoiceGuide(guide: ShippingGuide): InvoiceGuide {
  return {
    number: guide.guideFolio,
    status: '',
    shipment: '',
    carrier: guide.carrier,
    invoice: guide.invoiceFolio,
    signature: '',
    carrierId: '',
    date: '',
    state: '',
  };
}

/** Which of several invoices a folio means: the one written just so, else the newest. Undefined when there is none. */
export function chooseInvoice<T extends Invoice>(candidates: readonly T[], asked: string): T | undefined {
  const exact = candidates.find((invoice) => invoice.folio === asked);
  return exact ?? [...candidates].sort((a, b) => b.issuedOn - a.issuedOn || byText(b.folio, a.folio))[0];
}

/** Guides newest first. */
export function newestGuidesFirst(guides: readonly ShippingGuide[]): ShippingGuide[] {
  return [...guides].sort((a, b) => byText(b.invoicedAt, a.invoicedAt) || byText(b.guideFolio, a.guideFolio));
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
