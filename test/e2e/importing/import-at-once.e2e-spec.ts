import { mexicoCityDate } from '@/shared/kernel/clock';
import { AN_ACCOUNT, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const TODAY = mexicoCityDate(new Date());
const GUIDES = Array.from({ length: 60 }, (_, index) => ({
  folio_guia: `G-${index}`,
  num_cliente: AN_ACCOUNT.num_cliente,
  fletera: 'dhl',
  folio_factura: `FA26/${index}`,
  fecha_factura: TODAY,
}));
const INVOICES = GUIDES.map(({ folio_factura, num_cliente }) => ({ folio_factura, num_cliente, fecha: TODAY }));

describe.each(availableDialects())('the same file loaded by several at once, on %s', (dialect) => {
  let importer: TestImporter;

  useImporter(dialect, (started) => {
    importer = started;
  });

  it.each([
    ['guias', 'guia.creada', GUIDES],
    ['facturas', 'factura.creada', INVOICES],
  ])('tells of each row of %s once', async (entity, type, rows) => {
    await importer.load('cuentas', [AN_ACCOUNT]);
    const summaries = await Promise.all([1, 2, 3].map(() => importer.load(entity, rows)));
    const told = await importer.rows<{ subject: string }>(`SELECT subject FROM events WHERE type = '${type}'`);
    expect([told.length, new Set(told.map(({ subject }) => subject)).size]).toEqual([rows.length, rows.length]);
    expect(summaries.reduce((sum, { created }) => sum + created, 0)).toBe(rows.length);
  });
});
