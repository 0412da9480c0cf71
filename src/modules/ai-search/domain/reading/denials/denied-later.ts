import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { NEGATIONS } from '../grammar';
import type { Reading, Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { REFUSALS } from './refusals';

/** Behind these it is plain that a `no` was of what stands before it: `azul no, gris`, `exterior no, ocupo para interior`. */
const ANEW = words(
  'quiero queremos necesito necesitamos ocupo ocupamos busco buscamos prefiero preferimos mejor sino pero porque gracias y',
);
/** A part of a sentence of at most so many words is denied as a whole: `cámara espía no, …`. */
const MOST_WORDS = 3;
const SMALL = words('de la el las los un una o u y ni que si en con mi mis su tu nuestra nuestro dice creo digo');
/** A question that ends in `no` only asks to be told so: `tienen de las que giran, no`. */
const QUESTIONS = words('tienen tienes venden vendes hay manejan maneja verdad es son trae traen');
/** How somebody names another thing than the one before. */
const OTHERS = bookOf({
  other:
    'otra cosa|otro tipo|otra clase|otra forma|otra opcion|otra alternativa|otro sistema|algo diferente|algo distinto|otro diferente|otra diferente|something else|something different|another kind|another type',
});
const OWNING = bookOf({
  own: 'ya tengo|ya tenemos|ya compre|ya compramos|ya cuento con|ya contamos con|ya use|ya usamos|ya probe|ya probamos|ya instale|ya puse|i already have|we already have|already have',
});
const OTHER_BRANDS = bookOf({
  brand:
    'otra marca|otras marcas|marca diferente|marca distinta|diferente marca|distinta marca|otro fabricante|another brand|other brand|different brand',
});
/** Of another brand as well, or only where there is no other choice. */
const ALSO = words('o u y tambien si puede podria puedo aunque sea or also');
/** `otra marca no me sirve`, `no quiero otra marca`: the brand said is the only one. */
const REFUSING = words('no ni sin ninguna');
const BESIDE = bookOf({ beside: 'aparte de|ademas de|fuera de|a parte de|apart from|besides' });

/** What is said first and denied behind: `azul no`, `exterior no, ocupo …`, `las domo no me gustan`. Takes nothing: the words are read as denied. */
export const deniedBehind: Rule = ({ tokens, draft }, at) => {
  if (draft.negation !== undefined) return 0;
  const length = refusedLength(tokens, at);
  if (length > 0) draft.negate('not-a', length, true);
  return 0;
};

/** The `no` that stands behind what it denies. */
export const denialBehind: Rule = ({ tokens, draft }, at) => {
  const length = refusalAt(tokens, at);
  if (length === 0) return 0;
  if (draft.negation !== undefined) draft.endPhrase();
  return length;
};

/** How many words from `at` on a denial behind them is of: a short part of the sentence from its beginning on, a trait (`de metal`), or the last word. */
function refusedLength(tokens: readonly ScanToken[], at: number): number {
  const made = madeLength(tokens, at);
  if (made > 0 && refusalAt(tokens, at + made) > 0) return made;
  const begins = isBegun(tokens, at);
  const most = begins ? MOST_WORDS : Math.max(1, traitLength(tokens, at));
  const least = begins ? 1 : most;
  for (let length = most; length >= least; length--) {
    if (isOneThing(tokens, at, length) && refusalAt(tokens, at + length) > 0) return length;
  }
  return 0;
}

/** How many words from `at` on tell how a thing is: `de metal`, `de 4 mp`; 0 for none. */
function madeLength(tokens: readonly ScanToken[], at: number): number {
  if (textAt(tokens, at) !== 'de') return 0;
  const how = Math.max(traitLength(tokens, at + 1), readMeasure(tokens, at + 1)?.length ?? 0);
  return how > 0 ? how + 1 : 0;
}

/** Whether a part of the sentence begins at `at`, or with an article before it. */
function isBegun(tokens: readonly ScanToken[], at: number): boolean {
  const first = at - Number(ARTICLES.has(textAt(tokens, at - 1)));
  const before = first > at - 1 ? undefined : textAt(tokens, first - 1);
  return first > 0 ? tokens[first - 1]?.kind === 'break' || before === 'pero' : isFollowed(tokens);
}
const ARTICLES = words('el la los las');

/** Whether the words are a trait, or a name without small words between. */
function isOneThing(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const part = tokens.slice(at, at + length);
  return traitLength(tokens, at) === length || part.every(({ kind, text }) => kind !== 'break' && !SMALL.has(text));
}

/** Whether anything else is asked for behind the first denial: who says only `cámara azul no` wants a camera. */
function isFollowed(tokens: readonly ScanToken[]): boolean {
  const no = tokens.findIndex((_, place) => refusalAt(tokens, place) > 0);
  return no > 0 && tokens.length > no + refusalAt(tokens, no) + 1;
}

/** How many tokens of a denial of what stands before it begin at `at`; 0 for none. */
function refusalAt(tokens: readonly ScanToken[], at: number): number {
  const length = isOfWord(tokens[at - 1]) ? (REFUSALS.find(tokens, at)?.length ?? 0) : 0;
  return length > 0 && endsThere(tokens, at, length) ? length : 0;
}

/** Whether nothing that is denied comes behind the denial of `length` words at `at`. */
function endsThere(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const next = tokens[at + length];
  if (next === undefined) return length > 1 || !isQuestion(tokens);
  const isPolite = POLITE.find(tokens, at + length) !== undefined;
  return next.kind === 'break' || isPolite || (ANEW.has(next.text) && !isOwn(tokens, at));
}
const POLITE = bookOf({ please: 'por favor|porfavor|porfa|porfis|xfa|please' });

function isOfWord(last: ScanToken | undefined): boolean {
  return last !== undefined && ['word', 'mixed'].includes(last.kind) && !SMALL.has(last.text);
}

function isQuestion([first]: readonly ScanToken[]): boolean {
  return first !== undefined && QUESTIONS.has(first.text);
}

const OWN = words('mi mis su');

/** `mi router no`: what somebody has. */
function isOwn(tokens: readonly ScanToken[], at: number): boolean {
  return OWN.has(textAt(tokens, at - 2));
}

/** `ya tengo dvr, quiero otra cosa`: what there is already is not asked for, where another thing is. */
export const ownedAlready: Rule = ({ tokens, draft }, at) => {
  const found = OWNING.find(tokens, at);
  if (!found) return 0;
  const isOther = tokens.some((_, place) => place > at && OTHERS.find(tokens, place) !== undefined);
  if (isOther) draft.negate('not-a', MOST_WORDS, true);
  return isOther ? found.length : 0;
};

/** `Galvorex me falló, quiero otra marca`: the brands that were named are left out. */
export const otherBrand: Rule = ({ tokens, draft }, at) => {
  const found = OTHER_BRANDS.find(tokens, at);
  const isDenied = (NEGATIONS.find(tokens, at)?.length ?? 0) > (found?.length ?? 0);
  if (!found || isDenied) return 0;
  const before = tokens.slice(Math.max(0, at - 2), at);
  const isRefused = textAt(tokens, at + found.length) === 'no' || before.some(({ text }) => REFUSING.has(text));
  if (!isRefused && !before.some(({ text }) => ALSO.has(text))) draft.leaveBrands();
  return found.length;
};

/** `aparte de las (cámaras) wifi, ¿qué otras hay?`: others than those with the trait, or than these; `radio aparte de Motorola`: of another brand. */
export const besideOthers: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const length = BESIDE.find(tokens, at)?.length ?? 0;
  if (length === 0) return 0;
  const brand = besideBrand(reading, at + length);
  if (brand >= 0) {
    draft.negate('not-a');
    return length + brand;
  }
  if (!asksForOthers(tokens, at)) return 0;
  const trait = tokens.findIndex((_, place) => place >= at + length && traitLength(tokens, place) > 0);
  const isNear = trait >= 0 && trait < at + length + MOST_WORDS;
  draft.negate('not-a', MOST_WORDS, true);
  return isNear ? trait - at : length;
};

/** How many words stand before a brand that another one is wanted than; -1 where none does, or one was asked for. */
function besideBrand({ tokens, draft, lexicon }: Reading, at: number): number {
  if (draft.brandIds.size > 0 || draft.concepts.length === 0) return -1;
  const name = nameBehind(tokens, at);
  return lexicon.brandAt(tokens, name) ? name - at : -1;
}

/** Where a name begins behind `la marca`. */
function nameBehind(tokens: readonly ScanToken[], at: number): number {
  const maker = at + Number(textAt(tokens, at) === 'la');
  return textAt(tokens, maker) === 'marca' ? maker + 1 : at;
}

/** `…, ¿qué otras hay?` */
function asksForOthers(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.some(
    ({ text }, place) => place > at && text === 'que' && /^otr[oa]s?$/.test(textAt(tokens, place + 1)),
  );
}
