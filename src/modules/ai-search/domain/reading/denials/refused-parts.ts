import { OPPOSITE, readPriceComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import type { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Vocabulary } from '../intent';
import type { ScanToken } from '../scan';
import { REFUSALS, REFUSED_BEHIND } from './refusals';
import { LEFT } from './taken-out';

/** Behind a name, whatever leads to it: it is not to be had. */
const CLEAR = bookOf({
  no: [
    'no me gusta|no me gustan|no le gusta|no le gustan|no nos gustan|no me late|no me laten|no me interesa|no me interesan|no me agradan|no gracias|no quiero|no queremos|no la quiero|no lo quiero|no los quiero|no las quiero|ya no quiero|ya no queremos|no puede ser|no pueden ser|no acepto|no aceptamos|no me convence|no me convencen|ni loco|ni loca|ni en pintura|ni de broma|ni de chiste|tampoco|tampoco quiero|nunca mas|nel|ni madres|para nada|por favor no|porfa no',
    'olvidalo|olvidala|olvidalos|olvidalas|olvidense|quitalo|quitala|quitalos|quitalas|quitenlos|quitenlas|descartalo|descartala|descartalos|descartalas|sacalos|sacalas|borralos|borralas|abstente|abstenganse|abstenerse|dejalos fuera|dejalas fuera|dejalo fuera|dejala fuera|fuera de la lista|no thanks|no way|forget it|skip it|skip them|not for me|not that one|not those|y no la queremos|y no lo queremos|y no los queremos|y no las queremos|y no la quiero|y no lo quiero|y no los quiero|y no las quiero',
    ...REFUSED_BEHIND,
  ].join('|'),
});
/** Of a trait, behind `los de X` or `los X`: it went wrong. */
const COMPLAINTS = bookOf({
  no: 'se mueren|se muere|se descargan|se descarga|se acaban|se derriten|se derrite|se rompen|se rompe|se quiebran|se quiebra|se oxidan|se oxida|se pican|se caen|se cae|se zafan|se truenan|truenan|truena|fallan|falla|se queman|se quema|se calientan|no duran|no dura|no me duran|se despegan|se descomponen|se atoran|se ven horribles|se ve horrible|se ven feas|se ven feos|se ve feo|se desconectan|se desconecta|se pierden|se despintan|se desconchan|se echan a perder|me salen malas|me salen malos|me salieron malas|me salieron malos|me han fallado|me fallan|keep breaking|keep dying|die on me',
});
/** There are some already, where others are asked for: `de pedal ya tenemos, quiero otro tipo`. */
const HAD = bookOf({ had: 'ya tengo|ya tenemos|ya hay|ya traigo|ya compre|ya compramos|ya use|ya usamos' });
const OTHERS = /^(?:otr[oa]s?|distint[oa]s?|diferentes?)$/;
/** The same, of `los de X` alone: `el motor no sirve` is of one's own. */
const OF_SOME = bookOf({
  no: 'no me sirve|no me sirven|no nos sirve|no nos sirven|no le sirve|no sirven|no sirve|no jala|no jalan|no entra|no entran|no cabe|no caben|no funciona|no funcionan|no aguanta|no aguantan|no me alcanza|no nos alcanza|no me da confianza|no me dan confianza|no nos convence|ya no|ya no me sirven|no pasa|no pasan|me cae gordo|me caen gordos|me caen gordas|me choca|me chocan|no llego|no llega|no llegan|no la libro|no alcanza|no alcanzan|wont work|wont fit|doesnt work|dont work|doesnt fit|dont fit',
});
const LEADS = words('pero y o eh pues ah nomas solo ojo porque pq xq que asi menos bueno but and so');
const THOSE = words('el la los las lo esos esas ese esa the those');
const LINKS = words('de del que con tipo para marca color ones with made');
/** Behind `que`. */
const HAVING = words('traen tienen llevan usan son es trae tiene lleva usa van va se les le pone ponen');
/** Words of a name at most. */
const MOST_OF_NAME = 5;
/** None of a name: a verb or a pronoun of somebody who tells something. */
const TELLING = words(
  'queda quedan mi mis tu su sus me nos le les se ya yo quiero quiere queremos necesito ocupo busco tengo tenemos hay tienen tienes venden vendes manejan maneja traes verdad esta estan estoy fue era si no ni cuando donde como quien esos esas eso ese esa todo nada sin',
);
/** What may stand behind a `no` at the end: why, or what is wanted instead. */
const BEHIND_NO = words(
  'a por porque pq xq que pues porfa gracias mejor sino pero ocupo quiero busco necesito aunque y ni',
);

/**
 * What a part of the text names and refuses, said as what it is not to be: `el de cadena olvídalo` as `que no sea cadena`, `la de 86 pulgadas no
 * entra` as `que no sea 86 pulgadas`, `los de más de 100 mil ni loco` as `no más de 100 mil`.
 */
export function withRefusalsFirst(tokens: readonly ScanToken[], lexicon: Lexicon, vocabulary: Vocabulary): ScanToken[] {
  const said: ScanToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const refused = begins(tokens, at) ? refusedAt(tokens, at, lexicon, vocabulary) : undefined;
    const token = tokens[at];
    if (refused && token) {
      said.push(...refused.said.map((each) => (typeof each === 'string' ? { ...WORD, text: each } : each)), MARK);
      at = refused.end;
    } else if (token) {
      said.push(token);
      at++;
    }
  }
  return said;
}
const WORD: ScanToken = { text: '', kind: 'word', joined: false };
const MARK: ScanToken = { text: ',', kind: 'break', joined: false };

/** Whether a part begins at `at`, or goes on behind `y`, `pero`, `porque`. */
function begins(tokens: readonly ScanToken[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || LEADS.has(before.text);
}

interface Refused {
  readonly said: readonly (ScanToken | string)[];
  readonly end: number;
}

function refusedAt(
  tokens: readonly ScanToken[],
  at: number,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): Refused | undefined {
  const name = pastLinks(tokens, at);
  const lead = { isOfSome: name > at + 1 && THOSE.has(textAt(tokens, at)), isLed: name > at, name };
  for (let end = name + 1; end <= name + MOST_OF_NAME && mayBeOfName(tokens[end - 1]); end++) {
    const refusal = refusalLength(tokens, end, lead);
    if (refusal === 0) continue;
    const named = tokens.slice(name, end);
    if (
      !isKnown(named, lexicon, vocabulary) ||
      isReadAnyway(named, REFUSALS.find(tokens, end)?.length === refusal, lexicon)
    )
      return undefined;
    return { said: whatIsLeft(tokens, name, end), end: end + refusal };
  }
  return undefined;
}

function mayBeOfName(token: ScanToken | undefined): boolean {
  return token !== undefined && token.kind !== 'break' && !(token.kind === 'word' && TELLING.has(token.text));
}

/** Where the name begins behind `el de`, `los que traen`, `de`. */
function pastLinks(tokens: readonly ScanToken[], at: number): number {
  let place = at + Number(THOSE.has(textAt(tokens, at)));
  while (leadsOn(tokens, place, at)) place++;
  return place;
}

function leadsOn(tokens: readonly ScanToken[], place: number, at: number): boolean {
  const text = textAt(tokens, place);
  if (LINKS.has(text)) return true;
  return place > at && (THOSE.has(text) || (HAVING.has(text) && !LEADS.has(textAt(tokens, at))) || AT.has(text));
}
const AT = words('al a');

interface Lead {
  /** Whether `los de`, `la que trae` leads to the name. */
  readonly isOfSome: boolean;
  readonly isLed: boolean;
  readonly name: number;
}

/** How many tokens at `at` refuse the name before; 0 for none. */
function refusalLength(tokens: readonly ScanToken[], at: number, lead: Lead): number {
  const complaint = complaintLength(tokens, lead.name, at);
  if (complaint > 0) return complaint;
  const isAmount = isAmountAt(tokens, lead.name);
  const clear = CLEAR.find(tokens, at) ?? (lead.isOfSome || isAmount ? OF_SOME.find(tokens, at) : undefined);
  const length = clear?.length ?? Number(isPlainNo(tokens, at, lead.isLed || isAmount || at === lead.name + 1));
  return endsThere(tokens, at + length) ? length : 0;
}

function isPlainNo(tokens: readonly ScanToken[], at: number, isPlain: boolean): boolean {
  return isPlain && NO.test(textAt(tokens, at));
}

function isAmountAt(tokens: readonly ScanToken[], at: number): boolean {
  return readMeasure(tokens, at) !== undefined || readPriceComparator(tokens, at) !== undefined;
}

/** Whether the part ends behind a refusal, or goes on with why, or with what is wanted. */
function endsThere(tokens: readonly ScanToken[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.kind === 'break') return true;
  const goesOn = next.text === 'que' && WISHING.has(textAt(tokens, end - 1));
  return BEHIND_NO.has(next.text) && !goesOn;
}

/** How many tokens at `at` say that the trait before went wrong, or is had already and another is asked for. */
function complaintLength(tokens: readonly ScanToken[], name: number, at: number): number {
  const isTrait = traitLength(tokens, at - 1) === 1 || traitLength(tokens, name) === at - name;
  if (!isTrait) return 0;
  const complaint = COMPLAINTS.find(tokens, at)?.length ?? 0;
  if (complaint > 0) return complaint;
  const had = HAD.find(tokens, at)?.length ?? 0;
  return had > 0 && tokens.slice(at).some(({ text }) => OTHERS.test(text)) ? had : 0;
}

/** `no quiero que lleve wifi` is of what comes. */
const WISHING = words('quiero queremos');
const NO = /^no+$/;

/** Whether products may tell it: a brand, a measure, a number or a word that is theirs. */
function isKnown(named: readonly ScanToken[], lexicon: Lexicon, vocabulary: Vocabulary): boolean {
  return named.some(({ text, kind }, at) => {
    if (kind !== 'word') return true;
    return lexicon.brandAt(named, at) !== undefined || vocabulary.frequency(text) > 0 || lexicon.speller.means(text);
  });
}

/** Whether it is a brand or a trait, refused in words (`isPlain`) by which these are known to be denied behind. */
function isReadAnyway(named: readonly ScanToken[], isPlain: boolean, lexicon: Lexicon): boolean {
  return isPlain && (lexicon.brandAt(named, 0)?.length ?? traitLength(named, 0)) === named.length;
}

/** The limit of what is left, or that it is not to be what is named. */
function whatIsLeft(tokens: readonly ScanToken[], name: number, end: number): (ScanToken | string)[] {
  const limit = readPriceComparator(tokens, name);
  if (limit && limit.comparison !== 'about' && readNumber(tokens, name + limit.length))
    return [...LEFT[OPPOSITE[limit.comparison]].split(' '), ...tokens.slice(name + limit.length, end)];
  const measured = tokens.findIndex(
    (_, place) => place >= name && place < end && readMeasure(tokens, place) !== undefined,
  );
  const named = tokens.slice(measured >= name ? measured : name, end);
  // `en` would end what is denied
  return ['que', 'no', 'sea', ...named.filter(({ text }) => text !== 'en')];
}

function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}
