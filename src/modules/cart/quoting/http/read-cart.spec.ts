import 'reflect-metadata';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import { readCart, type CartReading } from '@/modules/cart/quoting/http/read-cart';
import { ApiError, type FieldProblem } from '@/shared/http/errors/api-error';
import { stopwatch } from '@test/support/stopwatch';

const reading = (overrides: Partial<CartReading> = {}): CartReading => ({
  guideAttached: false,
  branchExample: 'centro',
  names: {
    branch: (text) => text.toLowerCase(),
    carrier: (text) => text.toLowerCase(),
    paymentMethod: (text) => text.toLowerCase(),
    country: () => undefined,
  },
  judge: () => [],
  ...overrides,
});
const pickup = (more: object = {}): object => ({
  productos: [{ id: 1, cantidad: 1, tipo: 'nuevo' }],
  tipo_entrega: 'sucursal',
  direccion: { sucursal: 'centro' },
  uso_cfdi: 'G03',
  metodo_pago: 'transferencia',
  ...more,
});
const address = {
  atencion_a: 'A',
  calle: 'B',
  num_ext: 1,
  colonia: 'C',
  ciudad: 'D',
  estado: 'CHIH',
  pais: 'mex',
  codigo_postal: 31000,
  telefono: '1',
};

function problems(body: unknown, how = reading()): readonly FieldProblem[] {
  try {
    readCart(body, how);
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.extras.detalles ?? [];
    throw error;
  }
}
const readRequest = (body: unknown, how = reading()): CartRequest => readCart(body, how);
const fields = (body: unknown, how = reading()): string[] => problems(body, how).map(({ campo }) => campo);

describe('reading a cart', () => {
  it('gives every member its meaning and its default', () => {
    expect(readCart(pickup(), reading())).toEqual({
      lines: [{ productId: 1, condition: 'new', quantity: 1 }],
      delivery: { type: 'branch-pickup', ownGuide: false, branch: 'centro', recipient: '' },
      currency: 'usd',
      cfdiUse: 'G03',
      paymentMethod: 'transferencia',
      purchaseOrder: '',
      email: '',
      directToCustomer: false,
      order: false,
      force: false,
      singleBranch: false,
      testMode: false,
      borderRate: false,
    });
  });

  it('takes a complete address, text or number', () => {
    const { delivery } = readRequest(
      pickup({ tipo_entrega: 'OCURRE', fletera: 'Estafeta', direccion: JSON.stringify(address) }),
      reading(),
    );
    expect(delivery).toMatchObject({
      type: 'carrier-pickup',
      carrier: 'estafeta',
      address: { exteriorNumber: '1', country: 'MEX', postalCode: '31000' },
    });
  });

  it('takes a branch by either of its names, whichever is filled in', () => {
    const branchOf = (direccion: object): string | undefined => readRequest(pickup({ direccion })).delivery.branch;
    for (const empty of [{}, { sucursal: '' }, { sucursal: null }])
      expect(branchOf({ ...empty, codigo_sucursal: 'Norte' })).toBe('norte');
    expect(branchOf({ sucursal: 'centro', codigo_sucursal: 'norte' })).toBe('centro');
    expect(fields(pickup({ direccion: { sucursal: '', codigo_sucursal: '' } }))).toEqual(['direccion.sucursal']);
  });

  it('asks for the choices even when other things are wrong, and tells all at once', () => {
    const asked: unknown[] = [];
    const how = reading({
      judge: (choices) => {
        asked.push(choices);
        return ['branch_unknown', 'cfdi_use_unknown', 'payment_method_unknown'];
      },
    });
    expect(fields(pickup({ productos: [], moneda: 'x' }), how)).toEqual([
      'productos',
      'moneda',
      'direccion.sucursal',
      'uso_cfdi',
      'metodo_pago',
    ]);
    expect(asked).toEqual([
      {
        type: 'branch-pickup',
        ownGuide: false,
        branch: 'centro',
        carrier: undefined,
        cfdiUse: 'G03',
        paymentMethod: 'transferencia',
      },
    ]);
  });

  it.each([
    ['carrier_unknown', 'fletera'],
    ['carrier_not_ground', 'fletera'],
  ] as const)('%s names %s', (problem, field) => {
    expect(fields(pickup({ moneda: 'x' }), reading({ judge: () => [problem] }))).toEqual(['moneda', field]);
    expect(fields(pickup(), reading({ judge: () => [problem] }))).toEqual([]);
  });

  it.each([
    ['sucursal', false],
    ['ocurre', false],
    ['domicilio', true],
    ['guia_cliente', true],
  ])('a guide with %s', (tipo_entrega, accepted) => {
    const body = pickup({ tipo_entrega, fletera: 'estafeta', direccion: { ...address, sucursal: 'centro' } });
    expect(fields(body, reading({ guideAttached: true }))).toEqual(accepted ? [] : ['pdf_guia']);
  });

  it('keeps what is legible of an address with guides of the customer, and needs none', () => {
    const loose = { calle: 'x'.repeat(500), ciudad: { a: 1 }, estado: '\u0000', codigo_postal: ' 31000 ', pais: 'mex' };
    const { delivery } = readRequest(pickup({ tipo_entrega: 'guia_cliente', direccion: loose }), reading());
    expect(delivery.address).toMatchObject({
      street: 'x'.repeat(100),
      city: '',
      state: '',
      postalCode: '31000',
      country: 'MEX',
    });
    expect(
      readCart(pickup({ tipo_entrega: 'guia_cliente', direccion: undefined }), reading()).delivery.address,
    ).toBeUndefined();
  });

  it('keeps each text of such an address in one line', () => {
    const loose = {
      atencion_a: ' Ana\r\nRuiz\n',
      calle: 'Uno\u2028Dos',
      colonia: 'A\tB',
      ciudad: 'C\u0000D',
      estado: '\n',
    };
    const { delivery } = readRequest(pickup({ tipo_entrega: 'guia_cliente', direccion: loose }));
    expect(delivery.address).toMatchObject({
      recipient: 'Ana Ruiz',
      street: 'Uno Dos',
      neighborhood: 'A B',
      city: '',
      state: '',
    });
  });

  it('reads lines by number as a list, as PHP writes one with a gap in it', () => {
    const [one, two] = [
      { id: 1, cantidad: 1, tipo: 'nuevo' },
      { id: 2, cantidad: 3, tipo: 'a' },
    ];
    const { lines } = readRequest(pickup({ productos: [one, two] }));
    for (const productos of [{ 3: two, 1: one }, JSON.stringify({ 0: one, 2: two })])
      expect(readRequest(pickup({ productos })).lines).toEqual(lines);
    expect(fields(pickup({ productos: { 7: {}, 9: one } }))).toEqual([
      'productos[0].id',
      'productos[0].cantidad',
      'productos[0].tipo',
    ]);
    for (const productos of [{}, one, { 0: one, x: two }])
      expect(problems(pickup({ productos })).map(({ problema }) => problema)).toEqual([
        'debe ser una lista de productos',
      ]);
  });

  it('tells of a carrier that is no text once, and of none that it is missing', () => {
    const home = { tipo_entrega: 'domicilio', direccion: address };
    const told = (fletera: unknown): string[] =>
      problems(pickup({ ...home, fletera })).map(({ campo, problema }) => `${campo} ${problema}`);
    expect(told({ codigo: 'estafeta' })).toEqual(['fletera debe ser texto']);
    expect(told(undefined)).toEqual(['fletera es obligatorio para tipo_entrega domicilio']);
  });

  it('takes no cart for another one that was read before', () => {
    const read = ['OC-1', null, 'OC-2', 'OC-1'].map(
      (orden_compra) => readRequest(pickup({ orden_compra })).purchaseOrder,
    );
    expect(read).toEqual(['OC-1', '', 'OC-2', 'OC-1']);
    // What 1e999 is read as.
    expect(readRequest(pickup({ orden_compra: Infinity })).purchaseOrder).toBe('Infinity');
    expect(fields(pickup({ ordenar: 'x' }))).toEqual(fields(pickup({ ordenar: 'x' })));
  });

  it('judges a valid cart of 50 lines within a millisecond', () => {
    const body = pickup({
      productos: Array.from({ length: 50 }, (_, index) => ({
        id: String(100_000 + index),
        cantidad: index + 1,
        tipo: 'nuevo',
      })),
      tipo_entrega: 'domicilio',
      fletera: 'estafeta',
      direccion: address,
    });
    const times = Array.from({ length: 400 }, () => {
      const watch = stopwatch();
      readCart(body, reading());
      return watch();
    });
    // The lower quartile: the machine may be busy with other suites.
    expect(times.sort((a, b) => a - b)[100]).toBeLessThan(1);
  });

  it.each([
    ['9,000 empty lines', { productos: Array.from({ length: 9000 }, () => ({})) }],
    [
      '500 bad lines',
      { productos: Array.from({ length: 500 }, () => ({ id: {}, cantidad: { toString: 1 }, tipo: 'x'.repeat(80) })) },
    ],
    [
      '50 bad lines and a bad everything',
      {
        ...pickup(),
        productos: Array.from({ length: 50 }, () => ({ id: 'x'.repeat(1000), cantidad: [[]], tipo: {} })),
        direccion: address,
        tipo_entrega: 'domicilio',
        moneda: 'x',
        uso_cfdi: 'x'.repeat(9000),
      },
    ],
    ['lines in a string', { productos: JSON.stringify(Array.from({ length: 9000 }, () => ({}))) }],
    ['an address in a string in a string', { ...pickup(), direccion: JSON.stringify(JSON.stringify(address)) }],
  ])('refuses %s within 20 ms and in few words', (_, body) => {
    const times = Array.from({ length: 5 }, () => {
      const watch = stopwatch();
      problems(body);
      return watch();
    });
    expect(Math.min(...times)).toBeLessThan(20);
    const found = problems(body);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(found).length).toBeLessThan(16_384);
  });
});
