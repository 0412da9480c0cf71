import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readComparator } from '@/modules/ai-search/domain/amounts/money';
import { traitLength, waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import type { FoundPhrase } from '@/modules/ai-search/domain/words/phrase-book';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { NEGATIONS } from '../grammar';
import type { Exclusion } from '../intent';
import type { IntentDraft } from '../intent-draft';
import { say, type Reading, type Rule } from '../rule';
import type { ScanToken } from '../scan';
import { tellsOfTrouble, workingLength } from './denied-events';
import { words } from '@/modules/ai-search/domain/words/words';

export const negation: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = NEGATIONS.find(tokens, at);
  if (found) return deny(reading, at, found);
  if (excepts(reading, at)) {
    draft.negate('not-a');
    return 1;
  }
  if (startsAgain(reading, at)) {
    draft.negate(draft.lastNegation ?? 'not-a');
    return 1;
  }
  const goesOn = draft.negation !== undefined && ['ni', 'y', 'o', 'u', 'or', 'nor'].includes(textAt(tokens, at));
  if (goesOn) draft.negated = 0;
  return Number(goesOn);
};

/** `que no sea A, ni B`: a mark ends what is denied, and `ni` goes on. */
function startsAgain({ tokens, draft }: Reading, at: number): boolean {
  const isNor = textAt(tokens, at) === 'ni' && tokens[at - 1]?.kind === 'break';
  return isNor && draft.lastNegation !== undefined && !tellsOfTrouble(tokens, at, 1);
}

function deny({ tokens, draft }: Reading, at: number, { value, length }: FoundPhrase<Exclusion['kind']>): number {
  if (isName(tokens, at)) return length;
  if (tellsOfTrouble(tokens, at, length)) {
    if (draft.negation && draft.denied) draft.endPhrase();
    return length;
  }
  const working = workingLength(tokens, at + length);
  const kind = working > 0 && !isBeing(tokens, at + length) ? 'without' : value;
  draft.negate(kind, textAt(tokens, at) === 'non' ? 1 : undefined);
  return length + working;
}

function isBeing(tokens: readonly ScanToken[], at: number): boolean {
  return ['sea', 'sean'].includes(textAt(tokens, at));
}

/** Behind these comes what is wanted after all, or why: `no quiero cámara, quiero el brazo`, `que no sea celular porque lo avienta`. */
const ENDS = words(
  'quiero queremos necesito necesitamos ocupo ocupamos busco buscamos prefiero sino porque pues cuando mientras aunque',
);

/** What was denied ends. */
export const denialEnd: Rule = ({ tokens, draft }, at) => {
  if (!draft.negation || !draft.denied || !ENDS.has(textAt(tokens, at))) return 0;
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

/** `no break`, `no touch`: the beginning of a name. */
function isName(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'no' && ['break', 'brake', 'touch'].includes(textAt(tokens, at + 1));
}

/** `cualquier marca menos dahua`, `todas menos las domo`: only before what has a name, for `menos` says many things. */
function excepts({ tokens, lexicon, draft }: Reading, at: number): boolean {
  if (textAt(tokens, at) !== 'menos' || LIMITS_WITH.has(textAt(tokens, at - 1)) || readComparator(tokens, at))
    return false;
  let name = at + 1;
  while (EXCEPT_SMALL.has(textAt(tokens, name))) name++;
  if (readMeasure(tokens, name) !== undefined) return isAmongAll(tokens, at) || name > at + 1;
  return tokens[name]?.kind === 'word' && isNamedAt({ tokens, lexicon, draft }, at, name);
}

/** Whether what has a name stands at `name`, behind the `menos` at `at`. */
function isNamedAt({ tokens, lexicon, draft }: Omit<Reading, 'vocabulary'>, at: number, name: number): boolean {
  const isName = [lexicon.brands, lexicon.branches].some((book) => book.find(tokens, name) !== undefined);
  const isThing = lexicon.thesaurus.find(tokens, name) !== undefined || isAmongAll(tokens, at);
  return isName || (draft.concepts.length > 0 && isThing);
}

/** `al menos`, `más o menos`, `con menos ruido`. */
const LIMITS_WITH: ReadonlySet<string> = new Set(['al', 'lo', 'mas', 'con', 'o']);
const EXCEPT_SMALL = words('en la las el los lo de del tipo marca marcas');

/** Whether anything is spoken of before the exception: `cualquier cámara menos …`. */
function isAmongAll(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => /^(cualquier|cualquiera|tod[oa]s?)$/.test(text));
}

function textAt(tokens: readonly ScanToken[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** Whether a denial has begun that has denied nothing yet: `que no sea para rack`. */
export function isDenying({ negation, denied }: IntentDraft): boolean {
  return negation !== undefined && !denied;
}

/** A trait of several words is left out as one: `sin inteligencia artificial`. */
export const deniedTrait: Rule = (reading, at) => {
  const length = reading.draft.negation ? traitLength(reading.tokens, at) : 0;
  if (length < 2) return 0;
  const said = reading.tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
  say(reading, { said, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false }, true);
  return length;
};
