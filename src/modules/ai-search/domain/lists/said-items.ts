import { readMeasure } from '../amounts/measures';
import { isAsOne } from '../kinds/as-one';
import type { ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { isJoiner, type ItemStart, type ListedText } from './item-start';
import { itemStarts } from './item-starts';
import { withHost, type IsName } from './of-hosts';

type Tokens = readonly ScanToken[];

/** The things that a text lists. */
export interface SaidList {
  /** What is said of each of them alone. */
  readonly items: readonly Tokens[];
  /** What is told before them. */
  readonly before: Tokens;
  /** What is said of all of them behind them: `todo hikvision`. */
  readonly behind: Tokens;
}

/** Behind these comes what is said of all. */
export const ALL = words('todo todos todas ambos ambas');
const PAIR = 2;
/** What stands behind so many is taken for the last one's. */
const MOST_ITEMS = 12;

/**
 * The things that the text lists, each with what is said of it; undefined where they are fewer than three, or two that no measure tells more of, and where all
 * is wanted as one. `isName`: whether words are one together.
 */
export function listIn(text: ListedText, isName: IsName): SaidList | undefined {
  const { tokens } = text;
  const starts = isAsOne(tokens) ? [] : itemStarts(text).slice(0, MOST_ITEMS);
  const kinds = new Set(starts.flatMap(({ name }) => name?.kinds.slice(0, 1) ?? []));
  if (kinds.size < PAIR) return undefined;
  const end = sharedFrom(tokens, starts.at(-1)?.at ?? 0);
  const items = starts.map(({ at }, place) => trimmed(tokens.slice(at, starts[place + 1]?.at ?? end)));
  if (starts.length === PAIR && !isPair(starts, items)) return undefined;
  return {
    items: items.map((item, place) => withHost(item, place, { tokens, starts }, isName)),
    before: trimmed(tokens.slice(0, starts[0]?.at)),
    behind: trimmed(tokens.slice(end + 1)),
  };
}

/** Whether two things are told apart: joined by their names, or each counted, and one of them with a measure of its own. */
function isPair(starts: readonly ItemStart[], items: readonly Tokens[]): boolean {
  const areListed = starts.at(-1)?.name?.joins === true || starts.every(({ counts }) => counts);
  return areListed && items.some((item) => item.some((_, at) => readMeasure(item, at) !== undefined));
}

/** From where on the last of the things goes over into what is said of all; the end where it doesn't. */
function sharedFrom(tokens: Tokens, last: number): number {
  const begins = tokens.findIndex(({ text }, at) => at > last && ALL.has(text) && tokens[at - 1]?.kind === 'break');
  return begins < 0 ? tokens.length : begins;
}

/** The tokens without marks and joiners around them. */
function trimmed(tokens: Tokens): Tokens {
  const first = tokens.findIndex((token) => !isJoiner(token));
  const last = tokens.findLastIndex((token) => !isJoiner(token));
  return first < 0 ? [] : tokens.slice(first, last + 1);
}
