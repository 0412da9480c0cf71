import { DIMENSIONS, isCountedPlace, placeOf, type Dimension } from '../amounts/dimensions';
import { extractTraits } from './extract-traits';
import { waysOf } from './trait-ways';

/** These have their own spec. */
const SIZES = new Set([placeOf('size'), placeOf('sizeBeside')]);

describe('extractTraits', () => {
  const measured = (title: string): [Dimension | undefined, number][] => {
    const { dimensions, values } = extractTraits(title, []);
    const told = dimensions.map((place, at): [number, number] => [place, values[at] ?? 0]);
    const isOfTable = (place: number): boolean => !isCountedPlace(place) && !SIZES.has(place);
    return told.filter(([place]) => isOfTable(place)).map(([place, value]) => [DIMENSIONS[place], value]);
  };

  it('reads what nouns count, whatever that is', () => {
    const { dimensions, values } = extractTraits('GABINETE 40 LLAVES', ['1 cajon', '2 años de garantía']);
    expect([dimensions, values]).toEqual([
      [placeOf('of llav'), placeOf('of cajon')],
      [40, 1],
    ]);
  });

  it('takes the number that ends its own model for no amount', () => {
    expect(extractTraits('XL-AB-2421 ESC TIJERA', [], [], 'XL-AB-2421').values).toEqual([]);
  });

  it('reads units of several words, and in English', () => {
    expect(measured('ESCANER 25 páginas por minuto, 200 LUMENS')).toEqual([
      ['pagesPerMinute', 25],
      ['lumens', 200],
    ]);
  });

  it.each<[string, string[]]>([
    ['Batería recargable: no', ['recarg', 'bater']],
    ['Pantalla integrada: no', ['integrad', 'pantall']],
    ['Cargador de pilas: no', ['cargador']],
    ['WiFi: no', ['wifi']],
  ])('%s denies %j', (feature, denied) => {
    const told = extractTraits('Equipo', [feature]).denied;
    expect(denied.every((term) => told.some((other) => other.startsWith(term)))).toBe(true);
    expect(told).toHaveLength(denied.length);
  });

  it('reads heat and torque, and not where the thing may be', () => {
    const { dimensions, values } = extractTraits('Pistola 480 °C (896 °F) 90 N·m', ['Temp. de trabajo 0 ~ 40°C']);
    expect(dimensions.map((place) => DIMENSIONS[place])).toEqual(['celsius', 'newtonMetres']);
    expect(values).toEqual([480, 90]);
  });

  it('reads amperes before another number that is less', () => {
    expect(measured('INTERRUPTOR 10 A 1 POLO')).toEqual([
      ['amperes', 10],
      ['ways', 1],
    ]);
  });

  it('reads what a title measures behind its own model, and not behind that of another', () => {
    const valuesOf = (model: string): readonly number[] =>
      extractTraits('GPS P/CAJA RX-4106 20 V', [], [], model).values;
    expect([valuesOf('RX-4106'), valuesOf('GP-1')]).toEqual([[20], []]);
  });

  it.each<[string, [Dimension, number][]]>([
    [
      'Chapa magnética / 12 y 24 Vcc',
      [
        ['volts', 12],
        ['volts', 24],
      ],
    ],
    [
      'Fuente 12-24 V 5 A',
      [
        ['volts', 12],
        ['volts', 24],
        ['amperes', 5],
      ],
    ],
    [
      'UPS 1,500 VA / 900 W',
      [
        ['voltAmperes', 1500],
        ['watts', 900],
      ],
    ],
    [
      'Cámara IP 2 Megapixeles (1080p)',
      [
        ['megapixels', 2],
        ['megapixels', 2],
      ],
    ],
    [
      'Bobina Cat6A / 305 m',
      [
        ['category', 6.5],
        ['metres', 305],
      ],
    ],
    [
      'Sensor de 4 a 8 metros',
      [
        ['metres', 4],
        ['metres', 8],
      ],
    ],
    [
      'CHAPA 12/24VCD',
      [
        ['volts', 12],
        ['volts', 24],
      ],
    ],
    [
      'MOTOR 110-220V',
      [
        ['volts', 110],
        ['volts', 220],
      ],
    ],
    ['GAB 19 / 127 V', [['volts', 127]]],
    [
      'TUBO CONDUIT 3/4" x 3 m',
      [
        ['inches', 0.75],
        ['metres', 3],
      ],
    ],
    ['MANGUERA 1 1/2"', [['inches', 1.5]]],
    [
      'POLIDUCTO 1/2 100M',
      [
        ['inches', 0.5],
        ['metres', 100],
      ],
    ],
    ['OPERADOR 1/2 HP', [['horsepower', 0.5]]],
    ['MOTOR 2 HP', [['horsepower', 2]]],
    ['LAPTOP 15 HP', []],
    ['NVR IP 64 canales', [['channels', 64]]],
    [
      'LAP 8GB 256GB 15.6 W11',
      [
        ['gigabytes', 8],
        ['gigabytes', 256],
        ['inches', 15.6],
        ['memory', 8],
      ],
    ],
    [
      'PC 512GB 16GB RAM',
      [
        ['gigabytes', 512],
        ['memory', 16],
      ],
    ],
    ['TROMPETA 50WTS', [['watts', 50]]],
    ['PLUG RJ45 100PZAS', [['pieces', 100]]],
    ['CONECTOR BNC C/50', [['pieces', 50]]],
    ['CINCHO PAQ 100 NEGRO', [['pieces', 100]]],
    ['OPERADOR C/2 CONTROLES', []],
    ['LECTOR HUELLA CAP. 3000', [['users', 3000]]],
    ['CENTRAL DE ALARMA 32Z', [['zones', 32]]],
    [
      'DVR 8CH 2SATA',
      [
        ['channels', 8],
        ['bays', 2],
      ],
    ],
    ['CABLE ALARMA 6F', [['strands', 6]]],
    ['CABLE FIBRA OPTICA 12H', [['strands', 12]]],
    ['CAM BALA COLOR 24H', []],
    ['BULLET POE IR80MTS', [['metres', 80]]],
    [
      'Cable para alarma 4 × 22 AWG',
      [
        ['strands', 4],
        ['awg', 22],
      ],
    ],
    ['SUPRESOR 20KA', [['amperes', 20_000]]],
    ['APAGADOR 2GANG', [['ways', 2]]],
    // what the model that it is for has is not its own
    ['FUENTE 13.8V COMPATIBLE RA-RAMO25128T/V2 MOBILE RADIO 128CH', [['volts', 13.8]]],
    [
      'FUENTE 12V P/8 CAMARAS',
      [
        ['volts', 12],
        ['cameras', 8],
      ],
    ],
    ['SOPORTE P/MONITOR 32 PULG', [['inches', 32]]],
    // two sizes are no zoom, and pictures have so many dots
    ['CANALETA 40 X 25', []],
    [
      'PTZ 2560X1944 30X',
      [
        ['megapixels', 5],
        ['zoom', 30],
      ],
    ],
    ['BALA 2560 x 1440', [['megapixels', 4]]],
    ['CAMARA TERMICA 256 X 192', []],
  ])('measures of %s', (title, expected) => {
    expect(measured(title)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Switch no administrable PoE', ['administrabl']],
    ['Kit / Sin disco duro', ['hdd', 'disco', 'dd']],
    ['Cámara sin Wi-Fi ni corriente', ['wifi', 'corrient']],
    ['No break de 500 VA', []],
    ['No incluye fuente', ['fuent']],
    ['Batería AGM / Libre de mantenimiento', ['mantenimiento']],
    ['Manos libres de solapa', []],
  ])('denials of %s', (title, expected) => {
    expect(extractTraits(title, []).denied).toEqual(expected);
  });
});

it.each([
  ['inal', 'wireless'],
  ['ext', 'weatherproof'],
  ['para afuera', 'ip67'],
  ['para adentro', 'indoor'],
  ['mascotas', 'pet'],
  ['conv', 'convencional'],
  ['pared', 'mural'],
])('who says %s is answered with %s', (said, written) => {
  expect(waysOf(said)?.map(({ words }) => words.join(' '))).toContain(written);
});

it.each(['adentro', 'afuera', 'escolar'])('%s alone is where something is, and no trait', (said) => {
  expect(waysOf(said)).toBeUndefined();
});
