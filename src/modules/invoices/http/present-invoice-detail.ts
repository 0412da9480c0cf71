import { statusOf, type InvoiceDetail, type InvoiceGuide, type InvoiceLine } from '@/modules/invoices/domain/invoice';
import { amountNumber } from '@/modules/invoices/http/present-values';
import { statusWord } from '@/modules/invoices/domain/invoice-event';

export interface InvoiceGuideBody {
  readonly guia: string;
  readonly estatus: string;
  readonly envio: string;
  readonly fletera: string;
  readonly factura: string;
  readonly firma: string;
  readonly id_fletera: string;
  readonly fecha_guia: string;
  readonly estado: string;
}

export interface InvoiceLineBody {
  readonly precio_lista: string;
  readonly precio: string;
  readonly cod_art: string;
  readonly descuento_cliente: string;
  readonly descuento_clasificacion: string;
  readonly descuento_financiero: string;
  readonly descuento_volumen: string;
  readonly cantidad: string;
  readonly producto_id: string;
  readonly asterisco: string;
  readonly titulo: string;
  readonly imagen: string;
  readonly marca: string;
  readonly link: string;
  readonly precio_unitario: string;
  readonly importe: string;
  readonly precio_oferta: string;
}

interface SellerAndShippingBody {
  readonly nom_vendedor: string;
  readonly mail_vendedor: string;
  readonly ext_vendedor: string;
  readonly atencion_a: string;
  readonly nom_guia: string;
  readonly calle_emb: string;
  readonly no_ext_emb: string;
  readonly no_int_emb: string;
  readonly colonia_emb: string;
  readonly cp_emb: string;
  readonly ciudad_emb: string;
  readonly estado_emb: string;
  readonly pais_emb: string;
}

interface FiscalBody {
  readonly metodo_pago: string;
  readonly metodo_txt: string;
  readonly estatus: string;
  readonly fiscal: string;
  readonly moneda: string;
  readonly iva_porcent: string;
  readonly uuid: string;
  readonly folio_factura: string;
  readonly folio_pedido: string;
}

export interface InvoiceDetailBody extends SellerAndShippingBody, FiscalBody {
  readonly sub_total: number;
  readonly envio: number;
  readonly iva: number;
  readonly total: number;
  readonly guias: readonly InvoiceGuideBody[];
  readonly productos: readonly InvoiceLineBody[];
}

/** An invoice with its lines and guides (Contract 2.10): strings, except the four totals, which are numbers. */
export function presentInvoiceDetail(invoice: InvoiceDetail): InvoiceDetailBody {
  const { header } = invoice;
  return {
    ...presentSellerAndShipping(invoice),
    ...presentFiscal(invoice),
    sub_total: amountNumber(header.subtotal),
    envio: amountNumber(header.freight),
    iva: amountNumber(header.vat),
    total: amountNumber(header.total),
    guias: invoice.guides.map(presentGuide),
    productos: invoice.lines.map(presentLine),
  };
}

function presentSellerAndShipping({ header }: InvoiceDetail): SellerAndShippingBody {
  return {
    nom_vendedor: header.sellerName,
    mail_vendedor: header.sellerEmail,
    ext_vendedor: header.sellerExtension,
    atencion_a: header.attention,
    nom_guia: header.guideName,
    calle_emb: header.street,
    no_ext_emb: header.exteriorNumber,
    no_int_emb: header.interiorNumber,
    colonia_emb: header.neighborhood,
    cp_emb: header.postalCode,
    ciudad_emb: header.city,
    estado_emb: header.state,
    pais_emb: header.country,
  };
}

function presentFiscal({ folio, orderFolio, header }: InvoiceDetail): FiscalBody {
  return {
    metodo_pago: header.paymentMethod,
    metodo_txt: header.paymentMethodText,
    estatus: statusWord(statusOf(header.status, header.progress)),
    fiscal: statusWord(statusOf(header.fiscal || header.fiscalStatus, header.progress)),
    moneda: header.currency,
    iva_porcent: header.vatPercent,
    uuid: header.uuid,
    folio_factura: folio,
    folio_pedido: orderFolio,
  };
}

function presentGuide(guide: InvoiceGuide): InvoiceGuideBody {
  return {
    guia: guide.number,
    estatus: guide.status,
    envio: guide.shipment,
    fletera: guide.carrier,
    factura: guide.invoice,
    firma: guide.signature,
    id_fletera: guide.carrierId,
    fecha_guia: guide.date,
    estado: guide.state,
  };
}

function presentLine(line: InvoiceLine): InvoiceLineBody {
  return {
    precio_lista: line.listPrice,
    precio: line.price,
    cod_art: line.articleCode,
    descuento_cliente: line.customerDiscount,
    descuento_clasificacion: line.classDiscount,
    descuento_financiero: line.financialDiscount,
    descuento_volumen: line.volumeDiscount,
    cantidad: line.quantity,
    producto_id: line.productId,
    asterisco: line.openBox,
    titulo: line.title,
    imagen: line.image,
    marca: line.brand,
    link: line.link,
    precio_unitario: line.unitPrice,
    importe: line.amount,
    precio_oferta: line.offerPrice,
  };
}
