import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { NAMES } from '@/modules/ai-search/domain/kinds/role-words';
import { traitLength, variantLength, waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import type { FoundPhrase } from '@/modules/ai-search/domain/words/phrase-book';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { NEGATIONS } from '../grammar';
import type { Exclusion } from '../intent';
import type { IntentDraft } from '../intent-draft';
import { say, type Reading, type Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { DONE_BY_PEOPLE, isNoMore, isOfThing, lackedLength, tellsOfTrouble, workingLength } from './denied-events';
import { excepts } from './exceptions';
import { words } from '@/modules/ai-search/domain/words/words';

export const negation: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = NEGATIONS.find(tokens, at);
  if (found && isTakenBack(reading, at)) return ended(draft, found.length);
  if (found && isSpelledSo(tokens, at, found.length)) return deny(reading, at, found);
  const begun = begins(reading, at);
  if (begun) {
    draft.negate(begun);
    return 1;
  }
  if (draft.negation === undefined || !GOING_ON.has(textAt(tokens, at))) return 0;
  if (asksAnew(reading, at)) draft.turnTo('trait');
  else draft.negated = 0;
  return 1;
};

/** What a denial by `menos` or `ni` at `at` is. */
function begins(reading: Reading, at: number): Exclusion['kind'] | undefined {
  if (excepts(reading, at)) return 'not-a';
  return startsAgain(reading, at) ? (reading.draft.lastNegation ?? 'not-a') : undefined;
}

/** `no quiero | otra marca que no sea Hikvision`: that one alone. */
function isTakenBack({ tokens, draft }: Reading, at: number): boolean {
  return textAt(tokens, at).startsWith('otra') && draft.negation !== undefined && !draft.denied;
}

function ended(draft: IntentDraft, length: number): number {
  draft.endPhrase();
  return length;
}

const LEAST_FORMED = 5;
const SHORT = words('sin no not non isnt');

/** Short words that deny have no other forms: `sine wave` and `nos` deny nothing. */
function isSpelledSo(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const text = textAt(tokens, at);
  return length > 1 || text.length >= LEAST_FORMED || SHORT.has(text);
}

const GOING_ON = words('ni y o u or nor and');

/** Whether what stands behind an `y` is wanted: `sin wifi y que grabe`, `que no sea domo y de 4 mp`; `que no sea de 2 mp y de 4` goes on. */
function asksAnew({ tokens, draft }: Reading, at: number): boolean {
  if (!['y', 'and'].includes(textAt(tokens, at)) || !draft.denied) return false;
  const next = textAt(tokens, at + 1);
  if (WANTED.has(next)) return !isDenial(tokens, at + 1);
  const amount = at + 1 + Number(next === 'de');
  return readMeasure(tokens, amount) !== undefined && traitLength(tokens, amount) === 0 && !draft.deniesMeasure;
}

const WANTED = words('que sea tenga lleve traiga incluya si with has');

function isDenial(tokens: readonly ScanToken[], at: number): boolean {
  return NEGATIONS.find(tokens, at) !== undefined;
}

/** `que no sea A, ni B`: a mark ends what is denied, and `ni` goes on; `ni A ni B` begins with it, wherever it stands. */
function startsAgain({ tokens, draft }: Reading, at: number): boolean {
  if (textAt(tokens, at) !== 'ni' || draft.negation !== undefined) return false;
  const isBeginning = at === 0 || tokens[at - 1]?.kind === 'break';
  const isGoingOn = isNeither(tokens, at) || (isBeginning && draft.lastNegation !== undefined);
  return isGoingOn && !tellsOfTrouble(tokens, at, 1);
}

/** Words from one `ni` to the next at most. */
const MOST_TO_NOR = 4;

/** `ni A ni B, …`: both are denied. */
function isNeither(tokens: readonly ScanToken[], at: number): boolean {
  const next = tokens.findIndex(({ text }, place) => place > at && text === 'ni');
  return next > at + 1 && next - at <= MOST_TO_NOR && !tokens.slice(at, next).some(({ kind }) => kind === 'break');
}

function deny(reading: Reading, at: number, { value, length }: FoundPhrase<Exclusion['kind']>): number {
  const { tokens, draft } = reading;
  const idle = idleLength(reading, at, length);
  if (idle > 0) return idle;
  const dear = dearBehind(tokens, at + length);
  if (dear > 0) {
    if (draft.order === 'relevance') draft.order = 'cheapest';
    return length + dear;
  }
  if (tellsOnly(reading, at, length)) {
    if (draft.negation && draft.denied) draft.endPhrase();
    const behind = at + length + Number(isNoMore(tokens, at));
    return behind - at + lackedBehind(tokens, behind);
  }
  const working = workingLength(tokens, at + length);
  const kind = working > 0 && !isBeing(tokens, at + length) ? 'without' : value;
  draft.negate(kind, isOfNext(reading, at, length + working) ? 1 : undefined);
  return length + working;
}

/** How many tokens leave nothing out; 0 where something may be. */
function idleLength({ tokens, draft }: Reading, at: number, length: number): number {
  if (draft.lastNegation === undefined && isEither(tokens, at)) return length + eitherLength(tokens, at + length);
  return isIdle(tokens, at) ? length : 0;
}

/** Whether a denial leaves nothing out; a brand may look like a verb: `no quiero Liftmaster`. */
function tellsOnly({ tokens, lexicon }: Reading, at: number, length: number): boolean {
  return lexicon.brandAt(tokens, at + length) === undefined && tellsOfTrouble(tokens, at, length);
}

/** What a place has none of, right behind the denial or behind its verb: `sin luz`, `no hay internet`. */
function lackedBehind(tokens: readonly ScanToken[], at: number): number {
  const lacked = lackedLength(tokens, at);
  if (lacked > 0) return lacked;
  const behindVerb = THERE.has(textAt(tokens, at)) ? lackedLength(tokens, at + 1) : 0;
  return behindVerb > 0 ? behindVerb + 1 : 0;
}
const THERE = words('hay habia haya hubiera llegue tengo tenemos llega tiene tienen contamos');

/**
 * Whether one word alone is denied: in `non-PoE switch`, `no wifi camera`, where nothing has been asked for, the trait, and what it stands before is asked
 * for; in `switch no administrable PoE` what one can't do with it.
 */
function isOfNext({ tokens, draft }: Reading, at: number, length: number): boolean {
  if (textAt(tokens, at) === 'non') return true;
  if (textAt(tokens, at + length - 1) === 'no' && CAN_BE_DONE.test(textAt(tokens, at + length))) return true;
  const trait = draft.concepts.length === 0 ? traitLength(tokens, at + length) : 0;
  const behind = tokens[at + length + trait];
  return trait > 0 && behind?.kind === 'word' && !GOING_ON.has(behind.text);
}

/** `administrable`, `recargables`. */
const CAN_BE_DONE = /.[ai]bles?$/;

const DEAR = words('caro cara caros caras carisimo carisima costoso costosa costosos costosas elevado');
const VERY = words('muy tan demasiado nada sea sean salga salgan este esten');

/** How many words behind a denial say dear: `que no salga muy cara` leaves out nothing that can be had, and asks for what is cheap. */
function dearBehind(tokens: readonly ScanToken[], from: number): number {
  const working = workingLength(tokens, from);
  const dear = dearLength(tokens, from + working);
  return dear > 0 ? working + dear : dearLength(tokens, from);
}

function dearLength(tokens: readonly ScanToken[], at: number): number {
  let end = at;
  while (VERY.has(textAt(tokens, end))) end++;
  const isDear =
    DEAR.has(textAt(tokens, end)) && (end > at || textAt(tokens, end) !== 'cara' || BEING.has(textAt(tokens, at - 1)));
  return isDear ? end + 1 - at : 0;
}

/** `sin cara` is of faces. */
const BEING = words('sea sean este esten');

function isBeing(tokens: readonly ScanToken[], at: number): boolean {
  return ['sea', 'sean'].includes(textAt(tokens, at));
}

/** Behind these comes what is wanted after all, or why: `no quiero cámara, quiero el brazo`, `sin huella solo rostro`, `que no sea celular porque lo avienta`. */
const ENDS = words(
  'quiero queremos necesito necesitamos ocupo ocupamos busco buscamos prefiero sino porque porq xq pq porke xk xque pues want need cuando mientras aunque pero mejor but solo solamente unicamente only',
);

/** What was denied ends. */
export const denialEnd: Rule = ({ tokens, draft, lexicon }, at) => {
  const isIn = textAt(tokens, at) === 'en' && !lexicon.branches.find(tokens, at + 1);
  if (!draft.negation || !draft.denied || !(isIn || ENDS.has(textAt(tokens, at)))) return 0;
  draft.endPhrase();
  return 1;
};

const CORDS = words('cable cables alambre alambres cableado');

/** `sin cables`, `que no lleve cables`: to be without cords is to be wireless, and not merely to say nothing of them. */
export const cordless: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = NEGATIONS.find(tokens, at);
  const isWithout = found !== undefined && (found.value === 'without' || workingLength(tokens, at + found.length) > 0);
  if (!isWithout) return 0;
  const cord = at + found.length + workingLength(tokens, at + found.length);
  if (!CORDS.has(textAt(tokens, cord)) || !endsPhrase(tokens, cord + 1)) return 0;
  draft.endPhrase();
  sayTrait(reading, 'sin cables');
  draft.negate('without');
  sayTrait(reading, 'cableado');
  draft.endPhrase();
  return cord + 1 - at;
};

/** `sin cable de red` is of something else. */
function endsPhrase(tokens: readonly ScanToken[], at: number): boolean {
  const next = tokens[at];
  return (
    next === undefined || next.kind === 'break' || ['y', 'ni', 'para', 'con', 'que', 'pero', 'o'].includes(next.text)
  );
}

function sayTrait(reading: Reading, said: string): void {
  say(reading, { said, alternatives: waysOf(said) ?? [], categoryIds: [], unknown: false }, true);
}

/** `lo que le quita el botón a la ropa`, `algo para evitar robos`, `que evita los picos`: what a thing does. */
function isTakingOff(tokens: readonly ScanToken[], at: number): boolean {
  const [text, before] = [textAt(tokens, at), textAt(tokens, at - 1)];
  return (
    (text === 'quita' && WHOM.has(before)) ||
    (text === 'quitar' && TURNED.has(textAt(tokens, at - 2)) && before === 'y') ||
    (text.startsWith('evit') && DOING.has(before))
  );
}
/** `poner y quitar la alarma`. */
const TURNED = words('poner activar prender armar');
const WHOM = words('le les se me te nos lo la');
const DOING = words('para pa que');

/** `con o sin audio`, `si puede entrar o no el carro`: either will do, or nobody knows. */
function isEither(tokens: readonly ScanToken[], at: number): boolean {
  return /^(?:o|u|or)$/.test(textAt(tokens, at - 1)) && /^(?:no|sin|not|without)$/.test(textAt(tokens, at));
}

/** What it may have or not asks for nothing. */
function eitherLength(tokens: readonly ScanToken[], at: number): number {
  return /^(?:sin|without)$/.test(textAt(tokens, at - 1)) ? traitLength(tokens, at) : 0;
}

/** Whether what looks like a denial leaves nothing out. */
function isIdle(tokens: readonly ScanToken[], at: number): boolean {
  return isOfName(tokens, at) || isTakingOff(tokens, at) || isOfNothing(tokens, at) || isPrevented(tokens, at);
}

/** `que no metan navajas`, `que no se vean los cables` begin with what is not to happen; behind a thing that is asked for it is left out. */
function isPrevented(tokens: readonly ScanToken[], at: number): boolean {
  const no = at + Number(textAt(tokens, at) === 'que');
  if (textAt(tokens, no) !== 'no' || textAt(tokens, no - 1) !== 'que') return false;
  if (AIMS.has(textAt(tokens, no - 2))) return DONE_BY_PEOPLE.has(textAt(tokens, no + 1));
  return no === 1 && !isOfThing(tokens, no + 1);
}
const AIMS = words('para pa');

/** `andan sin nada, …` */
function isOfNothing(tokens: readonly ScanToken[], at: number): boolean {
  const behind = tokens[at + 2];
  return (
    textAt(tokens, at) === 'sin' &&
    textAt(tokens, at + 1) === 'nada' &&
    (behind === undefined || behind.kind === 'break')
  );
}

/** `no break`, `no touch`: the beginning of a name, however it is spelled. */
function isOfName(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'no' && NAMES.has(textAt(tokens, at + 1));
}

/** Whether a denial has begun that has denied nothing yet: `que no sea para rack`. */
export function isDenying({ negation, denied }: IntentDraft): boolean {
  return negation !== undefined && !denied;
}

/** A trait of several words is left out as one (`sin inteligencia artificial`), and one of several that exclude one another is asked for as one (`inversor de onda modificada`). */
export const wholeTrait: Rule = (reading, at) => {
  const { draft } = reading;
  const isWish = draft.concepts.length > 0 && textAt(reading.tokens, at) !== 'de';
  const wished = isWish ? variantLength(reading.tokens, at) : 0;
  const length = draft.negation ? traitLength(reading.tokens, at) : wished;
  if (length < 2) return 0;
  const said = reading.tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
  say(reading, { said, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false }, true);
  return length;
};
