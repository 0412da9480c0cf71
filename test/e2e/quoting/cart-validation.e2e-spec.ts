import {
  ADDRESS,
  answerOf,
  BUYER,
  CABLE,
  CAMERA,
  cart,
  CLOSED,
  GRADED,
  homeCart,
  NORTHERNER,
  OTHER,
  SCARCE,
  UNPRICED,
  WITHDRAWN,
  WORLD,
} from './cart-world.builder';
import { useApp } from '@test/support/app';
import type { ApiResponse } from '@test/support/api-response';

const PATH = '/api/v1/carrito/generar';

interface Problem {
  readonly campo: string;
  readonly problema: string;
  readonly ejemplo: unknown;
}

const problemsOf = (response: ApiResponse): readonly Problem[] =>
  (response.body as { detalles?: Problem[] }).detalles ?? [];
const fieldsOf = (response: ApiResponse): string[] => problemsOf(response).map(({ campo }) => campo);
const without = (body: Record<string, unknown>, ...names: string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('POST /carrito/generar: what it refuses', () => {
  const app = useApp(WORLD);
  let token: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
  });

  const send = (body: unknown, as = token): Promise<ApiResponse> => app.api.post(PATH, { token: as, json: body });

  describe('400 names the field', () => {
    const line = { id: CAMERA, cantidad: 1, tipo: 'nuevo' };
    it.each([
      ['no productos', without(cart([]), 'productos'), ['productos']],
      ['empty productos', cart([]), ['productos']],
      ['51 lines', cart(Array.from({ length: 51 }, () => [CAMERA, 1] as const)), ['productos']],
      ['productos no list', { ...cart([]), productos: { id: 1 } }, ['productos']],
      ['productos no JSON', { ...cart([]), productos: '[{' }, ['productos']],
      ['a line that is no object', { ...cart([]), productos: [line, [line]] }, ['productos[1]']],
      [
        'an empty line',
        { ...cart([]), productos: [{}] },
        ['productos[0].id', 'productos[0].cantidad', 'productos[0].tipo'],
      ],
      ...['0', -1, 1.5, '1.5', true, '0x10', 1e21, null, {}, [], '', 'abc', { toString: 1 }, 1_000_000].map(
        (cantidad) =>
          [
            `cantidad ${JSON.stringify(cantidad)}`,
            { ...cart([]), productos: [line, { ...line, cantidad }] },
            ['productos[1].cantidad'],
          ] as const,
      ),
      ...[0, '-1', '1e3', 12_345_678_901, true, {}, '5001; DROP TABLE'].map(
        (id) =>
          [`id ${JSON.stringify(id)}`, { ...cart([]), productos: [{ ...line, id }] }, ['productos[0].id']] as const,
      ),
      ...['d', 'new', '', 1, ['a']].map(
        (tipo) =>
          [
            `tipo ${JSON.stringify(tipo)}`,
            { ...cart([]), productos: [{ ...line, tipo }] },
            ['productos[0].tipo'],
          ] as const,
      ),
      ['no tipo_entrega', without(cart([[CAMERA, 1]]), 'tipo_entrega'), ['tipo_entrega']],
      ['unknown tipo_entrega', cart([[CAMERA, 1]], { tipo_entrega: 'avion' }), ['tipo_entrega']],
      ['no uso_cfdi', without(cart([[CAMERA, 1]]), 'uso_cfdi'), ['uso_cfdi']],
      ['unknown uso_cfdi', cart([[CAMERA, 1]], { uso_cfdi: 'ZZZ' }), ['uso_cfdi']],
      ['no metodo_pago', without(cart([[CAMERA, 1]]), 'metodo_pago'), ['metodo_pago']],
      ['unknown metodo_pago', cart([[CAMERA, 1]], { metodo_pago: 'trueque' }), ['metodo_pago']],
      ['credit not granted', cart([[CAMERA, 1]], { metodo_pago: 'credito-90' }), ['metodo_pago']],
      ['moneda', cart([[CAMERA, 1]], { moneda: 'eur' }), ['moneda']],
      ['tipo_pago', cart([[CAMERA, 1]], { tipo_pago: 'X' }), ['tipo_pago']],
      [
        'flags',
        cart([[CAMERA, 1]], {
          ordenar: 'si',
          forzar: 2,
          forzar_sucursal: [],
          testmode: 'x',
          iva_frontera: {},
          directo_cliente: 'no',
        }),
        ['ordenar', 'forzar', 'forzar_sucursal', 'testmode', 'iva_frontera', 'directo_cliente'],
      ],
      ['orden_compra', cart([[CAMERA, 1]], { orden_compra: 'x'.repeat(101) }), ['orden_compra']],
      [
        'a line end in texts of one line',
        cart([[CAMERA, 1]], {
          ...{ orden_compra: 'OC\n1', email: 'a@b.mx\nc' },
          direccion: { sucursal: 'centro', atencion_a: 'Ana\nRuiz' },
        }),
        ['direccion.atencion_a', 'email', 'orden_compra'],
      ],
      ['direccion missing', without(cart([[CAMERA, 1]]), 'direccion'), ['direccion']],
      ['direccion no object', cart([[CAMERA, 1]], { direccion: 'centro' }), ['direccion']],
      ['direccion without sucursal', cart([[CAMERA, 1]], { direccion: {} }), ['direccion.sucursal']],
      ['unknown sucursal', cart([[CAMERA, 1]], { direccion: { sucursal: 'luna' } }), ['direccion.sucursal']],
      [
        'long atencion_a of a pickup',
        cart([[CAMERA, 1]], { direccion: { sucursal: 'centro', atencion_a: 'x'.repeat(121) } }),
        ['direccion.atencion_a'],
      ],
      ['domicilio without fletera', homeCart([[CAMERA, 1]], { fletera: undefined }), ['fletera']],
      ['unknown fletera', homeCart([[CAMERA, 1]], { fletera: 'palomas' }), ['fletera']],
      ['ocurre without fletera', homeCart([[CAMERA, 1]], { tipo_entrega: 'ocurre', fletera: '' }), ['fletera']],
      [
        'ocurre by air',
        homeCart([[CAMERA, 1]], { tipo_entrega: 'ocurre', fletera: 'estafeta_siguiente' }),
        ['fletera'],
      ],
      [
        'empty home address',
        homeCart([[CAMERA, 1]], { direccion: {} }),
        [
          'direccion.atencion_a',
          'direccion.calle',
          'direccion.num_ext',
          'direccion.colonia',
          'direccion.ciudad',
          'direccion.estado',
          'direccion.pais',
          'direccion.codigo_postal',
          'direccion.telefono',
        ],
      ],
      [
        'everything at once',
        {
          productos: [
            { ...line, id: 'x' },
            { ...line, cantidad: 0 },
          ],
          tipo_entrega: 'domicilio',
          direccion: { ...ADDRESS, calle: '' },
          metodo_pago: 'x',
          moneda: 'y',
        },
        ['productos[0].id', 'productos[1].cantidad', 'moneda', 'uso_cfdi', 'fletera', 'direccion.calle', 'metodo_pago'],
      ],
    ])('%s', async (_: string, body: unknown, fields: readonly string[]) => {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(fieldsOf(response).sort()).toEqual([...fields].sort());
      for (const { problema, ejemplo } of problemsOf(response)) {
        expect(problema).not.toBe('');
        expect(ejemplo ?? '').not.toBe('');
      }
    });

    const LIMITS = { atencion_a: 120, calle: 100, num_ext: 20, num_int: 20, colonia: 100, ciudad: 100, telefono: 20 };
    it.each(Object.entries(LIMITS))('%s of more than %d characters, for domicilio and ocurre', async (name, max) => {
      for (const tipo_entrega of ['domicilio', 'ocurre']) {
        const at = async (length: number) =>
          fieldsOf(
            await send(
              homeCart([[CAMERA, 1]], { tipo_entrega, direccion: { ...ADDRESS, [name]: 'ñ'.repeat(length) } }),
            ),
          );
        expect(await at(max + 1)).toEqual([`direccion.${name}`]);
        expect(await at(max)).toEqual([]);
      }
    });

    it('says of a list in JSON what it must be, and of a field sent twice that it is', async () => {
      const said = async (value: unknown): Promise<string[]> =>
        problemsOf(await send({ ...cart([[CAMERA, 1]]), testmode: value })).map(({ problema }) => problema);
      for (const value of [[true], ['true'], [], [true, false]])
        expect(await said(value)).toEqual(['debe ser true, false, 1 o 0']);
      const form = await app.api.post(`${PATH}?testmode=1&testmode=1&tipo_entrega=sucursal`, { token });
      expect(problemsOf(form)).toContainEqual(
        expect.objectContaining({ campo: 'testmode', problema: 'debe enviarse una sola vez' }),
      );
    });

    it('lists at most twenty problems', async () => {
      const response = await send(cart(Array.from({ length: 50 }, () => ['x' as unknown as number, 0] as const)));
      expect([response.status, problemsOf(response).length]).toEqual([400, 20]);
    });

    it.each([[[]], ['x'], [7], [null]])('a body that is %j', async (body) => {
      expect((await send(body)).status).toBe(400);
    });
  });

  it.each([
    ['does not exist', 99],
    ['has no price', UNPRICED],
    ['is withdrawn', WITHDRAWN],
    ['is of a brand without agreement', CLOSED],
  ])('400 productos_no_encontrados: a product that %s', async (_, id) => {
    const response = await send(
      cart([
        [CAMERA, 1],
        [id, 1],
        [id, 2, 'a'],
      ]),
    );
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ code: 'productos_no_encontrados', values: [id] }),
    ]);
    expect(fieldsOf(response)).toEqual(['productos[1].id', 'productos[2].id']);
  });

  describe('422: the address against the catalogs', () => {
    it.each([
      ['unknown country', { pais: 'XXX' }, 'pais_desconocido'],
      ['unknown state', { estado: 'ZZ' }, 'estado_desconocido'],
      ['postal code of another state', { estado: 'NL' }, 'codigo_postal_no_corresponde'],
      ['neighborhood outside the postal code', { colonia: 'Ninguna' }, 'colonia_no_corresponde'],
    ])('%s', async (_, more, code) => {
      for (const tipo_entrega of ['domicilio', 'ocurre']) {
        const response = await send(homeCart([[CAMERA, 1]], { tipo_entrega, direccion: { ...ADDRESS, ...more } }));
        expect([response.status, (response.body as { code: string }).code]).toEqual([422, code]);
      }
    });

    it('carrier without coverage is error_code 9015, with coverage it delivers', async () => {
      const colonia = (await app.api.get('/api/v1/carrito/colonias/33000', { token })).body as { colonias: string[] };
      const away = { ...ADDRESS, codigo_postal: '33000', colonia: colonia.colonias[0] };
      const response = await send(homeCart([[CABLE, 1]], { fletera: 'mensajeria_local', direccion: away }));
      expect([response.status, response.body]).toEqual([
        422,
        expect.objectContaining({ error_code: 9015, code: 'fletera_sin_cobertura' }),
      ]);
      expect(answerOf(await send(homeCart([[CABLE, 1]], { fletera: 'mensajeria_local' }))).totales.flete).toBe(3);
    });

    it('destination without a tariff is sin_tarifa', async () => {
      const response = await send(homeCart([[CABLE, 1]], { fletera: 'mensajeria_local' }), await app.token(NORTHERNER));
      expect([response.status, (response.body as { code: string }).code]).toEqual([422, 'sin_tarifa']);
    });

    it('abroad is sin_tarifa, whatever its state is called and whatever there is in stock', async () => {
      const abroad = { ...ADDRESS, estado: 'CHIH', pais: 'CAN', codigo_postal: 'A1A 1A1' };
      const saved = (await app.api.post('/api/v1/carrito/direcciones', { token, json: abroad })).body as { id: number };
      const codeOf = async (direccion: unknown, ...more: [line: readonly [number, number, string?], how: object]) => {
        const response = await send(homeCart([more[0]], { direccion, ...more[1] }));
        return [response.status, (response.body as { code?: string }).code];
      };
      for (const direccion of [abroad, saved.id])
        for (const how of [{}, { testmode: false }, { testmode: false, ordenar: true }])
          expect(await codeOf(direccion, [CABLE, 1], how)).toEqual([422, 'sin_tarifa']);
      expect(await codeOf(abroad, [GRADED, 1, 'c'], {})).toEqual([422, 'sin_tarifa']);
      expect(await codeOf({ ...ADDRESS }, [GRADED, 1, 'c'], {})).toEqual([200, undefined]);
    });

    it('is not looked at with guides of the customer', async () => {
      const nonsense = { calle: { a: 1 }, estado: 'ZZ', pais: 'XXX', codigo_postal: '99999999999', colonia: '\u0000' };
      for (const more of [{ tipo_entrega: 'guia_cliente' }, { tipo_entrega: 'ocurre', fletera: 'guia_cliente' }]) {
        const response = await send(cart([[SCARCE, 1]], { ...more, direccion: nonsense }));
        expect([
          response.status,
          answerOf(response).resumen.guia_prepagada,
          answerOf(response).productos[0]?.almacenes,
        ]).toEqual([200, '1', { centro: 1 }]);
      }
    });

    it('takes an address abroad as it is', async () => {
      const abroad = { ...ADDRESS, pais: 'usa', estado: 'TX', codigo_postal: '79901-12', ciudad: 'El Paso' };
      const response = await send(homeCart([[CABLE, 1]], { tipo_entrega: 'ocurre', direccion: abroad }));
      expect([
        response.status,
        answerOf(response).datos_entrega.ciudad,
        answerOf(response).datos_entrega.estado,
      ]).toEqual([200, 'EL PASO', 'TX']);
    });
  });

  it('warehouses closed to the account offer nothing', async () => {
    const response = await send(cart([[SCARCE, 5]]), await app.token(NORTHERNER));
    expect(answerOf(response).productos[0]).toMatchObject({ almacenes: { norte: 4 }, faltante: 1 });
  });

  it('names an address that is none beside an unknown kind of delivery', async () => {
    const response = await send(cart([[CAMERA, 1]], { tipo_entrega: 'x', direccion: [5] }));
    expect([response.status, fieldsOf(response)]).toEqual([400, ['tipo_entrega', 'direccion']]);
  });

  it('knows nothing of another account', async () => {
    const response = await send(cart([[CLOSED, 1]]), await app.token(OTHER));
    expect(response.status).toBe(200);
  });
});
