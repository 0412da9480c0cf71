import { words } from '@/modules/ai-search/domain/words/words';
import { TOTALS } from '../grammar';
import type { Reading } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { isCounted, readWhole } from './counts';

/** What an amount of money is of. */
export interface Total {
  /** How many tokens behind it say that it is of all together. */
  readonly length: number;
  /** How many it is to pay for; 0 where that isn't told. */
  readonly several: number;
  /** Whether it is of all of them together. */
  readonly isTotal: boolean;
}

/** What is told around an amount from `at` to `end` of how many it is for. */
export function totalAround(reading: Reading, at: number, end: number): Total {
  const { tokens } = reading;
  const length = totalLength(reading, end);
  const several = severalBehind(tokens, end);
  const isSaid = length > 0 || several > 1 || TOTALS.find(tokens, at - 2)?.length === 2;
  return { length, several, isTotal: isSaid || isTotalBefore(reading, at) };
}

/** How many an amount is to pay for: `20 mil pesos para comprar 4 cámaras`; 0 where that isn't told. */
function severalBehind(tokens: readonly ScanToken[], at: number): number {
  const buying = buyingAt(tokens, at);
  const number = buying === undefined ? undefined : readWhole(tokens, buying);
  if (buying === undefined || !number || number.value > MOST_SEVERAL) return 0;
  const end = buying + number.length;
  return textAt(tokens, end).endsWith('s') && isCounted(tokens, end) ? number.value : 0;
}

/** Where what is to be bought may begin behind an amount; undefined where nothing leads to it. */
function buyingAt(tokens: readonly ScanToken[], at: number): number | undefined {
  if (FOR.has(textAt(tokens, at))) return at + 1 + Number(BUYING.has(textAt(tokens, at + 1)));
  return isWishBehind(tokens, at) ? at + 2 : undefined;
}

/** `juntamos 1,500 y quisiéramos cinco detectores`. */
function isWishBehind(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'y' && WISHING.has(textAt(tokens, at + 1));
}
const WISHING = words('quisieramos queremos quisiera quiero ocupamos ocupo necesitamos necesito');
const FOR = words('para pa for');
const BUYING = words('comprar adquirir las los poner unas unos equipar');
const MOST_SEVERAL = 500;

/** How many tokens from `at` on say that an amount is of all of them: `en total`, `por las cuatro juntas`; 0 for none. */
export function totalLength({ tokens, draft }: Reading, at: number): number {
  const said = TOTALS.find(tokens, at)?.length ?? 0;
  if (said > 0 || draft.quantity < 2) return said;
  const article = at + Number(FOR_ALL.has(textAt(tokens, at)));
  const number = THE.has(textAt(tokens, article)) ? readWhole(tokens, article + 1) : undefined;
  if (number?.value !== draft.quantity) return 0;
  const end = article + 1 + number.length;
  return end + Number(TOGETHER.has(textAt(tokens, end))) - at;
}
const FOR_ALL = words('por para entre');
const THE = words('las los');
const TOGETHER = words('juntas juntos');
/** Words between `por las cuatro` and the amount at most. */
const MOST_TO_TOTAL = 8;

function isTotalBefore(reading: Reading, at: number): boolean {
  const places = Array.from({ length: Math.min(at, MOST_TO_TOTAL) }, (_, back) => at - 1 - back);
  const mark = places.findIndex((place) => reading.tokens[place]?.kind === 'break');
  const own = mark < 0 ? places : places.slice(0, mark);
  return own.some((place) => FOR_ALL.has(textAt(reading.tokens, place)) && totalLength(reading, place) > 0);
}
