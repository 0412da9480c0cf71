/** Share of the stock a branch carries, in percent of what a large one does. */
export interface BranchDraft {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly number: string;
  readonly interior?: string;
  readonly colony: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly series: string;
  readonly size: number;
  /** False: what lies there can't be sold. */
  readonly supplies: boolean;
}

type Place = readonly [street: string, number: string, colony: string, postalCode: string, interior?: string];
type Point = readonly [latitude: number, longitude: number];
type Branch = readonly [
  code: string,
  city: string,
  state: string,
  series: string,
  size: number,
  place: Place,
  point: Point,
];

const OPEN: readonly Branch[] = [
  [
    'chihuahua',
    'Chihuahua',
    'Chihuahua',
    'CUU',
    100,
    ['Avenida Independencia', '1204', 'Zona Centro', '31000'],
    [28.6368, -106.0763],
  ],
  [
    'monterrey',
    'Monterrey',
    'Nuevo León',
    'MTY',
    90,
    ['Avenida Francisco I. Madero', '2210', 'Monterrey Centro', '64000'],
    [25.6882, -100.3253],
  ],
  [
    'guadalajara',
    'Guadalajara',
    'Jalisco',
    'GDL',
    85,
    ['Avenida 16 de Septiembre', '410', 'Guadalajara Centro', '44100'],
    [20.6714, -103.3477],
  ],
  [
    'ciudad-de-mexico',
    'Ciudad de México',
    'Ciudad de México',
    'CDMX',
    95,
    ['Avenida Álvaro Obregón', '151', 'Roma Norte', '06700', 'PB'],
    [19.4186, -99.1611],
  ],
  [
    'tijuana',
    'Tijuana',
    'Baja California',
    'TIJ',
    55,
    ['Avenida Revolución', '1388', 'Zona Centro', '22000'],
    [32.5318, -117.0367],
  ],
  ['merida', 'Mérida', 'Yucatán', 'MID', 50, ['Calle 60', '498', 'Los Cocos', '97000'], [20.9712, -89.6237]],
  ['puebla', 'Puebla', 'Puebla', 'PUE', 50, ['Avenida Reforma', '715', 'Centro', '72000'], [19.0448, -98.2041]],
  [
    'leon',
    'León',
    'Guanajuato',
    'LEO',
    45,
    ['Boulevard Adolfo López Mateos', '902', 'Centro', '37000'],
    [21.1236, -101.6805],
  ],
  [
    'queretaro',
    'Querétaro',
    'Querétaro',
    'QRO',
    45,
    ['Avenida Corregidora Norte', '88', 'Centro', '76000', 'Local 2'],
    [20.5931, -100.3899],
  ],
  [
    'hermosillo',
    'Hermosillo',
    'Sonora',
    'HMO',
    40,
    ['Boulevard Hidalgo', '61', 'Hermosillo Centro', '83000'],
    [29.0749, -110.9585],
  ],
  [
    'villahermosa',
    'Villahermosa',
    'Tabasco',
    'VSA',
    35,
    ['Avenida 27 de Febrero', '622', 'Villahermosa Centro', '86000'],
    [17.9878, -92.9194],
  ],
  [
    'culiacan',
    'Culiacán',
    'Sinaloa',
    'CUL',
    35,
    ['Boulevard Francisco I. Madero', '345', 'Centro', '80000'],
    [24.8087, -107.3938],
  ],
  [
    'ciudad-juarez',
    'Ciudad Juárez',
    'Chihuahua',
    'CJS',
    30,
    ['Avenida 16 de Septiembre', '770', 'Centro', '32000'],
    [31.7388, -106.4869],
  ],
  [
    'torreon',
    'Torreón',
    'Coahuila de Zaragoza',
    'TRC',
    30,
    ['Avenida Juárez', '1455', 'Torreón Centro', '27000'],
    [25.5418, -103.4531],
  ],
  [
    'cancun',
    'Cancún',
    'Quintana Roo',
    'CUN',
    30,
    ['Avenida Tulum', '23', 'Supermanzana 2 Centro', '77500', 'Local 5'],
    [21.1614, -86.8248],
  ],
];

const SHOWROOM: Branch = [
  'san-luis-potosi',
  'San Luis Potosí',
  'San Luis Potosí',
  'SLP',
  10,
  ['Avenida Venustiano Carranza', '330', 'San Luis Potosí Centro', '78000'],
  [22.1517, -100.977],
];

function draft(branch: Branch, order: number, supplies: boolean): BranchDraft {
  const [code, city, state, series, size, [street, number, colony, postalCode, interior], [latitude, longitude]] =
    branch;
  const phone = `800 555 01${String(order + 10)}`;
  const base = { code, name: city, street, number, colony, postalCode, city, state, phone, latitude, longitude };
  return { ...base, ...(interior === undefined ? {} : { interior }), series, size, supplies };
}

/** The branches: real cities, postal codes and neighborhoods; house numbers and phones are made up. */
export const BRANCHES: readonly BranchDraft[] = [
  ...OPEN.map((branch, order) => draft(branch, order, true)),
  draft(SHOWROOM, OPEN.length, false),
];
