import { readComparator } from '../amounts/money';
import { traitLength } from '../traits/trait-ways';
import { alternative } from '../words/thesaurus';
import { NEGATIONS } from './grammar';
import type { IntentDraft } from './intent-draft';
import { say, type Reading, type Rule } from './rule';
import type { ScanToken } from './scan';
import { tellsOfTrouble } from './small-readings';

export const negation: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = NEGATIONS.find(tokens, at);
  if (found && (tellsOfTrouble(tokens, at, found.length) || isName(tokens, at))) return found.length;
  if (found) {
    draft.negate(found.value);
    return found.length;
  }
  if (excepts(reading, at)) {
    draft.negate('not-a');
    return 1;
  }
  const goesOn = draft.negation !== undefined && ['ni', 'y', 'o', 'u'].includes(tokens[at]?.text ?? '');
  if (goesOn) draft.negated = 0;
  return Number(goesOn);
};

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
  if (tokens[name]?.kind !== 'word') return false;
  const isName = [lexicon.brands, lexicon.branches].some((book) => book.find(tokens, name) !== undefined);
  const isThing = lexicon.thesaurus.find(tokens, name) !== undefined || isAmongAll(tokens, at);
  return isName || (draft.concepts.length > 0 && isThing);
}

/** `al menos`, `más o menos`, `con menos ruido`. */
const LIMITS_WITH: ReadonlySet<string> = new Set(['al', 'lo', 'mas', 'con', 'o']);
const EXCEPT_SMALL: ReadonlySet<string> = new Set('en la las el los lo de del tipo marca marcas'.split(' '));

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
