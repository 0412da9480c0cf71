import type { OrderGuide } from '@/modules/cart/orders/domain/states/order-move';
import type { Invoice, ShippingGuide } from '@/modules/invoices/domain/invoice';
import { trackingPage, type TrackedCarrier } from '@/modules/support-catalogs/domain/delivery/carriers';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

/** A guide as an order shows it; what is unknown is ''. */
export interface ShownGuide {
  readonly folio: string;
  readonly carrier: string;
  readonly invoiceFolio: string;
  /** `YYYY-MM-DD HH:MM:SS` in Mexico City, or a day as its invoice has it. */
  readonly at: string;
  readonly state: string;
  readonly url: string;
}

/** What is known of an order's guides. */
export interface GuideSources {
  /** Those that the distributor's file of states gave it. */
  readonly told: readonly OrderGuide[];
  /** Those imported for it or for its invoices. */
  readonly imported: readonly ShippingGuide[];
  readonly invoices: readonly Pick<Invoice, 'folio' | 'header'>[];
  readonly carriers: Iterable<TrackedCarrier>;
}

/** The guides of an order, each once: its invoices' and the file's (Beyond 3.2). What one source leaves out, the next one says. */
export function shownGuides({ told, imported, invoices, carriers }: GuideSources): ShownGuide[] {
  const pages = [...carriers];
  const guides = new Map<string, ShownGuide>();
  for (const guide of [...told.map(toldGuide), ...imported.map(importedGuide), ...invoices.flatMap(invoiceGuides)]) {
    const known = guides.get(guide.folio);
    guides.set(guide.folio, known ? completed(known, guide) : guide);
  }
  return [...guides.values()].map((guide) => ({
    ...guide,
    url: guide.url || trackingPage(pages, guide.carrier, guide.folio),
  }));
}

function completed(known: ShownGuide, other: ShownGuide): ShownGuide {
  return {
    folio: known.folio,
    carrier: known.carrier || other.carrier,
    invoiceFolio: known.invoiceFolio || other.invoiceFolio,
    at: known.at || other.at,
    state: known.state || other.state,
    url: known.url || other.url,
  };
}

function toldGuide({ folio, carrier, url, at }: OrderGuide): ShownGuide {
  return { folio, carrier, invoiceFolio: '', at: at === null ? '' : mexicoCityDateTime(new Date(at)), state: '', url };
}

function importedGuide({ guideFolio, carrier, invoiceFolio, invoicedAt, state, url }: ShippingGuide): ShownGuide {
  return { folio: guideFolio, carrier, invoiceFolio, at: invoicedAt, state: state ?? '', url: url ?? '' };
}

/** Those an invoice brings along itself. */
function invoiceGuides({ folio, header }: Pick<Invoice, 'folio' | 'header'>): ShownGuide[] {
  return (header.guides ?? [])
    .filter(({ number }) => number !== '')
    .map(({ number, carrier, status, date }) => ({
      ...{ folio: number, carrier, invoiceFolio: folio, at: date, state: status, url: '' },
    }));
}
