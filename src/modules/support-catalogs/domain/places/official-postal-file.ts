/** The columns of the official postal-code file, in order. */
export const OFFICIAL_COLUMNS = [
  'd_codigo',
  'd_asenta',
  'd_tipo_asenta',
  'D_mnpio',
  'd_estado',
  'd_ciudad',
  'd_CP',
  'c_estado',
  'c_oficina',
  'c_CP',
  'c_tipo_asenta',
  'c_mnpio',
  'id_asenta_cpcons',
  'd_zona',
  'c_cve_ciudad',
] as const;

/** The columns the service uses: postal code, settlement, municipality and the state's number. */
interface OfficialSettlement {
  readonly d_codigo: string;
  readonly d_asenta: string;
  readonly D_mnpio: string;
  readonly c_estado: string;
}

/** What a line of the file is: to be skipped (licence, header, blank), a settlement, or of another number of columns. */
export type OfficialLine =
  | { readonly kind: 'skip' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'settlement'; readonly settlement: OfficialSettlement };

const SETTLEMENT = 1;
const MUNICIPALITY = 3;
const STATE_NUMBER = 7;
const [FIRST_COLUMN] = OFFICIAL_COLUMNS;
const HEADER = OFFICIAL_COLUMNS.join('|').toLowerCase();
const SKIP: OfficialLine = { kind: 'skip' };
const MALFORMED: OfficialLine = { kind: 'malformed' };

/**
 * Takes one line of the official file apart, without its line end. The licence line, the header and blank lines are skipped
 * wherever they stand, so that files joined end to end can be read too. What the columns hold is not judged here.
 */
export function splitOfficialLine(line: string): OfficialLine {
  const columns = line.split('|');
  if (columns.length !== OFFICIAL_COLUMNS.length) return isPreamble(columns) ? SKIP : MALFORMED;
  if (columns[0]?.trim() === FIRST_COLUMN && isOfficialHeader(line)) return SKIP;
  const column = (index: number): string => (columns[index] ?? '').trim();
  return {
    kind: 'settlement',
    settlement: {
      d_codigo: column(0),
      d_asenta: column(SETTLEMENT),
      D_mnpio: column(MUNICIPALITY),
      c_estado: column(STATE_NUMBER),
    },
  };
}

/** Whether the line names the columns. */
export function isOfficialHeader(line: string): boolean {
  return line.toLowerCase().replace(/\s/g, '') === HEADER;
}

/** Blank lines, and the licence line, which has no columns and names the postal service. */
function isPreamble(columns: readonly string[]): boolean {
  const text = columns[0] ?? '';
  return columns.length === 1 && (text.trim() === '' || /correos de m/i.test(text));
}
