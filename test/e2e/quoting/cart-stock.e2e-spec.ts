import {
  answerOf,
  BUYER,
  CABLE,
  cart,
  GRADED,
  KIT,
  quoted,
  RECORDER,
  SCARCE,
  WORLD,
  type CartAnswer,
} from './cart-world.builder';
import { Database } from '@/shared/database/database';
import { useApp } from '@test/support/app';

const PATH = '/api/v1/carrito/generar';

describe('POST /carrito/generar: where the pieces come from', () => {
  const app = useApp(WORLD);
  let token: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
  });

  const quote = (body: object): Promise<CartAnswer> => quoted(app, token, body);

  const supply = async (body: object) =>
    (await quote(body)).productos.map(({ almacenes, faltante }) => [almacenes, faltante]);

  it.each([
    ['whole from the nearest', [[SCARCE, 3]], {}, [[{ centro: 3 }, undefined]]],
    ['whole from a farther one before splitting', [[SCARCE, 4]], {}, [[{ norte: 4 }, undefined]]],
    ['split nearest first', [[SCARCE, 5]], {}, [[{ centro: 3, frontera: 2 }, undefined]]],
    ['marked when short', [[SCARCE, 12]], {}, [[{ centro: 3, frontera: 2, norte: 4 }, 3]]],
    [
      'two lines share what there is',
      [
        [SCARCE, 7],
        [SCARCE, 4],
      ],
      {},
      [
        [{ centro: 3, frontera: 2, norte: 2 }, undefined],
        [{ norte: 2 }, 2],
      ],
    ],
    ['the pickup branch first', [[SCARCE, 2]], { direccion: { sucursal: 'frontera' } }, [[{ frontera: 2 }, undefined]]],
    [
      'a pickup branch that does not supply',
      [[SCARCE, 2]],
      { direccion: { sucursal: 'oficinas' } },
      [[{ centro: 2 }, undefined]],
    ],
    ['conditions apart', [[GRADED, 3, 'a']], {}, [[{ norte: 2 }, 1]]],
  ] as const)('%s', async (_, lines, more, expected) => {
    expect(await supply(cart(lines, more))).toEqual(expected);
  });

  it('makes a kit of kits of what these are made of, in the catalog and in the cart', async () => {
    const nested = 7020;
    await app.load({
      productos: [
        {
          producto_id: nested,
          modelo: 'KIT-DE-KITS',
          titulo: 'Kit',
          marca: 'vixora',
          categorias: [9],
          componentes: [
            { producto_id: KIT, cantidad: 1 },
            { producto_id: CABLE, cantidad: 1 },
          ],
        },
      ],
      precios: [{ producto_id: nested, precio_lista: 500 }],
    });
    const { body } = await app.api.get(`/api/v1/productos/${nested}`, { token });
    expect((body as { total_existencia: number }).total_existencia).toBe(13);
    const [line] = (await quote(cart([[nested, 2]]))).productos;
    expect([line?.almacenes, line?.componentes]).toEqual([
      { centro: 2 },
      [
        { cantidad: '6', codigo: 'CAB-2', almacen: 'centro' },
        { cantidad: '2', codigo: 'NVR-3', almacen: 'centro' },
      ],
    ]);
    expect((await supply(cart([[nested, 14]])))[0]?.[1]).toBe(1);
  });

  it('can not make kits that contain each other, as files of before could leave them, whatever is counted of them', async () => {
    const kit = (producto_id: number, part: number): object => ({
      producto_id,
      modelo: `CIRCULO-${producto_id}`,
      titulo: 'Kit',
      marca: 'vixora',
      categorias: [9],
      componentes: [{ producto_id: part, cantidad: 1 }],
    });
    await app.load({
      productos: [kit(7031, SCARCE), kit(7030, 7031)],
      precios: [7030, 7031].map((producto_id) => ({ producto_id, precio_lista: 5 })),
      existencias: [{ producto_id: 7031, condicion: 'nuevo', sucursal: 'centro', cantidad: 9 }],
    });
    const circle = JSON.stringify([{ productId: 7030, quantity: 1 }]);
    await app.nest
      .get(Database, { strict: false })
      .write((manager) => manager.query(`UPDATE products SET components = '${circle}' WHERE id = 7031`));
    await app.load({ productos: [{ producto_id: 7031, titulo: 'Kit en círculo' }] });
    const { body } = await app.api.get('/api/v1/productos/7030', { token });
    expect((body as { total_existencia: number }).total_existencia).toBe(0);
    expect((await supply(cart([[7030, 1]])))[0]?.[1]).toBe(1);
  });

  it('makes a kit from one warehouse, or says that it comes from several and which', async () => {
    const [one] = (await quote(cart([[KIT, 3]]))).productos;
    expect([one?.almacenes, one?.componentes]).toEqual([
      { centro: 3 },
      [
        { cantidad: '6', codigo: 'CAB-2', almacen: 'centro' },
        { cantidad: '3', codigo: 'NVR-3', almacen: 'centro' },
      ],
    ]);
    const [several] = (await quote(cart([[KIT, 5]]))).productos;
    expect([several?.almacenes, several?.componentes]).toEqual([
      { multiples_almacenes: 5 },
      [
        { cantidad: '10', codigo: 'CAB-2', almacen: 'centro' },
        { cantidad: '5', codigo: 'NVR-3', almacen: 'frontera' },
      ],
    ]);
  });

  it('lets kits and lines share their components', async () => {
    expect(
      await supply(
        cart([
          [RECORDER, 12],
          [KIT, 3],
        ]),
      ),
    ).toEqual([
      [{ centro: 3, frontera: 9 }, undefined],
      [{ multiples_almacenes: 1 }, 2],
    ]);
  });

  it('supplies all from one branch, or refuses even a quote', async () => {
    const single = { forzar_sucursal: '1' };
    expect(await supply(cart([[SCARCE, 3]], single))).toEqual([[{ centro: 3 }, undefined]]);
    const response = await app.api.post(PATH, { token, json: cart([[SCARCE, 4]], single) });
    expect([response.status, response.headers['x-error-code']]).toEqual([200, 'existencia_insuficiente']);
    expect(answerOf(response).values).toEqual([{ id: SCARCE, tipo: 'nuevo', solicitado: 4, disponible: 3 }]);
    expect(response.body).not.toHaveProperty('status');
    const closed = await app.api.post(PATH, {
      token,
      json: cart([[SCARCE, 1]], { ...single, direccion: { sucursal: 'oficinas' } }),
    });
    expect(answerOf(closed).code).toBe('existencia_insuficiente');
  });
});
