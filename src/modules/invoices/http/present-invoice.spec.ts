import { CANCELLED, EMPTY_HEADER, type InvoiceDetail, type InvoiceHeader } from '@/modules/invoices/domain/invoice';
import { presentInvoiceDetail } from '@/modules/invoices/http/present-invoice-detail';
import { presentInvoiceItem, presentInvoiceList } from '@/modules/invoices/http/present-invoice-list';
import { presentShippingGuide } from '@/modules/invoices/http/present-shipping-guide';
import { amountNumber, amountText, dayFirst } from '@/modules/invoices/http/present-values';
import { statusWord } from '@/modules/invoices/domain/invoice-event';

const invoice = (header: Partial<InvoiceHeader> = {}): InvoiceDetail => ({
  folio: 'FA26/000123',
  orderFolio: 'MTY-000123/26-API',
  issuedOn: 20260302,
  header: { ...EMPTY_HEADER, ...header },
  guides: [],
  lines: [],
});

describe('presentInvoiceList', () => {
  const page = { number: 3, size: 15 };

  it('has a string for the total and numbers for the pages', () => {
    expect(presentInvoiceList(page, 31, [invoice()])).toMatchObject({
      total_facturas: '31',
      pagina: 3,
      paginas: 3,
      mostrando: 1,
    });
  });

  it('is empty with zero pages when there is nothing', () => {
    expect(presentInvoiceList({ number: 1, size: 15 }, 0, [])).toEqual({
      total_facturas: '0',
      pagina: 1,
      paginas: 0,
      mostrando: 0,
      facturas: [],
    });
  });
});

describe('presentInvoiceItem', () => {
  it('fills what was never imported with empty texts and the active status', () => {
    const empty = { mensaje: '', fecha: '' };
    expect(presentInvoiceItem(invoice())).toEqual({
      folio_factura: 'FA26/000123',
      fecha: '2026-03-02',
      total: '0.00',
      texto: '',
      moneda: '',
      pago_aplicado: 0,
      estatus_fiscal: 'Activa',
      estatus: 'Activa',
      plazo: '',
      folio_pedido: 'MTY-000123/26-API',
      uuid: '',
      entrega: {
        creacion: empty,
        generar_orden: empty,
        orden_compra: empty,
        facturacion: empty,
        espera: empty,
        proceso_entrega: [],
      },
    });
  });

  it('lists the blocks of the delivery in order', () => {
    const step = { message: 'En camino', date: '2026-03-04', guides: ['1', '2'], carrier: 'dhl', state: 'Tránsito' };
    const { entrega } = presentInvoiceItem(invoice({ progress: { delivery: [step] } }));
    expect(Object.keys(entrega)).toEqual([
      'creacion',
      'generar_orden',
      'orden_compra',
      'facturacion',
      'espera',
      'proceso_entrega',
    ]);
    expect(entrega).toMatchObject({
      proceso_entrega: [
        { mensaje: 'En camino', fecha: '2026-03-04', guias: ['1', '2'], fletera: 'dhl', estado: 'Tránsito' },
      ],
    });
  });

  it('ends a cancelled one in `cancelado`, also when only its status says so', () => {
    const { entrega, estatus } = presentInvoiceItem(invoice({ status: CANCELLED }));
    expect(Object.keys(entrega)).toEqual(['creacion', 'generar_orden', 'orden_compra', 'facturacion', 'cancelado']);
    expect(estatus).toBe('Cancelada');
  });
});

describe('presentInvoiceDetail', () => {
  it('has numbers for the four totals only', () => {
    const body = presentInvoiceDetail(
      invoice({ subtotal: 1_335_000, freight: 1_500_000, vat: 453_600, total: 3_288_600 }),
    );
    expect(body).toMatchObject({ sub_total: 133.5, envio: 150, iva: 45.36, total: 328.86, guias: [], productos: [] });
    const strings = Object.entries(body).filter(
      ([key]) => !['sub_total', 'envio', 'iva', 'total', 'guias', 'productos'].includes(key),
    );
    expect(strings).toHaveLength(22);
    expect(strings.filter(([, value]) => typeof value !== 'string')).toEqual([]);
  });

  it.each([
    ['', '', 'Activa'],
    ['', CANCELLED, 'Cancelada'],
    ['Timbrada', CANCELLED, 'Timbrada'],
  ])('shows fiscal %j beside fiscal status %j as %j', (fiscal, fiscalStatus, shown) => {
    expect(presentInvoiceDetail(invoice({ fiscal, fiscalStatus })).fiscal).toBe(shown);
  });
});

describe('presentShippingGuide', () => {
  it('is all strings, the day first', () => {
    expect(
      presentShippingGuide({
        guideFolio: '1',
        accountId: 1001,
        carrier: 'dhl',
        invoiceFolio: 'FA26/1',
        invoicedAt: '2026-03-04 10:20:30',
        state: null,
        url: null,
      }),
    ).toEqual({
      folio_guia: '1',
      fletera: 'dhl',
      folio_factura: 'FA26/1',
      fecha_factura: '04-03-2026 10:20:30',
      id_cliente: '1001',
    });
  });
});

describe('values', () => {
  it('are formatted exactly', () => {
    expect(dayFirst('')).toBe('');
    expect([0, 1, 15_486_000, 10_050, -12_300].map(amountText)).toEqual([
      '0.00',
      '0.0001',
      '1548.60',
      '1.005',
      '-1.23',
    ]);
    expect([0, 1, 15_486_000, 10_050, -12_300].map(amountNumber)).toEqual([0, 0.0001, 1548.6, 1.005, -1.23]);
    expect(['active', 'cancelled', 'En revisión'].map(statusWord)).toEqual(['Activa', 'Cancelada', 'En revisión']);
  });
});
