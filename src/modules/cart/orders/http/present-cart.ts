import type { Account } from '@/modules/accounts/domain/account';
import type { CartReceipt } from '@/modules/cart/orders/cart-command';
import { orderFolio, TEST_FOLIO } from '@/modules/cart/orders/domain/folio';
import type { SalesTerms } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { amount, kilograms } from '@/modules/cart/quoting/http/present-amounts';
import { presentLine, type CartLineWire } from '@/modules/cart/quoting/http/present-cart-line';
import { mexicoCityDateTime } from '@/shared/kernel/clock';
import { formatScaled } from '@/shared/money/scaled';

export interface CustomerWire {
  num_cliente: string;
  rfc: string;
  whatsapp: string;
  email: string;
  telefono: string;
  direccion: Record<'calle' | 'num_exterior' | 'num_interior' | 'colonia' | 'ciudad' | 'estado' | 'pais', string>;
}

/** The 200 of POST /carrito/generar (Contract 2.5). */
export interface CartWire {
  error: '';
  cliente: CustomerWire;
  resumen: {
    peso_total: number;
    peso_vol_total: number;
    moneda: string;
    forma_pago: number;
    tipo_cambio: string;
    plazo: number | string;
    codigo_pago: string;
    folio: string;
    folio_pedido: string;
    fecha_creacion: string;
    iva_aplicado: number;
    guia_prepagada: string;
  };
  datos_entrega: Record<
    'atencion_a' | 'calle' | 'num_exterior' | 'num_interior' | 'colonia' | 'ciudad' | 'estado' | 'pais',
    string
  >;
  productos: CartLineWire[];
  totales: { subtotal: number; flete: number; iva: number; total: number };
}

/** Writes a quote or order as the contract shows it (Contract 2.5, Decisions 10). */
export function presentCart(receipt: CartReceipt): CartWire {
  const { quote, account, sales, facts } = receipt;
  const { subtotal, freight, tax, total, taxPercent } = quote.totals;
  return {
    error: '',
    cliente: presentCustomer(account),
    resumen: {
      peso_total: kilograms(quote.weight),
      peso_vol_total: kilograms(quote.volumetricWeight),
      moneda: quote.currency.toUpperCase(),
      forma_pago: sales.paymentForm,
      tipo_cambio: formatScaled(quote.rate, 4, 2),
      plazo: sales.termDays === 0 ? 0 : String(sales.termDays),
      codigo_pago: sales.paymentCode,
      ...presentFolios(receipt),
      fecha_creacion: mexicoCityDateTime(receipt.createdAt),
      iva_aplicado: taxPercent,
      guia_prepagada: sales.prepaidGuide ? '1' : '0',
    },
    datos_entrega: presentDelivery(sales),
    productos: quote.lines.map((line) => presentLine(line, facts)),
    totales: { subtotal: amount(subtotal), flete: amount(freight), iva: amount(tax), total: amount(total) },
  };
}

/** Test mode shows its marker; a quote has a folio, an order that and the same with `-API` (Decisions 10). */
function presentFolios({ folio, ordered }: CartReceipt): { folio: string; folio_pedido: string } {
  if (folio === undefined) return { folio: TEST_FOLIO, folio_pedido: TEST_FOLIO };
  return { folio, folio_pedido: ordered ? orderFolio(folio) : '' };
}

export function presentCustomer({ id, taxId, whatsapp, email, phone, address }: Account): CustomerWire {
  return {
    num_cliente: String(id),
    rfc: taxId,
    whatsapp,
    email,
    telefono: phone,
    direccion: {
      calle: address.street,
      num_exterior: address.extNumber,
      num_interior: address.intNumber,
      colonia: address.neighborhood,
      ciudad: address.city,
      estado: address.state,
      pais: address.country,
    },
  };
}

export function presentDelivery({ delivery }: SalesTerms): CartWire['datos_entrega'] {
  return {
    atencion_a: delivery.recipient,
    calle: delivery.street,
    num_exterior: delivery.exteriorNumber,
    num_interior: delivery.interiorNumber,
    colonia: delivery.neighborhood,
    ciudad: delivery.city,
    estado: delivery.stateName,
    pais: delivery.countryName,
  };
}
