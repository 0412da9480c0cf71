import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Reading, Rule } from '../rule';
import { partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';
import { pointsBack, REFUSALS } from './refusals';

/** Forms of verbs by which something is ruled out: `vetó`, `prohibido`, `se descartan`, `bórrale`, `abstenerse`. */
const RULING_OUT =
  /^(?:veto|veta(?:do|da|dos|das|ron|mos)|prohib(?:e|en|io|ieron|ido|ida|idos|idas|imos)|descart(?:o|e|a|en|ado|ada|ados|adas|amos|aron|ale|alas|alos|enlas|enlos)|rechaz(?:a|an|o|amos|aron|ado|ada|ados|adas)|exclu(?:ye|yan|imos|ido|ida|idos|idas)|borr(?:ale|enle|ala|alas|alos|en)|elimin(?:en|ale|alas|alos)|abstener(?:se|os)|abstenganse|ahorr(?:atelo|atela|atelos|atelas|enselo|ensela|enselos|enselas|ate|ense)|huyo|huimos|banned|forbidden|prohibited|disqualified)$/;
/** What isn't accepted: `no se aceptará la marca X`. */
const ACCEPTING = /^(?:acept|permit|recib|admit|autoriz)(?:a|an|e|en|o|amos|imos|ara|aran|ira|iran|ira|era|eran)$/;
/** Words between what rules out and what is ruled out before it, at most. */
const MOST_BEFORE = 6;
/** The same behind it: `2.4 está saturado aquí, quítalo`. */
const MOST_BEHIND = 5;
const NOT = words('no ni not');
/** Behind these comes what it is for, or what is wanted. */
const TURNS = words(
  'para pero sino aunque quiero quiere queremos necesito necesitamos ocupo ocupamos busco buscamos si and but',
);

/** Phrases behind a brand or trait, to the end of the clause or of the text: there is no use for it. */
const USELESS = bookOf({
  said: 'imposible|ni pensarlo|off the table|not allowed|out of the question|no pasa|no pasan|no es opcion|no entra|no entran|no va|no van|no aplica|no aplican|no procede',
  asked: 'para que|pa que',
});
/** The same, where the part ends behind it: who says `paso por ella` fetches it. */
const PASSING = 'paso';
/** What may follow `para qué`: why. */
const WHY = words('si ni la yo');

/** `el arquitecto vetó el azul`, `quedan descartados los de color negro`, `Baofeng paso`, `antivandálico pa qué`: a brand or a trait that is ruled out. Takes nothing: it is read as denied. */
export const ruledOut: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  if (draft.negation !== undefined) return 0;
  const length = namedLength(reading, at);
  if (length === 0) return 0;
  const isOut =
    isRuledOutBefore(tokens, at) ||
    isRuledOutBehind(tokens, endOfList(reading, at + length)) ||
    isRefusedPart(tokens, at, at + length) ||
    isPointedAway(tokens, at, at + length);
  if (isOut) draft.negate('not-a', 1, true);
  return 0;
};

/** How many tokens name a brand or a trait at `at`; 0 for none. */
function namedLength({ tokens, lexicon }: Reading, at: number): number {
  return lexicon.brandAt(tokens, at)?.length ?? traitLength(tokens, at);
}

/** Where a list ends that goes on at `end`: `Hikvision or Dahua is off the table`. */
function endOfList(reading: Reading, end: number): number {
  const next = LIST.has(textAt(reading.tokens, end)) ? namedLength(reading, end + 1) : 0;
  return next > 0 ? endOfList(reading, end + 1 + next) : end;
}
const LIST = words('y e o u ni and or nor');

/** Words from the beginning of a part to the name in it, and from there to its refusal, at most. */
const MOST_IN_PART = 6;
const THOSE = words('esos esas ese esa los las lo el la aquellos aquellas');
const OF = words('de del con que para');
/** `esos de montar en rack no`, `lo de la huella no le sirve al huésped`: a part that begins with those of the name and refuses them. */
function isRefusedPart(tokens: readonly ScanToken[], at: number, end: number): boolean {
  const start = partStart(tokens, at);
  const begins = THOSE.has(textAt(tokens, start)) && OF.has(textAt(tokens, start + 1));
  if (!begins || at - start > MOST_IN_PART) return false;
  for (let place = end; place < end + MOST_IN_PART && textAt(tokens, place) !== ''; place++) {
    if (textAt(tokens, place) !== 'no') continue;
    return isPartEnd(tokens, place + 1) || (REFUSALS.find(tokens, place)?.length ?? 0) > 1;
  }
  return false;
}

function isPartEnd(tokens: readonly ScanToken[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'break';
}

function isRuledOutBefore(tokens: readonly ScanToken[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place--) {
    const token = tokens[place];
    if (token === undefined || token.kind === 'break' || TURNS.has(token.text)) return false;
    if (rulesOut(tokens, place)) return true;
  }
  return false;
}

function isRuledOutBehind(tokens: readonly ScanToken[], end: number): boolean {
  if (textAt(tokens, end) === PASSING && isPartEnd(tokens, end + 1)) return true;
  if (isUseless(tokens, end)) return true;
  for (let place = end; place < end + MOST_BEHIND; place++) {
    const token = tokens[place];
    if (token === undefined || TURNS.has(token.text) || token.kind === 'break') return false;
    if (rulesOut(tokens, place) && endsClause(tokens, place + 1)) return true;
  }
  return false;
}

function rulesOut(tokens: readonly ScanToken[], place: number): boolean {
  const { text } = tokens[place] ?? { text: '' };
  const before = textAt(tokens, place - 1);
  // `un filtro que rechaza la luz` is what a thing does
  if (RULING_OUT.test(text)) return !NOT.has(before) && before !== 'que';
  return ACCEPTING.test(text) && (NOT.has(before) || NOT.has(textAt(tokens, place - 2)));
}

/** Whether there is said to be no use for what ends before `end`. */
function isUseless(tokens: readonly ScanToken[], end: number): boolean {
  const start = end + Number(BEING.has(textAt(tokens, end)));
  const found = USELESS.find(tokens, start);
  const behind = start + (found?.length ?? 0);
  return (
    found !== undefined && (endsClause(tokens, behind) || (found.value === 'asked' && WHY.has(textAt(tokens, behind))))
  );
}

function endsClause(tokens: readonly ScanToken[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'break' || ENDS.has(token.text);
}
const BEING = words('is are esta estan es son queda quedan');
const ENDS = words('con y e porque pues por que from in on aqui');

/** `app de wifi…, sin eso`: the last trait before is not to be had; `las de tinta se secan siempre, así que de esas no`. */
function isPointedAway(tokens: readonly ScanToken[], at: number, end: number): boolean {
  const isOfSome = isOneOfThose(tokens, at);
  for (let place = end; place < tokens.length; place++) {
    if (isOfSome && isPointedAt(tokens, place)) return true;
    if (!isOfSome && traitLength(tokens, place) > 0) return false;
    const isWithout = ['sin', 'without'].includes(textAt(tokens, place)) && pointsBack(textAt(tokens, place + 1));
    if (isWithout && endsClause(tokens, place + 2)) return true;
  }
  return false;
}

/** Whether those that are, or have, what stands at `at` are spoken of: `las de`, `los que traen`. */
function isOneOfThose(tokens: readonly ScanToken[], at: number): boolean {
  const before = HAVING.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return OF.has(textAt(tokens, before)) && THOSE.has(textAt(tokens, before - 1));
}
const HAVING = words('son traen tienen llevan usan trae tiene lleva usa es');

/** `de esas no`, `esos no los quiero` at the end of a part. */
function isPointedAt(tokens: readonly ScanToken[], at: number): boolean {
  const already = at + 1 + Number(textAt(tokens, at + 1) === 'ya');
  const refusal = pointsBack(textAt(tokens, at)) ? (REFUSALS.find(tokens, already)?.length ?? 0) : 0;
  const length = refusal > 0 ? already + refusal - at - 1 : 0;
  return length > 0 && endsClause(tokens, at + 1 + length);
}
