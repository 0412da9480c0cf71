import { words } from '../words/words';
import { textAt, type ScanToken } from '../reading/scan';
import { readNumber, type ReadNumber } from './numbers';

/** What things are counted by: `docenas`, `un ciento`, `medio millar`. */
const GROUPS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    decena: 10,
    docena: 12,
    veintena: 20,
    ciento: 100,
    centena: 100,
    centenar: 100,
    gruesa: 144,
    millar: 1000,
  }),
);
/** Words of such numbers, for those who must not take them for slips of others. */
export const GROUP_WORDS: readonly string[] = [...GROUPS.keys()];
const HALVES: ReadonlySet<string> = new Set(['medio', 'media', 'half']);
const ONES: ReadonlySet<string> = new Set(['un', 'una', '1', 'a', 'one']);
/** `un par de horas` counts no pieces. */
const TIMES = words('horas dias noches semanas meses anos minutos veces cuadras metros kilometros pisos');
/** More groups than this are of something else. */
const MOST_GROUPS = 100;

/**
 * Reads how many are counted in groups from `at` on, with the `de` behind: `una docena de`, `medio millar de`, `3 docenas`, `docena y media de`,
 * `un par de`; undefined where no group is named.
 */
export function readGroups(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const count = countOf(tokens, at);
  const place = at + count.length;
  const size = sizeOf(textAt(tokens, place), count);
  if (size === undefined) return undefined;
  const isAndHalf = textAt(tokens, place + 1) === 'y' && HALVES.has(textAt(tokens, place + 2));
  const end = place + 1 + (isAndHalf ? 2 : 0);
  const of = Number(['de', 'of'].includes(textAt(tokens, end)));
  if ((count.length === 0 && of === 0) || TIMES.has(textAt(tokens, end + of))) return undefined;
  return { value: size * (count.value + (isAndHalf ? 0.5 : 0)), length: end + of - at };
}

function countOf(tokens: readonly ScanToken[], at: number): ReadNumber {
  const text = textAt(tokens, at);
  if (HALVES.has(text)) return { value: 0.5, length: 1 };
  if (ONES.has(text)) return { value: 1, length: 1 };
  const number = text === 'ciento' ? undefined : readNumber(tokens, at);
  return number && Number.isInteger(number.value) && number.value <= MOST_GROUPS ? number : { value: 1, length: 0 };
}

/** Pairs are counted one at a time: cables have `4 pares`. */
function sizeOf(group: string, { value, length }: ReadNumber): number | undefined {
  if (['par', 'pair', 'dozen'].includes(group))
    return length > 0 && value === 1 ? (group === 'dozen' ? 12 : 2) : undefined;
  if (group === 'ciento' && length === 0) return undefined;
  return GROUPS.get(group) ?? GROUPS.get(group.replace(/s$/, '')) ?? GROUPS.get(group.replace(/es$/, ''));
}
