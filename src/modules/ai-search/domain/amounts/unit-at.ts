import { type Dimension, UNITS } from './measure-table';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

interface UnitAt {
  readonly dimension: Dimension;
  readonly factor: number;
}

/** Whether the token at `at` names a unit after a number: `a` only when no other number follows (`de 4 a 8`). */
export function unitAt(tokens: readonly ScanToken[], at: number): UnitAt | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (token.text === 'a' && !standsAlone(tokens[at + 1])) return undefined;
  return UNITS.get(token.text);
}

const LED_TO = words('un una el la los las mi mis lo');

/** `mil a un no break` and `1200 a 1500` are no amperes. */
function standsAlone(next: ScanToken | undefined): boolean {
  return !LED_TO.has(next?.text ?? '') && next?.kind !== 'number' && next?.kind !== 'mixed' && next?.kind !== 'sign';
}

/** Where one of these is named `hp` is no brand. */
const DRIVEN = words('motor motores bomba bombas compresor compresora operador abridor opener pump hidroneumatico');
const MOST_HORSEPOWER = 50;

/** `motor de 3/4 hp`. */
export function horsepowerAt(tokens: readonly ScanToken[], at: number, value: number): UnitAt | undefined {
  const isHp = textAt(tokens, at) === 'hp' && value <= MOST_HORSEPOWER;
  const isOfMotor = isHp && (!Number.isInteger(value) || tokens.some(({ text }) => DRIVEN.has(text)));
  return isOfMotor ? { dimension: 'horsepower', factor: 1 } : undefined;
}
