import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { OFFICIAL_COLUMNS } from '@/modules/support-catalogs/domain/places/official-postal-file';
import { MEXICAN_STATES } from '@/modules/support-catalogs/domain/places/states';
import { PUBLISHED_FOLDER, publishedRows } from '@/seeds/reference/published-catalogs.builder';

/** A file as Correos de México gives it out: ISO-8859-1, CRLF, a licence line, a header and 15 columns. */
export interface OfficialPostalFile {
  readonly bytes: Buffer;
  /** Lines with a settlement. */
  readonly lines: number;
  readonly codes: number;
  /** A code in which a name returns with another kind. */
  readonly repeated: string;
  /** A load takes less than this. */
  readonly limitMs: number;
  /** A line for each settlement. */
  readonly settlements: readonly (readonly [code: string, name: string])[];
}

/** One written here, and the whole one where MOSTRADOR_REFERENCE_DATA names the folder it was downloaded to. */
export const officialPostalFiles: readonly (readonly [name: string, file: () => OfficialPostalFile])[] = [
  ['a small official file', smallFile],
  ...(PUBLISHED_FOLDER === undefined ? [] : [['the whole official file', wholeFile] as const]),
];

function wholeFile(): OfficialPostalFile {
  return {
    bytes: gunzipSync(readFileSync(join(PUBLISHED_FOLDER ?? '', 'sepomex_CPdescarga_2018-10-25_latin1.txt.gz'))),
    lines: 145_092,
    codes: 32_166,
    repeated: '85203',
    limitMs: 10_000,
    settlements: publishedRows('cp_mx_colonias.csv.gz').map(({ cp = '', colonia = '' }) => [cp, colonia] as const),
  };
}

const KINDS = ['Colonia', 'Ejido', 'Fraccionamiento'] as const;
const REPEATED = '85299';
const NAMES = ['Centro', 'San Ángel', 'Peñón de los Baños', 'Güémez', '10 de Mayo (La Última)'] as const;

/** Three codes a state with up to five settlements each, and one whose settlements return; none is among the built-in ones. */
function smallFile(): OfficialPostalFile {
  const prefixes = [
    '20',
    '21',
    '23',
    '24',
    '25',
    '28',
    '29',
    '31',
    '01',
    '34',
    '36',
    '39',
    '42',
    '44',
    '50',
    '58',
  ].concat(['62', '63', '64', '68', '72', '76', '77', '78', '80', '83', '86', '87', '90', '91', '97', '98']);
  const places = prefixes.flatMap((prefix, index) =>
    ['001', '451', '999'].map((end, at) => ({
      code: prefix + end,
      state: index + 1,
      names: NAMES.slice(0, 1 + ((index + at) % 5)),
    })),
  );
  const settlements = [
    ...places.flatMap(({ code, state, names }) => names.map((name) => ({ code, state, name, kind: KINDS[0] }))),
    ...KINDS.flatMap((kind) => NAMES.slice(0, 3).map((name) => ({ code: REPEATED, state: 26, name, kind }))),
  ];
  const lines = settlements.map(({ code, state, name, kind }, index) => {
    const number = String(state).padStart(2, '0');
    const { name: stateName = '' } = MEXICAN_STATES[state - 1] ?? {};
    const cells = [
      code,
      name,
      kind,
      `Municipio ${code.slice(0, 3)}`,
      stateName,
      '',
      code,
      number,
      code,
      '',
      '09',
      '010',
    ];
    return [...cells, String(index).padStart(4, '0'), 'Urbano', ''].join('|');
  });
  const preamble = ['Catálogo a la manera de Correos de México, escrito para esta prueba.', OFFICIAL_COLUMNS.join('|')];
  return {
    bytes: Buffer.from([...preamble, ...lines, ''].join('\r\n'), 'latin1'),
    lines: lines.length,
    codes: places.length + 1,
    repeated: REPEATED,
    limitMs: Infinity,
    settlements: settlements.map(({ code, name }) => [code, name] as const),
  };
}
