import {
  ADDRESS,
  answerOf,
  BUYER,
  CABLE,
  CAMERA,
  cart,
  GRADED,
  homeCart,
  KIT,
  quoted,
  OTHER,
  RECORDER,
  SCARCE,
  WORLD,
  type CartAnswer,
} from './cart-world.builder';
import { useApp } from '@test/support/app';

const PATH = '/api/v1/carrito/generar';

describe('POST /carrito/generar: quotes', () => {
  const app = useApp(WORLD, { env: { IVA_FRONTERA: 'true' } });
  let token: string;
  let other: string;
  beforeAll(async () => {
    token = await app.token(BUYER);
    other = await app.token(OTHER);
  });

  const quote = (body: object, as = token): Promise<CartAnswer> => quoted(app, as, body);

  async function addressAt(postalCode: string): Promise<object> {
    const response = await app.api.get(`/api/v1/carrito/colonias/${postalCode}`, { token });
    return { ...ADDRESS, codigo_postal: postalCode, colonia: (response.body as { colonias: string[] }).colonias[0] };
  }

  it('shows the whole answer, with the worked example of the price rules', async () => {
    const answer = await quote(cart([[CAMERA, 10]], { moneda: 'MXN', metodo_pago: 'sucursal-efectivo' }));
    expect(answer.resumen.fecha_creacion).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(answer).toEqual({
      error: '',
      cliente: {
        num_cliente: '500001',
        rfc: 'XAXX010101000',
        whatsapp: '6140000001',
        email: 'a@example.com',
        telefono: '6140000000',
        direccion: {
          calle: 'A',
          num_exterior: '1',
          num_interior: '',
          colonia: 'C',
          ciudad: 'X',
          estado: 'CHIH',
          pais: 'MEX',
        },
      },
      resumen: {
        peso_total: 6,
        peso_vol_total: 5.4,
        moneda: 'MXN',
        forma_pago: 1,
        tipo_cambio: '17.95',
        plazo: 0,
        codigo_pago: '01',
        folio: 'TESTMODE',
        folio_pedido: 'TESTMODE',
        fecha_creacion: answer.resumen.fecha_creacion,
        iva_aplicado: 16,
        guia_prepagada: '0',
      },
      datos_entrega: {
        atencion_a: '',
        calle: 'AVENIDA INDEPENDENCIA',
        num_exterior: '1204',
        num_interior: '',
        colonia: 'ZONA CENTRO',
        ciudad: 'CHIHUAHUA',
        estado: 'CHIHUAHUA',
        pais: 'MÉXICO',
      },
      productos: [
        {
          id: CAMERA,
          cantidad: 10,
          tipo: 'nuevo',
          modelo: 'CAM-1',
          titulo: 'Cámara domo',
          marca: 'Vixora',
          link: '/producto/cam-1-7001.html',
          imagen: 'https://cdn.example/cam.png',
          precio_lista: '2555.72',
          precio_oferta: '2285.93',
          precio_unitario: '1335.10',
          importe: '13351.00',
          almacenes: { centro: 10 },
          descuentos: { distribucion: '36.00', clasificacion: '3.00', volumen: '2.00', financiero: '4.00' },
        },
      ],
      totales: { subtotal: 13351, flete: 0, iva: 2136.16, total: 15487.16 },
    });
  });

  it.each([
    ['transferencia', 'PPD', { forma_pago: 1, plazo: 0, codigo_pago: '03', tipo_cambio: '17.80' }],
    ['credito-30', 'PUE', { forma_pago: 2, plazo: '30', codigo_pago: '99', tipo_cambio: '18.10' }],
    ['CREDITO-1', 'ppd', { forma_pago: 2, plazo: '1', codigo_pago: '99', tipo_cambio: '17.96' }],
  ])('%s sent with %s is paid as the method says', async (metodo_pago, tipo_pago, expected) => {
    expect((await quote(cart([[CAMERA, 1]], { metodo_pago, tipo_pago }))).resumen).toMatchObject(expected);
  });

  it('reaches a tier with the pieces of all lines of one product and condition', async () => {
    const volumes = async (lines: Parameters<typeof cart>[0]) =>
      (await quote(cart(lines))).productos.map(({ descuentos }) => (descuentos as Record<string, string>).volumen);
    expect(
      await volumes([
        [CAMERA, 6],
        [CAMERA, 4],
      ]),
    ).toEqual(['2.00', '2.00']);
    expect(await volumes([[CAMERA, 9]])).toEqual(['0.00']);
    expect(
      await volumes([
        [CAMERA, 9],
        [CAMERA, 1, 'a'],
      ]),
    ).toEqual(['0.00', '0.00']);
  });

  it('prices open-box grades by their own percentage', async () => {
    const { productos } = await quote(
      cart([
        [GRADED, 1],
        [GRADED, 1, 'A'],
        [GRADED, 1, 'b'],
      ]),
      other,
    );
    expect(productos.map(({ precio_unitario, tipo }) => [tipo, precio_unitario])).toEqual([
      ['nuevo', '96.00'],
      ['a', '86.40'],
      ['b', '72.00'],
    ]);
  });

  describe('freight', () => {
    const freight = async (body: object) => (await quote(body)).totales.flete;

    it.each([
      ['0.6 kg in the first band', [[CAMERA, 1]], 5],
      ['exactly 5 kg in the second', [[CABLE, 5]], 8],
      ['6 kg: one kilo begun above the last', [[CABLE, 6]], 9.5],
      ['3.2000004 kg a piece: 6.4000008 begin two', [[RECORDER, 2]], 11],
      ['two parcels: 3 kg from here, 2 kg from there', [[SCARCE, 5]], 16],
      ['a kit weighs what its parts weigh: 5.2000004', [[KIT, 1]], 9.5],
    ] as const)('%s', async (_, lines, flete) => {
      expect(await freight(homeCart(lines))).toBe(flete);
    });

    it('adds the surcharge of an extended zone and converts the sum at the rate of the payment', async () => {
      const far = await addressAt('33000');
      expect(await freight(homeCart([[CABLE, 5]], { direccion: far }))).toBe(12);
      expect(await freight(homeCart([[CABLE, 5]], { direccion: far, moneda: 'mxn' }))).toBe(213.6);
    });

    it.each([
      ['sucursal', {}],
      ['ocurre', { tipo_entrega: 'ocurre', fletera: 'estafeta', direccion: ADDRESS }],
      ['guia_cliente', { tipo_entrega: 'guia_cliente', direccion: undefined }],
      [
        'domicilio with fletera=guia_cliente',
        { tipo_entrega: 'domicilio', fletera: 'GUIA_CLIENTE', direccion: undefined },
      ],
    ])('is nothing for %s', async (_, more) => {
      expect(await freight(cart([[CABLE, 5]], more))).toBe(0);
    });

    it('counts towards the tax', async () => {
      expect((await quote(homeCart([[CABLE, 5]]), other)).totales).toEqual({
        subtotal: 48,
        flete: 8,
        iva: 8.96,
        total: 64.96,
      });
    });
  });

  describe('border rate', () => {
    it.each([
      ['asked for, there and from there', [[SCARCE, 2]], '32000', true, 8],
      ['not asked for', [[SCARCE, 2]], '32000', false, 16],
      ['delivered elsewhere', [[SCARCE, 2]], '31000', true, 16],
      ['part of it from elsewhere', [[SCARCE, 5]], '32000', 'TRUE', 16],
    ] as const)('%s', async (_, lines, postalCode, iva_frontera, percent) => {
      const { resumen } = await quote(homeCart(lines, { direccion: await addressAt(postalCode), iva_frontera }));
      expect(resumen.iva_aplicado).toBe(percent);
    });
  });

  it('shows where it goes, with the municipality of the postal code and full names', async () => {
    const { datos_entrega } = await quote(homeCart([[CAMERA, 1]]));
    expect(datos_entrega).toEqual({
      atencion_a: 'ANA RUIZ',
      calle: 'AV. INDEPENDENCIA',
      num_exterior: '1204',
      num_interior: '',
      colonia: 'ZONA CENTRO',
      ciudad: 'CHIHUAHUA',
      estado: 'CHIHUAHUA',
      pais: 'MÉXICO',
    });
  });

  it('takes what live clients send: case, JSON in strings, extra fields, the alias of sucursal', async () => {
    const answer = await quote({
      productos: JSON.stringify([{ id: String(CAMERA), cantidad: '2', tipo: 'NUEVO', precio: 1 }]),
      tipo_entrega: 'SUCURSAL',
      direccion: JSON.stringify({ codigo_sucursal: 'CENTRO', atencion_a: 'Luis' }),
      uso_cfdi: 'g03',
      metodo_pago: 'TRANSFERENCIA',
      moneda: 'Usd',
      tipo_pago: 'pue',
      testmode: 'TRUE',
      iva_frontera: '0',
      directo_cliente: 1,
      email: 'x@y.z',
      total: 0,
      folio: 'X',
    });
    expect([answer.productos[0]?.cantidad, answer.datos_entrega.atencion_a]).toEqual([2, 'LUIS']);
  });

  it('reads the same cart from a form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(cart([[CAMERA, 2]])))
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    const [asForm, asJson] = await Promise.all([
      app.api.post(PATH, { token, multipart: form }),
      quote(cart([[CAMERA, 2]])),
    ]);
    expect(asForm.status).toBe(200);
    expect(answerOf(asForm).totales).toEqual(asJson.totales);
  });
});
