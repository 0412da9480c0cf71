import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { scan, textAt, type ScanToken } from '../scan';
import { withoutAmounts, withoutRuns } from '../without-runs';

/** What stands for the thing told of before, as masculine. */
const ANOTHER_MASCULINE =
  'otro|otro igual|otro nuevo|otro asi|otro parecido|otro similar|otro mejor|otro mas|otro mas nuevo|otro de esos|uno nuevo|uno igual|uno mejor|uno parecido|uno similar|uno asi|uno mas nuevo|uno mas moderno|uno mas grande|uno mas chico|' +
  'uno mas potente|uno mas barato|uno mas economico|uno mas sencillo|uno sencillo|uno barato|uno economico|uno bueno|uno de esos|el mismo|reponerlo|reemplazarlo';
const asFeminine = (phrases: string): string => phrases.replace(/\bel\b/g, 'la').replace(/(?<=\w\w)o(?=[ |]|$)/g, 'a');
const ANOTHER = bookOf({
  one: `${ANOTHER_MASCULINE}|${asFeminine(ANOTHER_MASCULINE)}|another|another one|a new one|a better one|a bigger one|one more|the same one|replace it`,
});
/** Behind it stands no thing, where nothing but these follows. */
const GOES_ON = words('que para pero por con de y adentro afuera aca alla gracias porfa please for that but with');
/** How somebody tells of the thing that he has, had, or wants to be rid of. */
const HAVING = bookOf({
  had:
    'mi|nuestro|ya tengo|ya tenemos|tengo|tenemos|tenia|teniamos|compre|compramos|devolver|no me alcanza para|no nos alcanza para|me salio malo|cambiar|reemplazar|reponer|sustituir|renovar|se me descompuso|se nos descompuso|se me quemo|se me rompio|se me perdio|se me cayo|se me mojo|se me quebro|' +
    'me robaron|se robaron|se llevaron|nos robaron|perdi|my|our|i have|we have|i lost|replace',
});
/** What wishes for another. */
const WISHING = words(
  'quiero queremos quisiera quisieramos necesito necesitamos ocupo ocupamos busco buscamos urge por que llevarme llevo alcanza need want replace',
);
/** What tells of that, and of the wish, but not of the thing. */
const ASIDE = bookOf({
  aside:
    'mi|nuestro|ya|tengo|tenemos|tenia|teniamos|compre|compramos|devolver|no me alcanza para|no nos alcanza para|me salio malo|y llevarme|y me llevo|caro|tan caro|cambiar|reemplazar|reponer|sustituir|renovar|viejo|vieja|es de|actual|anterior|por|pero|ahora|se me descompuso|se nos descompuso|se descompuso|se me quemo|se quemo|se murio|' +
    'se me murio|se trono|se me trono|trono|se fundio|se rompio|se me rompio|se quebro|se me quebro|se echo a perder|se me cayo|se cayo|se me mojo|se mojo|se perdio|se me perdio|perdi|me robaron|se robaron|se llevaron|nos robaron|hay que|y hay que|tengo que|y tengo que|hay que ir a|ya no sirve|ya no prende|' +
    'ya no jala|ya no funciona|no sirve|no prende|no jala|no funciona|esta fallando|esta descompuesto|y quiero|y necesito|y ocupo|y busco|y queremos|quiero|queremos|quisiera|necesito|necesitamos|ocupo|ocupamos|busco|buscamos|urge|me urge|' +
    'nos urge|my|our|i have|we have|i lost|replace|i need|we need|i want|and need|and i need|and we need|broke|died|old|with',
});
/** So far before it the thing is told of. */
const FARTHEST = 14;

/** `se me descompuso mi cámara, quiero otra`, `cambiar mi cámara vieja por una nueva`: the thing itself, as what is asked for; other sentences as they are. */
export function anotherOne(tokens: readonly ScanToken[]): readonly ScanToken[] {
  for (let at = 1; at < tokens.length; at++) {
    const length = anotherAt(tokens, at);
    if (length === 0) continue;
    const nearest = Math.max(0, at - FARTHEST);
    const had = tokens.findIndex((_, place) => place >= nearest && place < at && HAVING.find(tokens, place));
    const wishes = tokens.slice(had, at + length).some(({ text }) => WISHING.has(text));
    if (had < 0 || !wishes) continue;
    const thing = thingIn(tokens.slice(had, at));
    // `compré uno de 500 va …, busco uno de 1500 va`
    if (thing.length === 0 || isOneOfAmount(thing, 0)) continue;
    const sized = isOneOfAmount(tokens, at) ? withoutItsSize(thing) : inItsSize(thing, tokens.slice(at, at + length));
    return [...tokens.slice(0, had), ...sized, ...tokens.slice(at + length)];
  }
  return tokens;
}

/** Of the old one's sizes none is asked for: `tengo un dvr de 4, quiero uno de 8`. */
function withoutItsSize(thing: readonly ScanToken[]): readonly ScanToken[] {
  const kept = withoutAmounts(thing, amountLength);
  return kept.length > 0 ? kept : thing;
}

/** The thing in the size that another one of it is to have: a larger one than it has (`mi disco es de 1 tera, quiero uno más grande`), or its own. */
function inItsSize(thing: readonly ScanToken[], another: readonly ScanToken[]): readonly ScanToken[] {
  const more = another.map(({ text }) => LARGER.get(text)).find((limit) => limit !== undefined);
  const size = thing.findIndex((_, at) => readMeasure(thing, at) !== undefined);
  if (more === undefined || size < 0) return thing;
  const amount = thing.slice(size, size + (readMeasure(thing, size)?.length ?? 0));
  return [...withoutItsSize(thing), ...scan(`${more} de`), ...amount];
}
const LARGER: ReadonlyMap<string, string> = new Map([
  ...['grande', 'potente'].map((adjective) => [adjective, 'mas'] as const),
  ...['chico', 'chica'].map((adjective) => [adjective, 'menos'] as const),
]);

/** How many tokens at `at` are an amount, with its unit or none. */
function amountLength(tokens: readonly ScanToken[], at: number): number {
  return readMeasure(tokens, at)?.length ?? readNumber(tokens, at)?.length ?? 0;
}

/** How many tokens from `at` on stand for a thing told of before; 0 where they tell which one (`otra cámara`). */
function anotherAt(tokens: readonly ScanToken[], at: number): number {
  const found = ANOTHER.find(tokens, at);
  if (isOneOfAmount(tokens, at)) return 1;
  const next = found && tokens[at + found.length];
  if (!found) return 0;
  return next === undefined || next.kind === 'break' || GOES_ON.has(next.text) ? found.length : 0;
}

/** `uno de 8`, `una de 43 pulgadas`, `otro wifi 6`: one of another size. */
function isOneOfAmount(tokens: readonly ScanToken[], at: number): boolean {
  if (!ONE.has(textAt(tokens, at))) return false;
  const size = at + 1 + Number(textAt(tokens, at + 1) === 'de');
  return size === at + 2 ? amountLength(tokens, size) > 0 : readMeasure(tokens, size) !== undefined;
}
const ONE = words('uno una otro otra');

/** The words of the thing in what tells of it. */
function thingIn(told: readonly ScanToken[]): ScanToken[] {
  return withoutRuns(told, (all, at) => ASIDE.find(all, at)?.length ?? Number(all[at]?.kind === 'break'));
}
