import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readPrice } from '@/modules/ai-search/domain/amounts/money';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import type { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { isInfinitive } from '@/modules/ai-search/domain/words/infinitives';
import { words } from '@/modules/ai-search/domain/words/words';
import { FILLERS } from '../grammar';
import type { Vocabulary } from '../intent';
import { textAt, type ScanToken } from '../scan';
import { withoutAmounts } from '../without-runs';
import { stem } from '@/modules/search-language/domain/stem';

/** How somebody tells what he has. */
const OWNING = bookOf({
  own:
    'tengo|tenemos|ya tengo|ya tenemos|ya cuento con|ya contamos con|cuento con|contamos con|traigo|ya traigo|traemos|ya compre|ya compramos|compre|compramos|ya puse|ya instale|ya hay|me sobran|me sobra|' +
    'i have|i already have|we have|we already have|i bought',
});
/** The same behind the things: `la chapa ya la tengo`, `mi alarma ya trae teclado`. */
const OWNED_BEHIND = bookOf({
  own:
    'ya lo tengo|ya la tengo|ya los tengo|ya las tengo|ya lo tenemos|ya la tenemos|ya los tenemos|ya las tenemos|ya tengo|ya lo compre|ya la compre|ya los compre|ya las compre|ya lo puse|ya la puse|ya los puse|ya las puse|' +
    'ya lo instale|ya la instale|ya los instale|ya las instale|ya esta puesto|ya esta puesta|ya estan puestas|ya estan puestos|si lo tengo|si la tengo|si los tengo|si las tengo|ya lo traigo|ya la traigo|ya los traigo|ya las traigo',
  has: 'ya tiene|ya tienen|ya trae|ya traen|ya cuenta con|ya cuentan con|ya viene con',
});
/** How somebody tells what is still to be had. */
const WISHING = bookOf({
  wish:
    'quiero|queremos|quisiera|ocupo|ocupamos|necesito|necesitamos|busco|buscamos|ando buscando|requiero|requerimos|falta|faltan|me falta|me faltan|nos falta|nos faltan|me hace falta|me hacen falta|nomas me falta|nomas me faltan|nomas falta|' +
    'nomas faltan|solo me falta|solo me faltan|solo falta|solo faltan|nada mas me falta|nada mas me faltan|nada mas falta|ahora quiero|ahora ocupo|ahora necesito|ahora busco|lo que no tengo es|lo que no tengo son|lo que ocupo es|lo que quiero es|lo que me falta es|lo que busco es|' +
    'perdi|perdimos|se perdio|se perdieron|se me perdio|se me perdieron|se nos perdio|se nos perdieron|se rompio|se me rompio|se quebro|se me quebro|se quemo|se me quemo|se descompuso|se me descompuso|se trono|se me trono|' +
    'i need|we need|i want|looking for|i m missing',
});
const DENIALS = words('no ni sin nunca');
/** What somebody has that is no thing. */
const STATES = words(
  'que problema problemas ganas duda dudas miedo idea rato tiempo anos ano prisa urgencia presupuesto cliente clientes trabajo chamba dias dia mes meses meta proyecto',
);
const JOINS = words('y e pero and but');
/** Words that begin a clause of their own: what is told is a story. */
const CLAUSES = words('que donde cuando cuanto porque pues para pa si como quien no ya se le les');
const DETERMINERS = words(
  'el la los las un una uno unos unas mi mis su sus otro otra otros otras mas mas algun alguna algunos algunas nomas solo the a an some my',
);
/** Owned things are told in so many words at most. */
const MOST_WORDS = 9;
/** What is counted or weighed of owned things that another has to be enough for. */
const SERVED: ReadonlySet<Dimension> = new Set<Dimension>([
  'cameras',
  'users',
  'doors',
  'apartments',
  'kilograms',
  'pounds',
]);
const FOR: readonly ScanToken[] = [{ text: 'para', kind: 'word', joined: false }];

/** Tokens from `start` on, up to `end`, that tell of things somebody has, and where the telling of it ends. */
interface Owned {
  readonly start: number;
  readonly things: readonly ScanToken[];
  readonly end: number;
}

/** A sentence's tokens, and the places among them of what is owned. */
interface ServingOwned {
  readonly tokens: readonly ScanToken[];
  readonly owned: ReadonlySet<number>;
}

/**
 * The tokens with what is owned put behind what is wished, as what that is to serve: `tengo panel, ocupo sensores` as `ocupo sensores para panel`,
 * `la chapa ya la tengo, me falta el lector` as `me falta el lector para la chapa`. Stories, and what is wished to be done, stay as they are.
 */
export function servingOwned(tokens: readonly ScanToken[], lexicon: Lexicon, vocabulary: Vocabulary): ServingOwned {
  for (let at = 0; at < tokens.length; at++) {
    const owned = ownedAt(tokens, at);
    const wish = owned && wishAt(tokens, owned.end, lexicon, vocabulary);
    if (!owned || wish === undefined) continue;
    const mark = tokens.findIndex(({ kind }, place) => place > wish && kind === 'break');
    const end = mark < 0 ? tokens.length : mark;
    if (isSame(owned.things, tokens.slice(wish, end))) break;
    const before = [...tokens.slice(0, owned.start), ...tokens.slice(owned.end, end)];
    const behind = [...FOR, ...owned.things];
    const places = new Set(behind.map((_, place) => before.length + place));
    return { tokens: [...before, ...behind, ...tokens.slice(end)], owned: places };
  }
  return { tokens, owned: new Set() };
}

/** What is told at `at` to be owned: behind a verb of having, or before one. */
function ownedAt(tokens: readonly ScanToken[], at: number): Owned | undefined {
  const having = OWNING.find(tokens, at);
  if (having && !DENIALS.has(textAt(tokens, at - 1))) {
    const end = clauseEnd(tokens, at + having.length);
    return ownedOf(at, tokens.slice(at + having.length, end), end);
  }
  const isStart = at === 0 || tokens[at - 1]?.kind === 'break';
  return isStart ? ownedBefore(tokens, at) : undefined;
}

/** `la chapa y la fuente ya las tengo`, `mi alarma ya trae teclado`. */
function ownedBefore(tokens: readonly ScanToken[], at: number): Owned | undefined {
  for (let verb = at + 1; verb <= at + MOST_WORDS && verb < tokens.length; verb++) {
    if (tokens[verb]?.kind === 'break') return undefined;
    const found = OWNED_BEHIND.find(tokens, verb);
    if (!found) continue;
    const behind = verb + found.length;
    const end = found.value === 'has' ? clauseEnd(tokens, behind) : behind;
    return ownedOf(at, [...tokens.slice(at, verb), ...tokens.slice(behind, end)], end);
  }
  return undefined;
}

function ownedOf(start: number, things: readonly ScanToken[], end: number): Owned | undefined {
  const [first] = things;
  const isThings = first !== undefined && things.length <= MOST_WORDS && !things.some(({ text }) => CLAUSES.has(text));
  if (!isThings || things.some(({ text }) => STATES.has(text)) || tellsMoney(things)) return undefined;
  return { start, things: withoutSizes(things), end };
}

/** Where the clause that begins at `from` ends: before a mark, or before a verb of wishing that `y` or nothing leads to. */
function clauseEnd(tokens: readonly ScanToken[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.kind !== 'break') {
    const joined = Number(JOINS.has(textAt(tokens, at)));
    if (WISHING.find(tokens, at + joined)) break;
    at++;
  }
  return at;
}

/** Where the thing wished stands, right behind what is owned; undefined where none is, or something is to be done. */
function wishAt(
  tokens: readonly ScanToken[],
  from: number,
  { thesaurus }: Lexicon,
  vocabulary: Vocabulary,
): number | undefined {
  const start = wishStart(tokens, from);
  const wish = WISHING.find(tokens, start);
  if (!wish) return undefined;
  let at = start + wish.length;
  while (DETERMINERS.has(textAt(tokens, at)) || tokens[at]?.kind === 'number') at++;
  const text = textAt(tokens, at);
  if (FILLERS.has(text) || isInfinitive(text)) return undefined;
  return thesaurus.find(tokens, at) !== undefined || vocabulary.frequency(text) > 0 ? at : undefined;
}

/** Behind a mark, a joiner or both. */
function wishStart(tokens: readonly ScanToken[], from: number): number {
  const behind = from + Number(tokens[from]?.kind === 'break');
  return behind + Number(JOINS.has(textAt(tokens, behind)));
}

/** Whether what is wished is called as what is owned: another one of the same is wanted. */
function isSame(owned: readonly ScanToken[], wished: readonly ScanToken[]): boolean {
  const first = wished.find(({ kind }) => kind === 'word');
  return first !== undefined && owned.some(({ text }) => stem(text) === stem(first.text));
}

/** `traigo 500 pesos`; a number by itself is of money too: `tengo 820, quiero un lector`. */
function tellsMoney(tokens: readonly ScanToken[]): boolean {
  return tokens.some((_, at) => readPrice(tokens, at) !== undefined) || tokens.every(({ kind }) => kind === 'number');
}

/** Without the sizes that owned things have of their own: eight channels of a recorder are not those of its cameras. */
function withoutSizes(tokens: readonly ScanToken[]): readonly ScanToken[] {
  return withoutAmounts(tokens, (all, at) => {
    const measure = readMeasure(all, at);
    return measure === undefined || SERVED.has(measure.dimension) ? 0 : measure.length;
  });
}
