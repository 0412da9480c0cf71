import 'reflect-metadata';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { welcomeToDemo, type DemoCredentials } from '@/app/demo';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { ORDER_STATES } from '@/modules/cart/orders/domain/states/order-state';
import { startTestApp, type TestApp } from '@test/support/app';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { cli } from '@test/support/cli';
import { Database } from '@/shared/database/database';
import { temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

interface Summary {
  readonly read: number;
  readonly refused: number;
  readonly files: readonly { readonly entity: string }[];
}

describe('the demo', () => {
  let database: TemporaryDatabase;
  let folder: string;
  const log: string[] = [];
  const started = (demo: boolean): Promise<TestApp> =>
    startTestApp({
      database,
      env: { DEMO: String(demo), AI_SEARCH: 'on' },
      log: { write: (line) => void log.push(line) },
    });

  beforeAll(async () => {
    database = await temporaryDatabase(E2E_DIALECT);
    folder = await mkdtemp(join(tmpdir(), 'mostrador-demo-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is written as a folder of every importable file, which loads without refusals', async () => {
    const out = join(folder, 'salida');
    expect(await cli(database.url, ['demo', '--write', out])).toMatchObject({ code: 0, stderr: '' });
    expect(await cli(database.url, ['demo', '--write', out])).toMatchObject({ code: 1 });
    const both = await cli(database.url, ['demo', '--write', `${out}-2`, '--remove']);
    expect([both.code, both.stderr]).toEqual([1, 'error: dé --write o --remove, uno de los dos\n']);
    const { stdout, code } = await cli(database.url, ['import', out, '--dry-run', '--json']);
    const summary = JSON.parse(stdout) as Summary;
    expect([code, summary.refused, summary.files.length]).toEqual([0, 0, (await readdir(out)).length]);
    expect(summary.files).toHaveLength(25);
  });

  /** Quotes of all three states, orders of all ten with what belongs to them, and files that say they are not valid. */
  async function showsOrders(app: TestApp, token: string): Promise<void> {
    const list = async (path: string): Promise<{ folio: string; estado: string; facturas: string[] }[]> => {
      const { body } = await app.api.get(`/api/v1/${path}?limit=100`, { token });
      return (body as Record<string, { folio: string; estado: string; facturas: string[] }[]>)[path] ?? [];
    };
    const states = (documents: { estado: string }[]): string[] => [...new Set(documents.map(({ estado }) => estado))];
    const orders = await list('pedidos');
    expect(states(await list('cotizaciones')).sort()).toEqual(['ordenada', 'vencida', 'vigente']);
    expect(states(orders).sort()).toEqual([...ORDER_STATES].sort());
    const delivered = orders.find(({ estado }) => estado === 'entregado');
    const { body } = await app.api.get(`/api/v1/pedidos/${encodeURIComponent(delivered?.folio ?? '')}`, { token });
    expect(body).toMatchObject({
      productos: [{ estado: 'entregado' }, { estado: 'entregado' }],
      facturas: [{ folio_factura: delivered?.facturas[0], documentos: ['xml', 'pdf'] }],
      guias: [{ folio_guia: 'DEMO0000001' }, { estado: 'Entregada' }, { estado: 'Entregada' }],
    });
    expect((body as { historia: { estado: string }[] }).historia.map(({ estado }) => estado)).toEqual([
      ...['recibido', 'en_proceso', 'facturado', 'enviado_parcial', 'enviado', 'entregado'],
    ]);
    const invoicePath = `/api/v1/facturas/${encodeURIComponent(delivered?.facturas[0] ?? '')}`;
    const { subtotal, flete, iva, total } = (body as { totales: Record<string, number> }).totales;
    const invoice = await app.api.get(invoicePath, { token });
    expect(invoice.body).toMatchObject({ sub_total: subtotal, envio: flete, iva, total, iva_porcent: '16' });
    expect(invoice.body).toMatchObject({
      calle_emb: 'Avenida Independencia',
      cp_emb: '31000',
      estado_emb: 'Chihuahua',
    });
    const sold = (invoice.body as { productos: { cantidad: string; importe: string; titulo: string }[] }).productos;
    expect(sold.map(({ cantidad }) => cantidad)).toEqual(['4', '2']);
    expect(sold.reduce((sum, { importe }) => sum + Math.round(Number(importe) * 100), 0)).toBe(
      Math.round(Number(subtotal) * 100),
    );
    expect(sold.every(({ titulo }) => titulo.length > 0)).toBe(true);
    const { text } = await app.api.get(`${invoicePath}/xml`, { token });
    expect(text).toContain('DEMOSTRACION SIN VALIDEZ FISCAL');
    const exported = await cli(database.url, ['export', 'orders', '--pending', '--json']);
    expect(exported.stdout.trim().split('\n')).toHaveLength(
      orders.filter(({ estado }) => estado === 'recibido').length,
    );
  }

  /** A start that fails behind the load (its port is taken) has shown nobody credentials: the next one does, and none after it. */
  async function welcomesOnce(app: TestApp): Promise<void> {
    const shown: (DemoCredentials | undefined)[] = [];
    for (let start = 1; start <= 2; start++) await welcomeToDemo(app.nest, (credentials) => shown.push(credentials));
    expect(shown).toMatchObject([{ clientId: expect.any(String), clientSecret: expect.any(String) }, undefined]);
    const { status } = await app.api.post('/oauth/token', {
      form: {
        grant_type: 'client_credentials',
        client_id: shown[0]?.clientId ?? '',
        client_secret: shown[0]?.clientSecret ?? '',
      },
    });
    expect(status).toBe(200);
  }

  it('is taken away again, but for what was changed, with its credentials', async () => {
    const app = await started(true);
    const live = async (table: string): Promise<number> =>
      Number(
        (await app.nest.get(Database).reader.query(`SELECT COUNT(*) AS n FROM ${table} WHERE withdrawn = 0`))[0].n,
      );
    try {
      expect(await live('products')).toBeGreaterThan(1600);
      const token = await app.token(DEMO_ACCOUNT);
      expect((await app.api.get('/api/v1/productos?busqueda=camara', { token })).status).toBe(200);
      const { body } = await app.api.get('/api/v1/categorias', { token });
      expect((body as { id: string }[]).map(({ id }) => id)).toEqual(expect.arrayContaining(['22', '65747', '66630']));
      await showsOrders(app, token);
      await app.load({ categorias: [{ id: 22, nombre: 'Video propio' }], marcas: [{ nombre: 'Propia', logo: '' }] });
      const again = await started(false);
      await again.close();
      expect(log.join('')).toContain('mostrador demo --remove');
      await welcomesOnce(app);

      const removed = await cli(database.url, ['demo', '--remove']);
      expect([removed.code, removed.stdout]).toEqual([
        0,
        expect.stringMatching(/^Se retiraron \d+ filas .* 2 cred.* 1 filas/),
      ]);
      for (const table of [
        'products',
        'prices',
        'stock',
        'accounts',
        'branches',
        'invoices',
        'freight_tariffs',
        'carriers',
      ])
        expect([table, await live(table)]).toEqual([table, 0]);
      for (const table of ['orders', 'order_lines', 'order_history', 'order_guides', 'stock_ledger'])
        expect([table, await app.nest.get(Database).reader.query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
      expect([await live('categories'), await live('brands')]).toEqual([1, 1]);
      await app.settle();
      expect((await app.api.get('/api/v1/productos?busqueda=camara', { token })).status).toBe(401);
      expect((await cli(database.url, ['demo', '--remove'])).stdout).toContain('No hay datos');
    } finally {
      await app.close();
    }
  });
});
