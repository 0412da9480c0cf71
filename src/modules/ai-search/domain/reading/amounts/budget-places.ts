import { BUDGET_WORDS, BUDGETS, FILLERS, GIVING } from '../grammar';
import { partStart } from '../marks';
import type { ScanToken } from '../scan';
import { words } from '@/modules/ai-search/domain/words/words';

const LEADING = words('para pa en a for on');
/** Words before what somebody has to spend at most, where a part of the sentence begins with it: `mi presupuesto es de 3 mil`. */
const MOST_BEFORE_BUDGET = 5;

/**
 * The places of what leads to a budget that a part of the sentence begins with, and from there to what is asked for: behind it `para` is not yet a
 * purpose, nor `en` a place (`mi presupuesto es de 3 mil para una cámara`, `gastar entre 500 y 800 en una chapa`).
 */
export function budgetPlaces(tokens: readonly ScanToken[], spent: ReadonlySet<number>): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [place, { text }] of tokens.entries()) {
    const end = LEADING.has(text) ? spentBefore(tokens, place, spent) : -1;
    if (end < 0) continue;
    let start = end;
    while (spent.has(start - 1)) start--;
    const first = partStart(tokens, start);
    const before = tokens.slice(first, start);
    if (!leadToBudget(before) && !isGiven(tokens, before, start)) continue;
    for (let each = first; each <= place; each++) places.add(each);
  }
  return places;
}

/** Which money it is may be told in so many words. */
const MOST_OF_SOURCE = 3;

/** The place of what was read as a price right before `place`, or but for which money it is (`3,500 | del fondo fijo | para`); -1 where none was. */
function spentBefore(tokens: readonly ScanToken[], place: number, spent: ReadonlySet<number>): number {
  if (spent.has(place - 1)) return place - 1;
  const source = tokens.slice(Math.max(0, place - MOST_OF_SOURCE), place).findLastIndex(({ text }) => OF.has(text));
  const end = Math.max(0, place - MOST_OF_SOURCE) + source - 1;
  return source >= 0 && spent.has(end) ? end : -1;
}
const OF = words('de del');

function leadToBudget(before: readonly ScanToken[]): boolean {
  return before.length <= MOST_BEFORE_BUDGET && before.every(leadsToBudget);
}

/** Words of who gives at most: `el comité directivo`. */
const MOST_OF_GIVER = 3;
const THE = words('el la los las mi mis su nuestro nuestra');

/** `la escuela | cuenta con 9 mil`, `mi suegra | puso 2 mil`: somebody, and what he gives. */
function isGiven(tokens: readonly ScanToken[], before: readonly ScanToken[], start: number): boolean {
  const gives = GIVING.find(tokens, start) !== undefined || BUDGETS.find(tokens, start)?.value === 'most';
  return gives && before.length <= MOST_OF_GIVER && THE.has(before[0]?.text ?? '');
}

function leadsToBudget({ text }: ScanToken): boolean {
  return FILLERS.has(text) || BUDGET_WORDS.has(text);
}
