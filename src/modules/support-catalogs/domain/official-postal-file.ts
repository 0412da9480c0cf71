import { parsePostalCode } from '@/modules/support-catalogs/domain/postal-codes';
import { upperCased } from '@/modules/support-catalogs/domain/spanish-text';
import { stateByNumber, type MexicanState } from '@/modules/support-catalogs/domain/states';

/** One settlement of the official postal-code file. Names are upper-cased. */
export interface OfficialSettlement {
  readonly postalCode: string;
  readonly stateCode: string;
  readonly municipality: string;
  readonly settlement: string;
}

export type OfficialProblem = 'column_count' | 'missing' | 'postal_code' | 'state' | 'too_long' | 'unreadable';

/** What a line of the file is: to be skipped (licence, header, blank), a settlement, or wrong in a named column. */
export type OfficialLine =
  | { readonly kind: 'skip' }
  | { readonly kind: 'settlement'; readonly settlement: OfficialSettlement }
  | { readonly kind: 'problem'; readonly column: string; readonly problem: OfficialProblem };

/** The columns of the file, in order. */
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

const SETTLEMENT = 1;
const MUNICIPALITY = 3;
const STATE_NUMBER = 7;
const MAX_NAME = 100;
const HEADER = OFFICIAL_COLUMNS.join('|').toLowerCase();
const SKIP: OfficialLine = { kind: 'skip' };

const wrong = (column: string, problem: OfficialProblem): OfficialLine => ({ kind: 'problem', column, problem });

/**
 * Reads one line of the official file, without its line end. The licence line, the header and blank lines are skipped
 * wherever they stand, so that files joined end to end can be read too.
 */
export function parseOfficialLine(line: string): OfficialLine {
  const columns = line.split('|');
  if (columns.length !== OFFICIAL_COLUMNS.length) return isPreamble(columns) ? SKIP : wrong('d_codigo', 'column_count');
  if (line.toLowerCase() === HEADER) return SKIP;
  const code = parsePostalCode((columns[0] ?? '').trim());
  if (code === undefined) return wrong('d_codigo', 'postal_code');
  const state = stateOf(columns[STATE_NUMBER] ?? '');
  if (!state) return wrong('c_estado', 'state');
  return readNames(columns, code, state.code);
}

function stateOf(number: string): MexicanState | undefined {
  return /^\d{1,2}$/.test(number) ? stateByNumber(Number(number)) : undefined;
}

function readNames(columns: readonly string[], postalCode: string, stateCode: string): OfficialLine {
  const settlement = (columns[SETTLEMENT] ?? '').trim();
  const municipality = (columns[MUNICIPALITY] ?? '').trim();
  const problem = nameProblem('d_asenta', settlement) ?? nameProblem('D_mnpio', municipality);
  if (problem) return problem;
  const names = { municipality: upperCased(municipality), settlement: upperCased(settlement) };
  return { kind: 'settlement', settlement: { postalCode, stateCode, ...names } };
}

/** Blank lines, and the licence line, which has no columns and names the postal service. */
function isPreamble(columns: readonly string[]): boolean {
  const text = columns[0] ?? '';
  return columns.length === 1 && (text.trim() === '' || /correos de m/i.test(text));
}

function nameProblem(column: string, name: string): OfficialLine | undefined {
  if (name === '') return wrong(column, 'missing');
  if (name.length > MAX_NAME) return wrong(column, 'too_long');
  return name.includes('\uFFFD') || /\p{Cc}/u.test(name) ? wrong(column, 'unreadable') : undefined;
}
