import type { Dimension } from './dimensions';
import { UNITS } from './measure-table';
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
  if (token.text === 'a' && !standsAlone(tokens[at + 1]) && !isDescending(tokens, at)) return undefined;
  return UNITS.get(token.text);
}

/** Short words without a vowel that people write behind an amount of money, or of nothing. */
const NO_UNITS = words(
  'pls plz plis pfv xfv xf pf bb gcs grx grs tks thx thks tnx bn msj mns dls dlls usd mxn mn mnx p x q k y tqm sr sra srs jr dr vs mx',
);
/** Units that are none of the table, with a vowel in them. */
const SPOKEN_UNITS = words('dpi ppi lux bar bares ppp ops kpa mpa kcal cal');

/** Whether the word at `at` can hardly be anything but a unit, be it one of the table or not: `500 cfm`, `1200 dpi`. */
export function looksLikeUnit(tokens: readonly ScanToken[], at: number): boolean {
  const { kind, text } = tokens[at] ?? NOTHING;
  if (kind !== 'word') return false;
  return (
    unitAt(tokens, at) !== undefined ||
    SPOKEN_UNITS.has(text) ||
    (/^[b-df-hj-np-tv-z]{2,4}$/.test(text) && !NO_UNITS.has(text))
  );
}
const NOTHING = { kind: 'break', text: '' } as const;

const LED_TO = words('un una el la los las mi mis lo');

/** `mil a un no break` and `1200 a 1500` are no amperes. */
function standsAlone(next: ScanToken | undefined): boolean {
  return !LED_TO.has(next?.text ?? '') && next?.kind !== 'number' && next?.kind !== 'mixed' && next?.kind !== 'sign';
}

/** `10 A 1 polo`: no range goes down. */
function isDescending(tokens: readonly ScanToken[], at: number): boolean {
  const [before, , behind] = tokens.slice(at - 1, at + 2);
  return before?.kind === 'number' && behind?.kind === 'number' && Number(before.text) > Number(behind.text);
}

/** Beside one of these `hp` may be who makes it: `monitor 24 hp`. */
const MADE_BY_HP = words(
  'laptop laptops computadora computadoras compu pc desktop notebook monitor monitores pantalla impresora impresoras multifuncional printer toner tinta cartucho cartuchos servidor servidores server workstation teclado mouse proliant tablet memoria ssd disco',
);
const MOST_HORSEPOWER = 50;

/** `motor de 3/4 hp`, `variador de 5hp`. */
export function horsepowerAt(tokens: readonly ScanToken[], at: number, value: number): UnitAt | undefined {
  const isHp = textAt(tokens, at) === 'hp' && value <= MOST_HORSEPOWER;
  const isOfMotor = isHp && (!Number.isInteger(value) || !tokens.some(({ text }) => MADE_BY_HP.has(text)));
  return isOfMotor ? { dimension: 'horsepower', factor: 1 } : undefined;
}
