import { foldedName, upperCased } from '@/modules/support-catalogs/domain/spanish-text';

/** A state of Mexico. */
export interface MexicanState {
  /** Traditional 2 to 4 letter code: `estado_sat` on the wire. */
  readonly code: string;
  /** Code of the tax catalog, which is also the ISO 3166-2 suffix. */
  readonly satCode: string;
  /** Number 1..32 of the national statistics office, `c_estado` of the official postal-code file. */
  readonly number: number;
  /** Common name, upper-cased. */
  readonly name: string;
  /** Middle of the state, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

type Line = readonly [
  code: string,
  satCode: string,
  name: string,
  latitude: number,
  longitude: number,
  firstPrefix: number,
  lastPrefix: number,
];

/** By number from 1: codes, name, centre in degrees, first and last two-digit postal prefix. */
const LINES: readonly Line[] = [
  ['AGS', 'AGU', 'Aguascalientes', 22.07242, -102.30769, 20, 20],
  ['BC', 'BCN', 'Baja California', 32.16361, -116.30314, 21, 22],
  ['BCS', 'BCS', 'Baja California Sur', 25.14487, -111.22627, 23, 23],
  ['CAMP', 'CAM', 'Campeche', 19.15783, -90.49217, 24, 24],
  ['COAH', 'COA', 'Coahuila', 27.17198, -101.55443, 25, 27],
  ['COL', 'COL', 'Colima', 19.172, -103.85966, 28, 28],
  ['CHIS', 'CHP', 'Chiapas', 16.498, -92.6397, 29, 30],
  ['CHIH', 'CHH', 'Chihuahua', 28.35105, -106.6161, 31, 33],
  ['CDMX', 'CMX', 'Ciudad de México', 19.34509, -99.15325, 1, 16],
  ['DGO', 'DUR', 'Durango', 24.93614, -104.71183, 34, 35],
  ['GTA', 'GUA', 'Guanajuato', 20.70872, -100.97822, 36, 38],
  ['GRO', 'GRO', 'Guerrero', 17.60307, -99.43309, 39, 41],
  ['HGO', 'HID', 'Hidalgo', 20.41475, -98.82854, 42, 43],
  ['JAL', 'JAL', 'Jalisco', 20.50397, -103.47801, 44, 49],
  ['MEX', 'MEX', 'Estado de México', 19.39978, -99.41812, 50, 57],
  ['MICH', 'MIC', 'Michoacán', 19.59209, -101.72895, 58, 61],
  ['MOR', 'MOR', 'Morelos', 18.78527, -99.06448, 62, 62],
  ['NAY', 'NAY', 'Nayarit', 21.61205, -104.90457, 63, 63],
  ['NL', 'NLE', 'Nuevo León', 25.67785, -99.97855, 64, 67],
  ['OAX', 'OAX', 'Oaxaca', 17.0948, -96.85372, 68, 71],
  ['PUE', 'PUE', 'Puebla', 19.12077, -97.90565, 72, 75],
  ['QRO', 'QUE', 'Querétaro', 20.78796, -99.9141, 76, 76],
  ['QROO', 'ROO', 'Quintana Roo', 20.22738, -87.61695, 77, 77],
  ['SLP', 'SLP', 'San Luis Potosí', 22.21181, -100.01778, 78, 79],
  ['SIN', 'SIN', 'Sinaloa', 24.79677, -107.39045, 80, 82],
  ['SON', 'SON', 'Sonora', 29.62042, -110.28374, 83, 85],
  ['TAB', 'TAB', 'Tabasco', 17.95145, -92.70924, 86, 86],
  ['TAMP', 'TAM', 'Tamaulipas', 24.21991, -98.82317, 87, 89],
  ['TLAX', 'TLA', 'Tlaxcala', 19.34295, -98.1771, 90, 90],
  ['VER', 'VER', 'Veracruz', 19.34611, -96.69711, 91, 96],
  ['YUC', 'YUC', 'Yucatán', 20.81452, -89.124, 97, 97],
  ['ZAC', 'ZAC', 'Zacatecas', 22.61526, -102.77211, 98, 99],
];

/** Further spellings met in practice. */
const ALIASES: Readonly<Record<string, string>> = {
  GTO: 'GTA',
  DF: 'CDMX',
  DIF: 'CDMX',
  'DISTRITO FEDERAL': 'CDMX',
  'COAHUILA DE ZARAGOZA': 'COAH',
  MEXICO: 'MEX',
  'MICHOACAN DE OCAMPO': 'MICH',
  'QUERETARO DE ARTEAGA': 'QRO',
  'VERACRUZ DE IGNACIO DE LA LLAVE': 'VER',
};

/** The 32 states, by number. */
export const MEXICAN_STATES: readonly MexicanState[] = LINES.map(
  ([code, satCode, name, latitude, longitude], index) => ({
    code,
    satCode,
    number: index + 1,
    name: upperCased(name),
    latitude,
    longitude,
  }),
);

const byCode = new Map(
  MEXICAN_STATES.flatMap((state) => [state.code, state.satCode].map((code) => [code, state] as const)),
);
const byName = new Map(MEXICAN_STATES.map((state) => [foldedName(state.name), state]));
const byPrefix = new Map(
  LINES.flatMap(([code, , , , , first, last]) => range(first, last).map((prefix) => [prefix, code] as const)),
);

/**
 * The state of a code as the caller may write it: traditional, tax/ISO (with or without `MX-`), GTO, DF; in any case
 * (Decisions 5). Undefined when it is none.
 */
export function stateByCode(text: string): MexicanState | undefined {
  const code = upperCased(text).trim().replace(/^MX-/, '');
  return byCode.get(ALIASES[code] ?? code);
}

/** The state of a code or of a name, common or official, with or without accents. For data that operators load. */
export function stateByCodeOrName(text: string): MexicanState | undefined {
  const name = foldedName(text);
  return stateByCode(text) ?? byName.get(name) ?? byCode.get(ALIASES[name] ?? '');
}

/**
 * The state of an address as live clients write it (Decisions 11): its code, its two-digit number or its name, whatever the
 * case, accents and punctuation. Undefined when it is none.
 */
export function stateAsWritten(text: string): MexicanState | undefined {
  const written = text.trim();
  if (/^\d{1,2}$/.test(written)) return stateByNumber(Number(written));
  return stateByCodeOrName(written) ?? stateByCode(foldedName(written).replace(/ /g, ''));
}

/** The state with this number of the national statistics office, 1..32. */
export function stateByNumber(number: number): MexicanState | undefined {
  return MEXICAN_STATES[number - 1];
}

/** Given to no place: what forms hold where nobody knows a code. The highest that Correos de México gives out are below it. */
const PLACEHOLDER = '99999';

/** The state a five-digit postal code belongs to by its first two digits; for codes newer than the catalog. */
export function stateByPostalPrefix(postalCode: string): MexicanState | undefined {
  if (postalCode === PLACEHOLDER) return undefined;
  const code = byPrefix.get(Number(postalCode.slice(0, 2)));
  return code === undefined ? undefined : byCode.get(code);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
