import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

const AND = words('y e and');
const DEFINITE = words('el la los las mi mis su sus nuestro nuestra nuestros nuestras the my our his her their');
const LONGEST_ITEM = 4;

/** Things listed up to an `y`: whether each of them is one that is known (`el módem`, `mi tele`). */
export interface SaidList {
  readonly definite: boolean;
}

/** The list that goes on behind the comma at `comma`: short items without a verb (`ends`), the last one joined by `y`; undefined where none does. */
export function listBehind(
  tokens: readonly ScanToken[],
  comma: number,
  ends: (token: ScanToken) => boolean,
): SaidList | undefined {
  let definite = true;
  for (let at = comma; ;) {
    const length = itemLength(tokens, at + 1, ends);
    if (length === 0) return undefined;
    definite &&= DEFINITE.has(textAt(tokens, at + 1));
    if (AND.has(textAt(tokens, at))) return { definite };
    at += length + 1;
    if (tokens[at]?.kind !== 'break' && !AND.has(textAt(tokens, at))) return undefined;
  }
}

/** How many tokens from `from` on name one thing; 0 where none does. */
function itemLength(tokens: readonly ScanToken[], from: number, ends: (token: ScanToken) => boolean): number {
  const behind = tokens.slice(from, from + LONGEST_ITEM);
  const end = behind.findIndex((token) => token.kind === 'break' || AND.has(token.text) || ends(token));
  if (end >= 0) return end;
  return from + behind.length === tokens.length || AND.has(textAt(tokens, from - 1)) ? behind.length : 0;
}
