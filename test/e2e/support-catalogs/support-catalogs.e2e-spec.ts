import { useApp } from '@test/support/app';
import { FREIGHT } from '@test/support/freight';
import { accountRow as account, branchRow as branch } from '@test/support/import-rows';

const RICH = 1001;
const POOR = 1002;
const EMPLOYEE = 1003;

describe('support catalogs of the cart', () => {
  const app = useApp(FREIGHT);
  let rich: string;
  let poor: string;

  beforeAll(async () => {
    await app.load({
      sucursales: [
        branch('tijuana', { nombre: 'Tijuana', serie: 'TIJ', latitud: 32.5318, longitud: -117 }),
        branch('chihuahua', { num_int: 'PB' }),
      ],
      cuentas: [
        account(RICH, { creditos: ['credito-7', 'credito-45'] }),
        account(POOR, { regimen_fiscal: '616' }),
        account(EMPLOYEE, { regimen_fiscal: '605' }),
      ],
    });
    rich = await app.token(RICH);
    poor = await app.token(POOR);
  });

  describe('GET /carrito/pago', () => {
    const card = (titulo: string, codigo: string): object => ({
      titulo,
      codigo,
      descuento: 3,
      tipo_cambio: 'normal',
      plazo: 1,
      forma: { PUE: 1, PPD: 2 },
    });
    const ready = [
      {
        nombre: 'Transferencia',
        metodo: {
          transferencia: {
            titulo: 'Transferencia electrónica',
            codigo: '03',
            descuento: 4,
            tipo_cambio: 'preferencial',
            plazo: 1,
            forma: { PUE: 1, PPD: 2 },
          },
        },
      },
      {
        nombre: 'Paynet',
        metodo: {
          paynet: {
            titulo: 'Pago en establecimientos Paynet',
            codigo: '01',
            descuento: 4,
            tipo_cambio: 'preferencial',
            plazo: 1,
            forma: { PUE: 1 },
          },
        },
      },
      {
        nombre: 'Sucursal',
        metodo: {
          'sucursal-efectivo': { ...card('Efectivo en sucursal', '01'), descuento: 4 },
          'sucursal-cheque': { ...card('Cheque en sucursal', '02'), descuento: 4 },
          'sucursal-credito': card('Tarjeta de crédito en sucursal', '04'),
          'sucursal-debito': card('Tarjeta de débito en sucursal', '28'),
        },
      },
    ];

    it('lists the ready-money methods to everyone', async () => {
      const { status, body } = await app.api.get('/api/v1/carrito/pago', { token: poor });
      expect(status).toBe(200);
      expect(body).toEqual(ready);
    });

    it('lists only the credit terms granted to the account', async () => {
      const { body } = await app.api.get('/api/v1/carrito/pago/', { token: rich });
      expect(body).toEqual([
        ...ready,
        {
          nombre: 'Crédito',
          metodo: {
            'credito-7': {
              titulo: 'Crédito a 7 días',
              codigo: '99',
              descuento: 3,
              tipo_cambio: 'una_semana',
              plazo: 7,
              forma: { PUE: 1, PPD: 2 },
            },
            'credito-45': {
              titulo: 'Crédito a 45 días',
              codigo: '99',
              descuento: 0,
              tipo_cambio: 'un_mes',
              plazo: 45,
              forma: { PUE: 1, PPD: 2 },
            },
          },
        },
      ]);
    });
  });

  describe('GET /carrito/cfdi', () => {
    it('lists the uses open to the fiscal regime of the account', async () => {
      const { status, body } = await app.api.get('/api/v1/carrito/cfdi', { token: poor });
      expect(status).toBe(200);
      expect(body).toEqual([
        { codigo: 'G02', nombre: 'Devoluciones, descuentos o bonificaciones' },
        { codigo: 'S01', nombre: 'Sin efectos fiscales' },
      ]);
    });

    it.each([
      [RICH, ['G03', 'G01', 'G02', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08', 'S01']],
      [EMPLOYEE, ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10', 'S01']],
    ])('gives account %i its own', async (number, expected) => {
      const { body } = await app.api.get('/api/v1/carrito/cfdi', { token: await app.token(number) });
      expect((body as { codigo: string }[]).map((use) => use.codigo)).toEqual(expected);
    });
  });

  describe('GET /carrito/fleteras', () => {
    const carriers = (cobertura: string): object[] => [
      { codigo: 'estafeta', nombre: 'Estafeta', dia_siguiente: false, cobertura: 'estandar' },
      { codigo: 'fedex', nombre: 'FedEx', dia_siguiente: false, cobertura: 'estandar' },
      { codigo: 'dhl', nombre: 'DHL', dia_siguiente: false, cobertura: 'estandar' },
      { codigo: 'paquete_express', nombre: 'PAQUETEXPRESS', dia_siguiente: false, cobertura: 'estandar' },
      { codigo: 'estafeta_siguiente', nombre: 'Estafeta día siguiente', dia_siguiente: true, cobertura: 'estandar' },
      { codigo: 'dhl_siguiente', nombre: 'DHL día siguiente', dia_siguiente: true, cobertura: 'estandar' },
      { codigo: 'mensajeria_local', nombre: 'Mensajería local', dia_siguiente: false, cobertura },
    ];

    it.each([
      ['', 'valide_codigo_postal'],
      ['?codigo_postal=', 'valide_codigo_postal'],
      ['?codigo_postal=31000', 'si'],
      ['?codigo_postal=1000', 'si'],
      ['?codigo_postal=85203', 'no'],
      ['?codigo_postal=00001&agrupar=1', 'no'],
    ])('%s answers the coverage %s', async (query, coverage) => {
      const { status, body } = await app.api.get(`/api/v1/carrito/fleteras${query}`, { token: rich });
      expect(status).toBe(200);
      expect(body).toEqual(carriers(coverage));
    });

    it.each(['100', '310000', 'abcde', '31%2000', '-3100', '31000&codigo_postal=31001'])(
      'refuses %s',
      async (postalCode) => {
        const { status, body } = await app.api.get(`/api/v1/carrito/fleteras?codigo_postal=${postalCode}`, {
          token: rich,
        });
        expect(status).toBe(400);
        expect(body).toMatchObject({
          code: 'parametros_invalidos',
          detalles: [{ campo: 'codigo_postal', ejemplo: '31000' }],
        });
      },
    );

    it('keeps the coverage-dependent carrier last whatever is imported', async () => {
      await app.load({
        fleteras: [
          {
            codigo: 'zorra',
            nombre: 'Zorra',
            dia_siguiente: false,
            terrestre: true,
            cobertura_por_cp: false,
            orden: 500,
          },
        ],
        coberturas: [{ fletera: 'mensajeria_local', codigo_postal: '852*' }],
      });
      const { body } = await app.api.get('/api/v1/carrito/fleteras?codigo_postal=85203', { token: rich });
      expect((body as { codigo: string; cobertura: string }[]).slice(-2)).toEqual([
        { codigo: 'zorra', nombre: 'Zorra', dia_siguiente: false, cobertura: 'estandar' },
        { codigo: 'mensajeria_local', nombre: 'Mensajería local', dia_siguiente: false, cobertura: 'si' },
      ]);
    });
  });

  describe('branches', () => {
    const expected = [
      {
        codigo: 'chihuahua',
        nombre_sucursal: 'Chihuahua',
        calle: 'Avenida Independencia',
        num_ext: '1204',
        num_int: 'PB',
        colonia: 'Zona Centro',
        codigo_postal: '31000',
        ciudad: 'Chihuahua',
        estado: 'Chihuahua',
        pais: 'MEX',
        telefono: '800 555 0110',
        latitud: '28.6368',
        longitud: '-106.0763',
      },
      {
        codigo: 'tijuana',
        nombre_sucursal: 'Tijuana',
        calle: 'Avenida Independencia',
        num_ext: '1204',
        num_int: '',
        colonia: 'Zona Centro',
        codigo_postal: '31000',
        ciudad: 'Chihuahua',
        estado: 'Chihuahua',
        pais: 'MEX',
        telefono: '800 555 0110',
        latitud: '32.5318',
        longitud: '-117',
      },
    ];

    it.each(['/api/v1/sucursales', '/api/v1/carrito/sucursales', '/api/v1/sucursales/'])(
      'are listed at %s',
      async (path) => {
        const { status, body } = await app.api.get(path, { token: rich });
        expect(status).toBe(200);
        expect(body).toEqual(expected);
      },
    );

    it('need the cart scope only under /carrito', async () => {
      const token = await app.token(RICH, ['ver-productos']);
      expect((await app.api.get('/api/v1/sucursales', { token })).status).toBe(200);
      expect((await app.api.get('/api/v1/carrito/sucursales', { token })).status).toBe(403);
    });
  });

  describe('GET /carrito/paises', () => {
    it('lists the countries by Spanish name', async () => {
      const { status, body } = await app.api.get('/api/v1/carrito/paises', { token: rich });
      const { paises } = body as { paises: { codigo: string; id: string; nombre: string }[] };
      expect(status).toBe(200);
      expect(paises).toHaveLength(249);
      expect(paises[0]).toEqual({ codigo: 'AFG', id: '4', nombre: 'Afganistán' });
      expect(paises).toContainEqual({ codigo: 'MEX', id: '484', nombre: 'México' });
      const names = paises.map((country) => country.nombre);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')));
    });
  });
});
