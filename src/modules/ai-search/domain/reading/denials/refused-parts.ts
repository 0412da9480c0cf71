import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import type { Lexicon } from '@/modules/ai-search/domain/words/lexicon';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Vocabulary } from '../intent';
import { partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';
import { refusalLength } from './refusal-at';
import { HASSLES } from './refusal-phrases';
import { REFUSALS } from './refusals';
import { refusedAmount, whatIsLeft, type Refused } from './refused-amounts';

const LEADS = words('pero y o eh pues ah nomas solo ojo porque pq xq que asi menos bueno but and so');
const THOSE = words('el la los las lo esos esas ese esa the those');
const LINKS = words('en de del que con tipo para marca color ones with made');
/** Behind `que`. */
const HAVING = words('traen tienen llevan usan son es trae tiene lleva usa van va se les le pone ponen');
/** Words of a name at most. */
const MOST_OF_NAME = 5;
/** None of a name: a verb or a pronoun of somebody who tells something. */
const TELLING = words(
  'menos mas queda quedan mi mis tu su sus me nos le les se ya yo quiero quiere queremos necesito ocupo busco tengo tenemos hay tienen tienes venden vendes manejan maneja traes verdad esta estan estoy fue era si no ni cuando donde como quien todo nada sin',
);
/**
 * What a part of the text names and refuses, said as what it is not to be: `el de cadena olvídalo` as `que no sea cadena`, `la de 86 pulgadas no
 * entra` as `que no sea 86 pulgadas`, `los de más de 100 mil ni loco` as `no más de 100 mil`.
 */
export function withRefusalsFirst(tokens: readonly ScanToken[], lexicon: Lexicon, vocabulary: Vocabulary): ScanToken[] {
  const said: ScanToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const refused = refusedHere(tokens, at, lexicon, vocabulary);
    const token = tokens[at];
    if (refused && token) {
      said.push(...refused.said.map((each) => (typeof each === 'string' ? { ...WORD, text: each } : each)));
      if (refused.goesOn !== true && tokens[refused.end]?.kind !== 'break') said.push(MARK);
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

function refusedHere(
  tokens: readonly ScanToken[],
  at: number,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): Refused | undefined {
  const hassle = HASSLES.find(tokens, at);
  if (hassle) return { said: ['sin'], end: at + hassle.length, goesOn: true };
  if (isNothing(tokens, at)) return { said: ['sin'], end: at + 1, goesOn: true };
  if (begins(tokens, at)) return refusedAt(tokens, at, lexicon, vocabulary) ?? refusedAmount(tokens, at, lexicon);
  return refusedAmount(tokens, at, lexicon);
}

/** `nada inalámbrico`, where a part begins with it. */
function isNothing(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'nada' && partStart(tokens, at) === at && traitLength(tokens, at + 1) > 0;
}

/** Whether a part begins at `at`, or goes on behind `y`, `pero`, `porque`. */
function begins(tokens: readonly ScanToken[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || LEADS.has(before.text);
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
    const isPlain = REFUSALS.find(tokens, end)?.length === refusal && !(refusal === 1 && goesOnAt(tokens, end + 1));
    if (!isKnown(named, lexicon, vocabulary) || isReadAnyway(named, isPlain, lexicon)) return undefined;
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

/** Whether products may tell it: a brand, a measure, a number or a word that is theirs. */
function isKnown(named: readonly ScanToken[], lexicon: Lexicon, vocabulary: Vocabulary): boolean {
  return named.some(({ text, kind }, at) => {
    if (kind !== 'word') return true;
    const isTold = lexicon.brandAt(named, at) !== undefined || vocabulary.frequency(text) > 0;
    return isTold || lexicon.speller.means(text) || !lexicon.isOrdinary(text);
  });
}

function goesOnAt(tokens: readonly ScanToken[], at: number): boolean {
  const next = tokens[at];
  return next !== undefined && next.kind !== 'break';
}

/** Whether it is a brand or a trait, refused in words (`isPlain`) by which these are known to be denied behind. */
function isReadAnyway(named: readonly ScanToken[], isPlain: boolean, lexicon: Lexicon): boolean {
  return isPlain && (lexicon.brandAt(named, 0)?.length ?? traitLength(named, 0)) === named.length;
}
