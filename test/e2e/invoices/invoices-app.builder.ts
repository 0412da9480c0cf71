import type { InvoiceListBody } from '@/modules/invoices/http/present-invoice-list';
import type { ApiResponse } from '@test/support/api-response';
import { startTestApp, type TestApp } from '@test/support/app';
import { FULL_INVOICE } from './facturas.builder';

export const MINE = 1001;
export const OTHERS = 1002;
/** An account without invoices. */
export const NOBODY = 1003;

const contact = { email: 'a@example.com', telefono: '6140000000' };
const street = { calle: 'Uno', num_exterior: '1', num_interior: '', colonia: 'Centro' };
const account = (num_cliente: number) => ({
  ...contact,
  num_cliente,
  razon_social: 'Integradora',
  rfc: 'XAXX010101000',
  regimen_fiscal: '601',
  direccion: { ...street, ciudad: 'Monterrey', estado: 'NL', pais: 'MEX', codigo_postal: '64000' },
  api: true,
  clasificacion: { nombre: 'A', descuento: 0 },
  distribucion: [],
});

export const bareInvoice = (folio_factura: string, fecha: string, rest: object = {}): object => ({
  num_cliente: MINE,
  folio_factura,
  fecha,
  ...rest,
});

/** Forty invoices of a day, one of each special kind, and another account's. */
const INVOICES = [
  FULL_INVOICE,
  ...Array.from({ length: 40 }, (_, at) => bareInvoice(`FA26/${String(500 + at).padStart(6, '0')}`, '2026-04-01')),
  bareInvoice('FA25/000001', '2025-12-31', { folio_pedido: 'GDL-000001/25' }),
  bareInvoice('FA26/000001', '2026-01-01', {
    folio_pedido: 'GDL-000001/26-API',
    entrega: { creacion: { mensaje: 'Pedido', fecha: '2026-01-01' } },
  }),
  bareInvoice('FA26/000002', '2026-02-28', { entrega: { cancelado: { mensaje: 'Cancelada', fecha: '2026-03-01' } } }),
  bareInvoice('fac-1', '2024-01-01'),
  bareInvoice('FÁC-1', '2024-01-02'),
  bareInvoice('FAC-1', '2024-01-03'),
  bareInvoice('FA26/900000', '2026-02-28', { folio_pedido: 'GDL-900000/26-API', num_cliente: OTHERS }),
];

const guide = (folio_guia: string, folio_factura: string, rest: object = {}): object => ({
  ...{ num_cliente: MINE, folio_guia, folio_factura, fletera: 'estafeta' },
  fecha_factura: '02-03-2026 12:30:00',
  ...rest,
});

const GUIDES = [
  ...Array.from({ length: 33 }, (_, at) => guide(`G${String(at).padStart(2, '0')}`, 'FA26/000500')),
  ...['G33', 'G34'].map((folio) => guide(folio, 'FA26/000501')),
  guide('NEWEST', 'FA26/000123', { fecha_factura: '31-12-2026 23:59:59' }),
  guide('FOREIGN', 'FA26/900000', { fecha_factura: '31-12-2027 23:59:59', num_cliente: OTHERS }),
];

/** An answer whose body is known (the contract check has held it against the documentation). */
export interface Answer<T> extends Omit<ApiResponse, 'body'> {
  readonly body: T;
}

/** The members of an error that tests look at. */
export interface ErrorAnswer {
  readonly code: string;
  readonly detalles: readonly { readonly campo: string }[];
}

export interface InvoicesApp extends TestApp {
  /** GET below /api/v1/facturas, by account MINE unless a token says otherwise. */
  get<T = InvoiceListBody>(path: string, token?: string): Promise<Answer<T>>;
  search(busqueda: string): Promise<Answer<InvoiceListBody>>;
}

/** The service with three accounts, their invoices and guides. */
export async function startInvoicesApp(): Promise<InvoicesApp> {
  const app = await startTestApp();
  await app.load({ cuentas: [MINE, OTHERS, NOBODY].map(account), facturas: INVOICES, guias: GUIDES });
  const mine = await app.token(MINE, []);
  const get = <T = InvoiceListBody>(path: string, token = mine): Promise<Answer<T>> =>
    app.api.get(`/api/v1/facturas${path}`, { token });
  return { ...app, get, search: (busqueda) => get(`?busqueda=${encodeURIComponent(busqueda)}`) };
}

export function foliosOf({ body }: Answer<InvoiceListBody>): string[] {
  return body.facturas.map((each) => each.folio_factura);
}

/** What another request with the same outcome answers just so: all but the request's id and the date. */
export function sameForAll(answer: Answer<unknown>): object {
  const id = String(answer.headers['x-request-id']);
  const headers = Object.entries(answer.headers).filter(([name]) => !['x-request-id', 'date'].includes(name));
  return { status: answer.status, headers: Object.fromEntries(headers), text: answer.text.replaceAll(id, '') };
}
