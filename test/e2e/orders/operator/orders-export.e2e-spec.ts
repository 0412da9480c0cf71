import { CommandFactory } from 'nest-commander';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { Database } from '@/shared/database/database';
import { commandLine, keeping } from '@test/e2e/quoting/cart-cli.builder';
import {
  answerOf,
  BUYER,
  CABLE,
  CAMERA,
  cart,
  homeCart,
  KIT,
  RECORDER,
  SCARCE,
  WORLD,
  type CartAnswer,
} from '@test/e2e/quoting/cart-world.builder';
import { cartForm } from '../orders-desk.builder';
import { useApp } from '@test/support/app';

const PATH = '/api/v1/carrito/generar';
const ORDER = { testmode: false, ordenar: true };

interface Exported {
  readonly folio: string;
  readonly productos: readonly Record<string, unknown>[];
  readonly totales: Record<string, number>;
  readonly [field: string]: unknown;
}

describe('mostrador export orders', () => {
  const { argv } = process;
  const app = useApp(WORLD);
  let token: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
  });
  afterEach(() => {
    process.argv = argv;
    process.exitCode = undefined;
  });

  /** Runs the command and answers its lines, as objects when they are JSON. */
  async function run(...args: string[]): Promise<Exported[]> {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation(keeping(lines));
    process.argv = ['node', 'mostrador', 'export', 'orders', ...args];
    const command = await commandLine(app);
    try {
      await CommandFactory.runApplication(command);
    } finally {
      write.mockRestore();
      await command.close();
    }
    return lines.map((line) =>
      line.startsWith('{') ? (JSON.parse(line) as Exported) : { folio: line, productos: [], totales: {} },
    );
  }

  async function place(body: Record<string, unknown>): Promise<CartAnswer> {
    const answer = answerOf(await app.api.post(PATH, { token, json: body }));
    expect(answer.error).toBe('');
    return answer;
  }

  it('hands over whole orders, never quotes', async () => {
    await place(homeCart([[CAMERA, 1]], { testmode: false }));
    const answer = await place(
      homeCart(
        [
          [CAMERA, 2],
          [KIT, 5],
          [SCARCE, 12],
        ],
        { ...ORDER, forzar: true, orden_compra: 'OC-1', moneda: 'mxn', metodo_pago: 'credito-30' },
      ),
    );
    const [order, ...others] = await run('--json');
    expect(others).toEqual([]);
    expect(order).toEqual({
      folio: answer.resumen.folio,
      folio_pedido: answer.resumen.folio_pedido,
      estado: 'recibido',
      num_cliente: String(BUYER),
      fecha: answer.resumen.fecha_creacion,
      orden_compra: 'OC-1',
      moneda: 'MXN',
      tipo_cambio: '18.10',
      metodo_pago: 'credito-30',
      forma_pago: 2,
      uso_cfdi: 'G03',
      tipo_entrega: 'domicilio',
      fletera: 'estafeta',
      direccion: {
        sucursal: '',
        atencion_a: 'ANA RUIZ',
        calle: 'AV. INDEPENDENCIA',
        num_ext: '1204',
        num_int: '',
        colonia: 'ZONA CENTRO',
        ciudad: 'CHIHUAHUA',
        estado: 'CHIH',
        pais: 'MEX',
        codigo_postal: '31000',
        telefono: '6145550124',
      },
      guia: null,
      productos: [
        {
          producto_id: String(CAMERA),
          modelo: 'CAM-1',
          tipo: 'nuevo',
          cantidad: 2,
          faltante: 0,
          almacenes: { centro: 2 },
          componentes: [],
        },
        {
          producto_id: String(KIT),
          modelo: 'KIT-4',
          tipo: 'nuevo',
          cantidad: 5,
          faltante: 0,
          almacenes: { multiples_almacenes: 5 },
          componentes: [
            { producto_id: String(CABLE), cantidad: '10', codigo: 'CAB-2', almacen: 'centro' },
            { producto_id: String(RECORDER), cantidad: '5', codigo: 'NVR-3', almacen: 'frontera' },
          ],
        },
        {
          producto_id: String(SCARCE),
          modelo: 'ESC-5',
          tipo: 'nuevo',
          cantidad: 12,
          faltante: 3,
          almacenes: { centro: 3, frontera: 2, norte: 4 },
          componentes: [],
        },
      ].map((line, index) => ({
        ...line,
        precio_unitario: answer.productos[index]?.precio_unitario,
        importe: answer.productos[index]?.importe,
      })),
      totales: answer.totales,
      iva_aplicado: 16,
      plazo: 30,
      codigo_pago: '99',
      email: '',
      directo_cliente: false,
      forzado: true,
      guia_prepagada: false,
    });
  });

  it('--pending takes each order once, --since again and again', async () => {
    await run('--pending', '--json');
    const form = cartForm(homeCart([[CAMERA, 1]], ORDER), 'guía.pdf', pdf());
    const answer = answerOf(await app.api.post(PATH, { token, multipart: form }));
    const [pending, ...none] = await run('--pending', '--json');
    expect([pending?.folio, none]).toEqual([answer.resumen.folio, []]);
    expect(pending?.guia).toEqual({ nombre: 'guía.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(await run('--pending', '--json')).toEqual([]);
    const today = String(answer.resumen.fecha_creacion).slice(0, 10);
    expect((await run('--since', today, '--json')).map(({ folio }) => folio)).toContain(answer.resumen.folio);
    expect(await run('--since', today, '--json')).toHaveLength(2);
    expect(await run('--since', '2999-01-01', '--json')).toEqual([]);
    expect((await run())[1]?.folio).toMatch(/^CEN-\d{6}\/\d\d-API {2}.* {2}1 renglón {2}[\d.]+ USD$/);
  });

  it.each(['ayer', '2026-02-30', '2026-1-1'])('refuses the date %s', async (date) => {
    const errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await run('--since', date, '--json')).toEqual([]);
    expect([process.exitCode, errors.mock.calls.length]).toEqual([1, 1]);
    errors.mockRestore();
  });

  it('gives more orders than it reads at once, in order', async () => {
    await app.load({ existencias: [{ producto_id: CABLE, condicion: 'nuevo', sucursal: 'centro', cantidad: 500 }] });
    for (let index = 0; index < 105; index++) await place(cart([[CABLE, 1]], ORDER));
    const pending = await run('--pending', '--json');
    expect(pending).toHaveLength(105);
    expect([...pending].sort((a, b) => (a.folio < b.folio ? -1 : 1))).toEqual(pending);
    const [left] = await app.nest
      .get(Database)
      .reader.query<{ n: number }[]>("SELECT COUNT(*) AS n FROM orders WHERE kind = 'order' AND exported_at IS NULL");
    expect(Number(left?.n)).toBe(0);
  });
});
