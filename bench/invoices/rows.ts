import { folioKey, orderKey } from '@/modules/invoices/domain/folio';
import { EMPTY_HEADER, type InvoiceHeader, type InvoiceLine } from '@/modules/invoices/domain/invoice';

export const YEARS = [2024, 2025, 2026] as const;

/** Columns of `invoices` in the order of invoiceRow, `invoice_lines` in that of lineRow. */
export const INVOICE_COLUMNS = [
  ...['id', 'account_id', 'folio', 'folio_key', 'order_folio', 'order_key', 'issued_on', 'header', 'line_digest'],
  ...['counted_account_id', 'withdrawn'],
];
export const LINE_COLUMNS = ['invoice_id', 'position', 'content'];

type Value = string | number;

/** The invoice number `at` of `count`: three years one after the other, `accounts` accounts in turn. */
export function invoiceRow(at: number, count: number, accounts: number): Value[] {
  const perYear = Math.ceil(count / YEARS.length);
  const year = YEARS[Math.floor(at / perYear)] ?? 2026;
  const inYear = at % perYear;
  const day = new Date(Date.UTC(year, 0, 1 + Math.floor((inYear / perYear) * 365)));
  const number = String(inYear).padStart(6, '0');
  const folio = `FA${year % 100}/${number}`;
  const order = `MTY-${number}/${year % 100}-API`;
  const issuedOn = Number(day.toISOString().slice(0, 10).replaceAll('-', ''));
  const account = 1001 + (at % accounts);
  return [at + 1, account, folio, folioKey(folio), order, orderKey(order), issuedOn, header(at), '', account, 0];
}

/** Five lines of an invoice. */
export function lineRows(at: number): Value[][] {
  return [1, 2, 3, 4, 5].map((position) => [at + 1, position, JSON.stringify(line(at, position))]);
}

function header(at: number): string {
  const stage = (message: string) => ({ message, date: '2026-03-02 10:15:00' });
  const full: InvoiceHeader = {
    ...EMPTY_HEADER,
    total: 15_486_000 + at,
    subtotal: 13_200_000,
    vat: 2_136_000,
    summary: '2 x Cámara bala 4 MP para exterior, 1 x Grabador de 8 canales',
    currency: 'USD',
    status: 'active',
    fiscalStatus: 'active',
    term: '30',
    uuid: '6F1E2D3C-4B5A-4978-8695-A4B3C2D1E0F9',
    sellerName: 'Laura Méndez',
    sellerEmail: 'laura.mendez@example.com',
    street: 'Av. Universidad',
    city: 'Monterrey',
    state: 'Nuevo León',
    country: 'México',
    paymentMethod: '03',
    paymentMethodText: 'Transferencia electrónica de fondos',
    vatPercent: '16',
    progress: {
      created: stage('Pedido recibido'),
      orderGenerated: stage('Orden generada'),
      purchaseOrder: stage('Orden de compra autorizada'),
      invoiced: stage('Factura emitida'),
      waiting: stage('Surtido'),
      delivery: [{ ...stage('En tránsito'), guides: '794600000123', carrier: 'estafeta', state: 'NL' }],
    },
    guides: [],
  };
  return JSON.stringify(full);
}

function line(at: number, position: number): InvoiceLine {
  return {
    listPrice: '1050.00',
    price: '660.00',
    articleCode: `CB-4M-${at}`,
    customerDiscount: '36.00',
    classDiscount: '3.00',
    financialDiscount: '0.00',
    volumeDiscount: '0.00',
    quantity: String(position),
    productId: String(100_000 + at),
    openBox: '',
    title: 'Cámara bala 4 MP para exterior con infrarrojo de 30 m, IP67',
    image: `https://example.com/img/${at}.jpg`,
    brand: 'Vigía',
    link: `/producto/${at}`,
    unitPrice: '660.00',
    amount: '1320.00',
    offerPrice: '1050.00',
  };
}
