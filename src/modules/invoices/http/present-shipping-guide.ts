import type { ShippingGuide } from '@/modules/invoices/domain/invoice';
import { dayFirst } from '@/modules/invoices/http/present-values';

export interface ShippingGuideBody {
  readonly folio_guia: string;
  readonly fletera: string;
  readonly folio_factura: string;
  readonly fecha_factura: string;
  readonly id_cliente: string;
}

/** A shipping guide of the list (Contract 2.9): all strings. */
export function presentShippingGuide(guide: ShippingGuide): ShippingGuideBody {
  return {
    folio_guia: guide.guideFolio,
    fletera: guide.carrier,
    folio_factura: guide.invoiceFolio,
    fecha_factura: dayFirst(guide.invoicedAt),
    id_cliente: String(guide.accountId),
  };
}
