import { unitAt } from '../amounts/unit-at';
import { ARTICLES, OF, OWN, PLACES, PURPOSES, WITH } from '../kinds/role-words';
import { partEnd } from '../reading/marks';
import { textAt } from '../reading/scan';
import { words } from '../words/words';
import { tellsOfBeing } from '../reading/told-parts';
import { goesOnWith } from './between-items';
import { amountAt } from './item-amounts';
import { isJoiner, isNoOther, nameAt, type ItemStart, type ListedText } from './item-start';

/** Whose it is: `extintor y su letrero`. */
export const ITS = words('su sus');
/** Behind these a number belongs to what stands before: `dvr para 8 cámaras`. */
const LEADING = [OF, WITH, PURPOSES, PLACES, OWN, ARTICLES, words('hasta como minimo maximo mas menos y o')];
/** So many things are a list. */
const SEVERAL = 2;
/** An article and a noun describe nothing. */
const LEAST_DESCRIBED = 2;

/**
 * The starts of a list, with those of what would be no thing of its own elsewhere: behind a joiner with an article (`y la fuente`, `, su letrero`), counted
 * behind no mark (`amplificador 4 bocinas de techo`), or told by what it does (`la pistolita que lee los códigos`).
 */
export function withWeaker(starts: readonly ItemStart[], text: ListedText): readonly ItemStart[] {
  const all: ItemStart[] = [...starts];
  const [first] = starts;
  for (let at = (first?.place ?? text.tokens.length) + 1; at < text.tokens.length; at++) {
    const last = all.findLastIndex((each) => each.at <= at);
    const start = weakerAt(text, at, all);
    const before = all[last];
    if (start && before && isNext(start, before, text.tokens)) all.splice(last + 1, 0, start);
  }
  return starts.length < SEVERAL && all.length < starts.length + SEVERAL ? starts : all;
}

function isNext(start: ItemStart, last: ItemStart, tokens: ListedText['tokens']): boolean {
  return !isNoOther(start, last, tokens) && goesOnWith(start, last, tokens);
}

function weakerAt(text: ListedText, at: number, known: readonly ItemStart[]): ItemStart | undefined {
  if (known.some((each) => each.at === at || each.place === at)) return undefined;
  const isJoined = isJoiner(text.tokens[at - 1]);
  const start = isJoined ? joinedAt(text, at, known.length >= SEVERAL) : countedAt(text, at);
  return start && known.some(({ place }) => place === start.place) ? undefined : start;
}

/** `, su fuente`; `y la fuente` where several things have been told (`isList`). */
function joinedAt(text: ListedText, at: number, isList: boolean): ItemStart | undefined {
  const part = text.tokens.slice(at, partEnd(text.tokens, at));
  const isDefinite = isList && ARTICLES.has(textAt(part, 0)) && !tellsOfBeing(part);
  const name = isDefinite || ITS.has(textAt(text.tokens, at)) ? nameAt(text, at + 1) : undefined;
  if (name) return { at, place: at + 1, name, counts: false };
  return isDefinite && text.tokens[at - 1]?.kind === 'break' ? describedAt(text, at) : undefined;
}

/** A thing told by what it does in a part of its own that begins with an article. */
function describedAt({ tokens, kindOf }: ListedText, at: number): ItemStart | undefined {
  const part = tokens.slice(at, partEnd(tokens, at));
  const kind = part.length > LEAST_DESCRIBED ? kindOf(part) : 0;
  const name = { kinds: [kind], at, isAsked: true, joins: false, role: 1, texts: part.map(({ text }) => text) };
  return kind === 0 ? undefined : { at, place: at + 1, name, counts: false };
}

/** So many of a thing behind no mark. */
function countedAt(text: ListedText, at: number): ItemStart | undefined {
  const { tokens } = text;
  const amount = LEADING.some((some) => some.has(textAt(tokens, at - 1))) ? 0 : amountAt(text, at);
  const name = amount > 0 ? nameAt(text, at + amount) : undefined;
  // `dvr 8 cámaras`
  const isUnit = name?.texts.length === 1 && unitAt(tokens, at + amount) !== undefined;
  return name && !isUnit ? { at, place: at + amount, name, counts: true } : undefined;
}
