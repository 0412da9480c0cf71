import 'reflect-metadata';
import type { ModuleRef } from '@nestjs/core';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import type { CfdiImport } from '@/modules/importing/cfdi/cfdi-import.service';
import { ImportService } from '@/modules/importing/import.service';
import { ImportPiecesRepository } from '@/modules/importing/persistence/import-pieces.repository';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { presentInvoiceDetail } from '@/modules/invoices/http/present-invoice-detail';
import { presentInvoiceItem } from '@/modules/invoices/http/present-invoice-list';
import { InvoicesService } from '@/modules/invoices/invoices.service';
import { InvoiceCounts } from '@/modules/invoices/persistence/invoice-counts';
import { openMigrated } from '@test/support/servers/migrated-database';
import { InvoiceLineEntity } from '@/modules/invoices/persistence/invoice-line.entity';
import { InvoiceRepository } from '@/modules/invoices/persistence/invoice.repository';
import { ShippingGuideRepository } from '@/modules/invoices/persistence/shipping-guide.repository';
import type { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';
import { FULL_INVOICE } from './facturas.builder';

const MINE: Caller = { accountId: 1001, clientId: 'mine', scopes: [] };
const OTHERS: Caller = { accountId: 1002, clientId: 'others', scopes: [] };

interface Loaded {
  readonly counts: string;
  readonly problems: string[];
}

describe.each(availableDialects())('import of invoices and guides on %s', (dialect) => {
  let temporary: TemporaryDatabase;
  let database: Database;
  let importer: ImportService;
  let invoices: InvoicesService;

  beforeAll(async () => {
    temporary = await temporaryDatabase(dialect);
    database = await openMigrated(temporary.url);
    importer = importerOf(database);
  });

  beforeEach(async () => {
    for (const table of ['invoices', 'invoice_lines', 'invoice_revisions', 'shipping_guides']) {
      await database.write((manager) => manager.query(`DELETE FROM ${table}`));
    }
    invoices = new InvoicesService(
      new InvoiceRepository(database, new InvoiceCounts()),
      new ShippingGuideRepository(database),
    );
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  async function load(
    name: 'facturas' | 'guias',
    rows: readonly object[],
    options: ImportOptions = {},
  ): Promise<Loaded> {
    const { created, changed, unchanged, refused, problems } = await importer.loadRows(name, rows, options);
    return {
      counts: `+${created} ~${changed} =${unchanged} !${refused}`,
      problems: problems.map(({ line, field, text }) => `${line}: ${field}: ${text}`),
    };
  }

  const item = async (caller = MINE, folio = 'FA26/000123') => presentInvoiceItem(await invoices.get(caller, folio));
  const detail = async (folio = 'FA26/000123') => presentInvoiceDetail(await invoices.get(MINE, folio));
  const missing = (caller: Caller, folio: string) =>
    expect(invoices.get(caller, folio)).rejects.toMatchObject({ kind: 'not_found', code: 'factura_no_encontrada' });
  const listed = async (caller: Caller): Promise<number> => {
    const search = { kind: 'period', from: 20260101, to: 20261231 } as const;
    return (await invoices.find(caller, search, { number: 1, size: 15 })).total;
  };

  it('shows every field as it was imported, with the types of the contract', async () => {
    expect(await load('facturas', [FULL_INVOICE])).toEqual({ counts: '+1 ~0 =0 !0', problems: [] });
    const listOnly = ['texto', 'plazo', 'fecha', 'pago_aplicado', 'estatus_fiscal', 'entrega'];
    const { num_cliente: account, total, ...rest } = FULL_INVOICE;
    const inList = Object.entries(rest).filter(([field]) => listOnly.includes(field));
    expect(await item()).toMatchObject({ ...Object.fromEntries(inList), total });
    const inDetail = Object.entries(rest).filter(([field]) => !listOnly.includes(field));
    expect(await detail()).toEqual({ ...Object.fromEntries(inDetail), total: 1548.6, envio: 15 });
    await missing({ ...MINE, accountId: account + 1 }, 'FA26/000123');
  });

  it('changes nothing when loaded again, in any order of keys', async () => {
    await load('facturas', [FULL_INVOICE]);
    const reversed = Object.fromEntries(Object.entries(FULL_INVOICE).reverse());
    expect((await load('facturas', [FULL_INVOICE, reversed])).counts).toBe('+0 ~0 =2 !0');
  });

  it('keeps what a line leaves out and empties what it sets to null', async () => {
    await load('facturas', [FULL_INVOICE]);
    const change = {
      folio_factura: 'FA26/000123',
      total: 10,
      nom_vendedor: null,
      folio_pedido: null,
      guias: null,
      entrega: null,
    };
    expect((await load('facturas', [change])).counts).toBe('+0 ~1 =0 !0');
    const { productos } = FULL_INVOICE;
    expect(await detail()).toMatchObject({
      total: 10,
      sub_total: 1320,
      nom_vendedor: '',
      folio_pedido: '',
      guias: [],
      productos,
    });
    expect(await item()).toMatchObject({
      estatus: 'Activa',
      entrega: { creacion: { mensaje: '' }, proceso_entrega: [] },
    });
  });

  it('replaces the lines as a whole, and leaves none behind', async () => {
    await load('facturas', [FULL_INVOICE]);
    const [line] = FULL_INVOICE.productos;
    const two = { folio_factura: 'FA26/000123', productos: [{ cod_art: 'X', cantidad: 3 }, line] };
    expect((await load('facturas', [two])).counts).toBe('+0 ~1 =0 !0');
    expect((await detail()).productos.map((each) => [each.cod_art, each.cantidad, each.titulo])).toEqual([
      ['X', '3', ''],
      ['CB-4M-IR30', '2', 'Cámara bala 4 MP'],
    ]);
    await load('facturas', [{ folio_factura: 'FA26/000123', productos: null }]);
    expect((await detail()).productos).toEqual([]);
    expect(await database.reader.count(InvoiceLineEntity)).toBe(0);
  });

  it('takes an invoice of hundreds of lines, and one named several times in a file', async () => {
    const productos = Array.from({ length: 1000 }, (_, at) => ({ cod_art: String(at), titulo: 'x'.repeat(200) }));
    const rows = [FULL_INVOICE, { ...FULL_INVOICE, productos }, { folio_factura: 'FA26/000123', plazo: 15 }];
    expect((await load('facturas', rows)).counts).toBe('+1 ~2 =0 !0');
    const codes = (await detail()).productos.map((each) => each.cod_art);
    expect(codes).toEqual(productos.map((each) => each.cod_art));
    expect((await item()).plazo).toBe('15');
  });

  it('moves an invoice to another account, in the lists of both', async () => {
    await load('facturas', [FULL_INVOICE]);
    expect([await listed(MINE), await listed(OTHERS)]).toEqual([1, 0]);
    await load('facturas', [{ folio_factura: 'FA26/000123', num_cliente: 1002 }]);
    expect([await listed(MINE), await listed(OTHERS)]).toEqual([0, 1]);
    await missing(MINE, 'FA26/000123');
    expect((await item(OTHERS)).folio_factura).toBe('FA26/000123');
  });

  it('hides what a full load no longer names, and shows it again when a line names it', async () => {
    const other = { ...FULL_INVOICE, folio_factura: 'FA26/000124', folio_pedido: 'MTY-000124/26' };
    await load('facturas', [FULL_INVOICE, other]);
    expect(await listed(MINE)).toBe(2);
    expect((await load('facturas', [FULL_INVOICE], { full: true })).counts).toBe('+0 ~1 =1 !0');
    expect(await listed(MINE)).toBe(1);
    await missing(MINE, 'FA26000124');
    await missing(MINE, 'MTY-00012426');
    await load('facturas', [{ folio_factura: 'FA26/000124' }]);
    expect(await listed(MINE)).toBe(2);
    expect((await detail('FA26000124')).productos).toHaveLength(1);
  });

  it('writes nothing in a dry run', async () => {
    expect((await load('facturas', [FULL_INVOICE], { dryRun: true })).counts).toBe('+1 ~0 =0 !0');
    expect(await listed(MINE)).toBe(0);
  });

  it('knows a cancelled invoice by its block or its status', async () => {
    const cancelado = { mensaje: 'Cancelada por el cliente', fecha: '2026-03-04' };
    await load('facturas', [
      { ...FULL_INVOICE, folio_factura: 'C1', estatus: null, estatus_fiscal: null, entrega: { cancelado } },
      { ...FULL_INVOICE, folio_factura: 'C2', estatus: 'CANCELADA' },
      {
        ...FULL_INVOICE,
        folio_factura: 'C3',
        entrega: { ...FULL_INVOICE.entrega, cancelado: { mensaje: '', fecha: '' } },
      },
    ]);
    const [one, two, three] = await Promise.all(['C1', 'C2', 'C3'].map((folio) => item(MINE, folio)));
    expect(one).toMatchObject({ estatus: 'Cancelada', estatus_fiscal: 'Cancelada', entrega: { cancelado } });
    expect(two).toMatchObject({ estatus: 'Cancelada', entrega: { cancelado: { mensaje: '', fecha: '' } } });
    expect(two?.entrega).not.toHaveProperty('espera');
    expect(three?.entrega).toHaveProperty('espera');
  });

  it('refuses what is wrong, naming the field, and loads the rest', async () => {
    const loaded = await load('facturas', [
      { folio_factura: 'N1' },
      { ...FULL_INVOICE, folio_factura: '/' },
      {
        ...FULL_INVOICE,
        fecha: '2026-02-30',
        total: 'mucho',
        entrega: { creacion: 'ya' },
        productos: [{ titulo: {} }],
      },
      { ...FULL_INVOICE, entrega: { proceso_entrega: [{ guias: 7 }, { guias: {} }] }, guias: [{ guia: ['x'] }] },
      { ...FULL_INVOICE, texto: 'x'.repeat(2001), nom_vendedor: 'x'.repeat(151) },
      { ...FULL_INVOICE, folio_factura: 'OK/1', folio_pedido: '' },
    ]);
    expect(loaded.counts).toBe('+1 ~0 =0 !5');
    expect(loaded.problems.map((each) => each.replace(/(: [^:]+): .*/, '$1')).sort()).toEqual([
      ...[
        '1: fecha',
        '1: num_cliente',
        '2: folio_factura',
        '3: entrega.creacion',
        '3: fecha',
        '3: productos[0].titulo',
      ],
      ...['3: total', '4: entrega.proceso_entrega[1].guias', '4: guias[0].guia', '5: nom_vendedor', '5: texto'],
    ]);
  });

  it('fits the longest header into its column', async () => {
    const wide = '😀'.repeat(150);
    const strings = Object.entries(FULL_INVOICE).filter(
      ([key, value]) => typeof value === 'string' && !/folio|fecha|total|envio/.test(key),
    );
    const guia = Object.fromEntries(Object.keys(FULL_INVOICE.guias[0] ?? {}).map((key) => [key, 'x'.repeat(150)]));
    const row = {
      ...FULL_INVOICE,
      ...Object.fromEntries(strings.map(([key]) => [key, wide])),
      texto: '😀'.repeat(2000),
      guias: Array.from({ length: 15 }, () => guia),
      entrega: {
        ...FULL_INVOICE.entrega,
        proceso_entrega: Array.from({ length: 10 }, () => ({ mensaje: '😀'.repeat(360) })),
      },
    };
    expect(await load('facturas', [row])).toEqual({ counts: '+1 ~0 =0 !0', problems: [] });
    expect((await item()).texto).toHaveLength(4000);
    const tooMany = { ...row, guias: Array.from({ length: 30 }, () => guia) };
    expect((await load('facturas', [tooMany])).problems).toEqual([
      '1: guias: es demasiado largo: ocupa más de 24000 bytes',
    ]);
  });

  it('refuses a line that no column takes, and loads the rest', async () => {
    const wide = Object.fromEntries(
      Object.keys(FULL_INVOICE.productos[0] ?? {}).map((key) => [key, '😀'.repeat(1000)]),
    );
    expect(await load('facturas', [{ ...FULL_INVOICE, productos: [wide] }, FULL_INVOICE])).toEqual({
      counts: '+1 ~0 =0 !1',
      problems: ['1: productos[0]: es demasiado largo: ocupa más de 65535 bytes'],
    });
  });

  it('loads guides, and shows them in an invoice that has none of its own', async () => {
    await load('facturas', [{ ...FULL_INVOICE, guias: undefined }]);
    const guide = { num_cliente: 1001, fletera: 'dhl', folio_factura: 'FA26000123' };
    const rows = [
      { ...guide, folio_guia: 'G1', fecha_factura: '02-03-2026 12:30:00' },
      { ...guide, folio_guia: 'G2', fecha_factura: '2026-03-03' },
      { ...guide, folio_guia: 'G3', fecha_factura: '2026-03-03T08:00:00', num_cliente: 1002 },
      { ...guide, folio_guia: 'G4', fecha_factura: '31-02-2026 12:30:00' },
      { ...guide, folio_guia: 'G5', fecha_factura: '02-03-2026 24:00:00' },
      { ...guide, folio_guia: ' ', fecha_factura: '02-03-2026' },
      { folio_guia: 'G6', num_cliente: 1001 },
      { ...guide, folio_guia: 'G7', fecha_factura: '02-03-2026', url: 'javascript:alert(1)' },
    ];
    const loaded = await load('guias', rows);
    expect(loaded.counts).toBe('+3 ~0 =0 !5');
    expect((await invoices.guidesOf(MINE)).map((each) => [each.guideFolio, each.invoicedAt])).toEqual([
      ['G2', '2026-03-03 00:00:00'],
      ['G1', '2026-03-02 12:30:00'],
    ]);
    expect((await detail()).guias.map((each) => each.guia)).toEqual(['G2', 'G1']);
    expect((await load('guias', [rows[0] ?? {}, { folio_guia: 'G2', fletera: 'fedex' }])).counts).toBe('+0 ~1 =1 !0');
    await load('facturas', [{ folio_factura: 'FA26/000123', guias: [] }]);
    expect((await detail()).guias).toEqual([]);
  });
});

/** The importer without the application around it: every load service needs the database alone, and nothing follows. */
function importerOf(database: Database): ImportService {
  const nothing = {
    follow: () => Promise.resolve(),
    withdrawn: () => Promise.resolve(),
    touchOrders: () => Promise.resolve(),
  };
  const get = (service: new (database: Database) => object): object =>
    'follow' in (service.prototype as object) ? nothing : new service(database);
  const modules = { get } as unknown as ModuleRef;
  const runs = new ImportRunsRepository(database);
  return new ImportService(database, runs, modules, {} as CfdiImport, new ImportPiecesRepository(database));
}
