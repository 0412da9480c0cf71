import { scan, textAt, type ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { beginsWithItself, tellsOfOthers } from '@/modules/ai-search/domain/traits/own-claims';
import { words } from '@/modules/ai-search/domain/words/words';
import type { KindBook } from './book/kind-book';
import { kindOfProduct } from './titles/kind-of-product';
import { TitleHead } from './titles/title-head';

/** Sentences of a description that may say what the thing is; what comes behind them tells what it does. */
const MOST_SENTENCES = 3;
/** `El DS-2CD2043 de Hikvision es una …`: so many words may stand before the verb. */
const MOST_BEFORE = 8;
/** Words that may stand between those of a name. */
const GAP = 3;
/** In English what tells more of a thing stands before it: `a dual band WiFi router`. */
const ENGLISH = words('the this is with and for');
const MOST_TELLING_MORE = 3;
const ARTICLES = words('el la este esta un una the this a an');
const IS = words('es is');
const ONE = words('un una el la a an the');
/** What comes before the noun. */
const PRAISE = words(
  'nuevo nueva excelente potente innovador innovadora practico practica moderno moderna new powerful compact compacto compacta',
);
/** A sentence that says so tells of what comes with the thing: `Panel solar incluido`. */
const INCLUDED = words('incluido incluida incluidos incluidas included');

/**
 * The kind that a description says the product is: by the name that its first sentence begins with (`Cámara bala de 4 MP`), or by the one behind the
 * verb in one of the first (`El X-20 es un switch de 8 puertos`). 0 where none says it.
 */
export function kindDescribed(sentences: readonly string[], book: KindBook): number {
  for (const [at, sentence] of sentences.slice(0, MOST_SENTENCES).entries()) {
    const tokens = scan(sentence);
    const isEnglish = tokens.slice(0, MOST_BEFORE + 2).some(({ text }) => ENGLISH.has(text));
    const kind = kindAtHead(thingIn(tokens, at === 0), isEnglish ? MOST_TELLING_MORE : 0, book);
    if (kind > 0) return kind;
  }
  return 0;
}

/** What a sentence says of what the product is; empty where it says something else. */
function thingIn(tokens: readonly ScanToken[], isFirst: boolean): string {
  if (tellsOfOthers(tokens.slice(0, MOST_BEFORE))) return '';
  const verb = tokens.findIndex(({ text }, at) => IS.has(text) && ONE.has(textAt(tokens, at + 1)));
  if (verb >= 0 && verb <= MOST_BEFORE) return behindPraise(tokens, verb + 2);
  const isOfItself = isFirst && beginsWithItself(tokens) && !tokens.some(({ text }) => INCLUDED.has(text));
  return isOfItself ? behindPraise(tokens, Number(ARTICLES.has(textAt(tokens, 0)))) : '';
}

function behindPraise(tokens: readonly ScanToken[], from: number): string {
  const begin = PRAISE.has(textAt(tokens, from)) ? from + 1 : from;
  return tokens
    .slice(begin)
    .map(({ text, joined }) => (joined ? `-${text}` : ` ${text}`))
    .join('');
}

/** The kind that a text names, where that name or one of its family begins it, behind so many words at most. */
function kindAtHead(thing: string, mostBefore: number, book: KindBook): number {
  const head = new TitleHead(thing);
  const first = book.names.findAll(head.lemmas, GAP, head.joins).filter(({ start }) => start <= mostBefore);
  if (first.length === 0) return 0;
  const kind = kindOfProduct(thing, [], book);
  const isNamedFirst = first.some(({ kinds }) => kinds.some((each) => book.widest(each) === book.widest(kind)));
  return isNamedFirst ? kind : 0;
}
