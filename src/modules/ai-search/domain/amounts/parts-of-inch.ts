import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { unitAt } from './unit-at';

interface ReadPart {
  readonly dimension: 'inches';
  readonly value: number;
  readonly length: number;
}

const OVER: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['tres', 3],
  ['cinco', 5],
  ['siete', 7],
]);
const UNDER: ReadonlyMap<string, number> = new Map([
  ['cuarto', 4],
  ['cuartos', 4],
  ['octavo', 8],
  ['octavos', 8],
  ['dieciseisavos', 16],
]);
/** What people ask for in parts of an inch without saying so. */
const THINGS = words(
  'broca brocas taquete taquetes tubo tubos conduit poliducto cople coples codo codos niple tee tuerca tuercas tornillo tornillos pija pijas abrazadera abrazaderas condulet condulets conector conectores contratuerca monitor glandula manguera mangueras valvula electrovalvula llave llaves dado dados matraca taladro taladros rotomartillo rotomartillos broquero varilla cable liquidtight licuatite',
);

/** Reads a part of an inch in words, of what is made in such: `conduit de tres cuartos`, `broca de un cuarto`, `tubo de media`. */
export function readPartOfInchInWords(tokens: readonly ScanToken[], at: number): ReadPart | undefined {
  const part = readHalf(tokens, at) ?? readOver(tokens, at);
  if (!part || !tokens.slice(0, at).some(({ text }) => THINGS.has(text))) return undefined;
  const behind = at + part.length;
  const unit = behind + Number(textAt(tokens, behind) === 'de');
  const dimension = unitAt(tokens, unit)?.dimension;
  if (dimension !== undefined && dimension !== 'inches') return undefined;
  return { dimension: 'inches', value: part.value, length: dimension ? unit + 1 - at : part.length };
}

type Part = Omit<ReadPart, 'dimension'>;

/** The `media` of `tubo de media`, with nothing behind it. */
function readHalf(tokens: readonly ScanToken[], at: number): Part | undefined {
  const next = tokens[at + 1];
  const isHalf = textAt(tokens, at) === 'media' && textAt(tokens, at - 1) === 'de';
  return isHalf && (next === undefined || next.kind === 'break') ? { value: 0.5, length: 1 } : undefined;
}

function readOver(tokens: readonly ScanToken[], at: number): Part | undefined {
  const [over, under] = [OVER.get(textAt(tokens, at)), UNDER.get(textAt(tokens, at + 1))];
  return over !== undefined && under !== undefined ? { value: over / under, length: 2 } : undefined;
}
