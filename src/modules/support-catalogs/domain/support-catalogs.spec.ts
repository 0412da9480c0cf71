import {
  carrierAsWritten,
  coverageOf,
  holdsForPickup,
  inCatalogOrder,
  type Carrier,
} from '@/modules/support-catalogs/domain/delivery/carriers';
import { isOpenTo, usesOpenTo, type CfdiUse } from '@/modules/support-catalogs/domain/payment/cfdi-uses';
import {
  FreightTariffs,
  FreightZones,
  type FreightBand,
} from '@/modules/support-catalogs/domain/delivery/freight-tariffs';
import {
  bestDiscount,
  groupMethods,
  methodOfSatCode,
  methodsOpenTo,
  type PaymentMethod,
} from '@/modules/support-catalogs/domain/payment/payment-methods';
import { PostalAreas } from '@/modules/support-catalogs/domain/places/postal-codes';
import { bannersInForce, coursesAhead, type Banner, type Course } from '@/modules/support-catalogs/domain/publications';

const method = (key: string, position: number, over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  key,
  group: key.startsWith('credito') ? 'Crédito' : 'Contado',
  title: key,
  satCode: key.startsWith('credito') ? '99' : '03',
  discount: 40_000,
  exchangeRate: 'normal',
  termDays: 1,
  forms: { single: 1, deferred: 2 },
  position,
  ...over,
});

describe('payment methods', () => {
  const methods = [
    method('credito-7', 3),
    method('credito-15', 4),
    method('transferencia', 1),
    method('sucursal-efectivo', 2),
  ];
  const keys = (credits: string[]): string[] => methodsOpenTo(methods, credits).map((open) => open.key);

  it('lists credit terms only where the account has them', () => {
    expect(keys([])).toEqual(['transferencia', 'sucursal-efectivo']);
    expect(keys(['credito-15'])).toEqual(['transferencia', 'sucursal-efectivo', 'credito-15']);
    expect(keys(['credito-7', 'credito-15', 'credito-99', 'transferencia'])).toHaveLength(4);
  });

  it.each([
    ['plazo-especial', '99'],
    ['credito-7', '03'],
  ])('counts %s of the payment form %s as credit, by either', (key, satCode) => {
    expect(methodsOpenTo([method(key, 1, { satCode })], [])).toEqual([]);
  });

  it('groups under headings in order', () => {
    const groups = groupMethods(methodsOpenTo(methods, ['credito-7']));
    expect(groups.map(({ name, methods: members }) => [name, members.map((member) => member.key)])).toEqual([
      ['Contado', ['transferencia', 'sucursal-efectivo']],
      ['Crédito', ['credito-7']],
    ]);
  });

  it('finds the best discount', () => {
    expect(bestDiscount([])).toBe(0);
    expect(bestDiscount([method('a', 1, { discount: 30_000 }), method('credito-7', 2, { discount: 90_000 })])).toBe(
      30_000,
    );
    expect(bestDiscount([method('a', 1, { discount: 30_000 }), method('b', 2, { discount: 42_500 })])).toBe(42_500);
  });
});

describe('payment methods by SAT code', () => {
  const open = [
    method('transferencia', 1),
    method('spei', 2),
    method('paynet', 3, { satCode: '01' }),
    method('sucursal-efectivo', 4, { satCode: '01' }),
    method('sucursal-cheque', 5, { satCode: '02' }),
    method('sucursal-credito', 6, { satCode: '04' }),
    method('sucursal-debito', 7, { satCode: '28' }),
    method('monedero', 8, { satCode: '05' }),
    method('vales', 9, { satCode: '08' }),
    method('vales-2', 10, { satCode: '08' }),
    method('credito-7', 11),
  ];

  it.each([
    ['03', 'transferencia'],
    ['3', 'transferencia'],
    ['01', 'sucursal-efectivo'],
    ['02', 'sucursal-cheque'],
    ['04', 'sucursal-credito'],
    ['28', 'sucursal-debito'],
    ['05', 'monedero'],
    ['08', undefined],
    ['99', undefined],
    ['06', undefined],
    ['003', undefined],
    ['', undefined],
  ])('%p is %p', (code, key) => {
    expect(methodOfSatCode(open, code)?.key).toBe(key);
  });

  it.each(['99', '17'])('%s is refused where it is that of the single term granted', (satCode) => {
    expect(methodOfSatCode([method('credito-7', 1, { satCode })], satCode)).toBeUndefined();
  });
});

describe('carriers as written', () => {
  const carrier = (code: string, name: string): Carrier => ({
    trackingUrl: null,
    code,
    name,
    nextDay: false,
    ground: true,
    coverageDependent: false,
    position: 1,
  });
  const carriers = [
    carrier('estafeta', 'Estafeta'),
    carrier('estafeta_siguiente', 'Estafeta día siguiente'),
    carrier('paquete_express', 'Paquete Express'),
    carrier('dhl', 'DHL'),
    carrier('a_b', 'Twin'),
    carrier('ab', 'Twin'),
    carrier('nameless', '-'),
  ];

  it.each([
    ['paquetexpress', 'paquete_express'],
    ['Paquete-Express', 'paquete_express'],
    ['PAQUETE EXPRESS', 'paquete_express'],
    ['estafeta siguiente', 'estafeta_siguiente'],
    ['Estafeta dia siguiente', 'estafeta_siguiente'],
    ['D.H.L.', 'dhl'],
    ['a-b', undefined],
    ['twin', undefined],
    ['paquete', undefined],
    ['_', undefined],
  ])('%p is %p', (text, code) => {
    expect(carrierAsWritten(carriers, text)?.code).toBe(code);
  });
});

describe('CFDI uses', () => {
  it('lists G03 and G01 first, then by code, and no use that is for payments or payroll only', () => {
    const all = ['S01', 'CP01', 'G01', 'P01', 'D01', 'CN01', 'I08', 'G03', 'G02'];
    const listed = usesOpenTo(
      all.map((code) => ({ code, name: code, regimes: null })),
      '601',
    );
    expect(listed.map(({ code }) => code)).toEqual(['G03', 'G01', 'D01', 'G02', 'I08', 'S01']);
  });

  const uses: CfdiUse[] = [
    { code: 'S01', name: 'Sin efectos', regimes: null },
    { code: 'G03', name: 'Gastos', regimes: ['601', '612'] },
  ];

  it.each([
    ['601', ['G03', 'S01']],
    ['612', ['G03', 'S01']],
    ['605', ['S01']],
    ['', ['S01']],
  ])('regime %p may use %p', (regime, expected) => {
    expect(usesOpenTo(uses, regime).map((use) => use.code)).toEqual(expected);
    for (const use of uses) expect(isOpenTo(use, regime)).toBe(expected.includes(use.code));
  });
});

describe('carriers', () => {
  const carrier = (code: string, position: number, over: Partial<Carrier> = {}): Carrier => ({
    trackingUrl: null,
    code,
    name: code,
    nextDay: false,
    ground: true,
    coverageDependent: false,
    position,
    ...over,
  });
  const local = carrier('mensajeria_local', 0, { coverageDependent: true });

  it('puts the coverage-dependent carrier last whatever its position', () => {
    expect(inCatalogOrder([local, carrier('b', 2), carrier('a', 1)]).map(({ code }) => code)).toEqual([
      'a',
      'b',
      'mensajeria_local',
    ]);
  });

  it('tells coverage', () => {
    const areas = new PostalAreas(['31*']);
    expect(coverageOf(carrier('dhl', 1), areas, '31000')).toBe('national');
    expect(coverageOf(carrier('dhl', 1), undefined, undefined)).toBe('national');
    expect(coverageOf(local, areas, undefined)).toBe('postal_code_needed');
    expect(coverageOf(local, areas, '31000')).toBe('covered');
    expect(coverageOf(local, areas, '32000')).toBe('not_covered');
    expect(coverageOf(local, undefined, '31000')).toBe('not_covered');
  });

  it('holds parcels for pickup only on the ground and never by the next day', () => {
    expect(holdsForPickup(carrier('dhl', 1))).toBe(true);
    expect(holdsForPickup(carrier('dhl', 1, { ground: false }))).toBe(false);
    expect(holdsForPickup(carrier('dhl', 1, { nextDay: true }))).toBe(false);
    expect(holdsForPickup(carrier('dhl_siguiente', 1))).toBe(false);
  });
});

describe('freight tables', () => {
  const band = (upTo: number, carrier = 'dhl', zone = '1'): FreightBand => ({
    carrier,
    zone,
    upTo,
    price: upTo,
    perExtraKilo: 1,
    extendedSurcharge: 0,
  });

  it('finds the bands of a carrier and zone, lightest first', () => {
    const tariffs = new FreightTariffs([band(5000), band(1000), band(1000, 'dhl', '2'), band(1000, 'fedex')]);
    expect(tariffs.bandsOf('dhl', '1').map(({ upTo }) => upTo)).toEqual([1000, 5000]);
    expect(tariffs.bandsOf('dhl', '3')).toEqual([]);
  });

  it('finds the zone of a journey, which has a direction', () => {
    const zones = new FreightZones([{ originState: 'CHIH', destinationState: 'SON', zone: '2' }]);
    expect(zones.between('CHIH', 'SON')).toBe('2');
    expect(zones.between('SON', 'CHIH')).toBeUndefined();
  });
});

describe('publications', () => {
  const banner = (id: string, from: number | null, until: number | null, position = 1): Banner => ({
    id,
    title: id,
    image: '',
    link: '',
    position,
    from,
    until,
  });
  const course = (id: string, from: number, until: number): Course => ({
    id,
    title: id,
    description: '',
    mode: 'online',
    venue: '',
    city: '',
    from,
    until,
    hours: 1,
    seats: 1,
    price: 0,
    currency: 'MXN',
    instructor: '',
    image: '',
    link: '',
  });

  it('shows banners from their first to their last day, by position', () => {
    const banners = [
      banner('b', 20260101, 20260131, 2),
      banner('a', null, 20260131, 1),
      banner('c', 20260131, null, 2),
      banner('past', null, 20260130),
      banner('future', 20260201, null),
    ];
    expect(bannersInForce(banners, 20260131).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('shows courses until their last day, by date', () => {
    const courses = [
      course('b', 20260201, 20260202),
      course('a', 20260130, 20260131),
      course('past', 20260101, 20260130),
    ];
    expect(coursesAhead(courses, 20260131).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
