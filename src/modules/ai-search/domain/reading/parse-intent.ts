import { MAKERS } from './brands/brand-rules';
import { budgetPlaces } from './amounts/budget-places';
import { withoutToldAmounts } from './amounts/told-amounts';
import type { Intent, Vocabulary } from './intent';
import { IntentDraft } from './intent-draft';
import type { Lexicon } from '../words/lexicon';
import { anotherOne } from './owned/another-one';
import { cameWithout } from './owned/came-without';
import { servingOwned } from './owned/owned-things';
import type { Reading } from './rule';
import { branch, LIMITING, RULES, SPENDING } from './rules';
import { aroundDenied } from './denials/around-denied';
import { withRefusalsFirst } from './denials/refused-parts';
import { withoutTakenOut } from './denials/taken-out';
import { withAtLeast } from './at-least';
import { withoutLeftOut, withoutOpposites } from './opposites';
import { plainlyAsked } from './plainly-asked';
import { requiredPlaces, withConditions } from './required';
import { saidIn, type SaidTokens } from './said-tokens';
import { textAt, type ScanToken } from './scan';
import { leadsToPlace } from './small-readings';
import { hadPlaces, storyPlaces } from './text-parts';
import { words } from '../words/words';

/** What leads to a place or an amount is of it: `recoger en tijuana un nobreak` asks for nothing in the nobreak. */
const LEADING = words('en desde por que haya hayan tenga tengan tienen este esten hay');

/**
 * Reads what a reseller asks for from a sentence in Spanish (Contract 4.4, `q`): rules look at each place in turn, the first that knows
 * what stands there takes it. Never throws; time grows with the length of the sentence.
 */
export function parseIntent(text: string, lexicon: Lexicon, vocabulary: Vocabulary): Intent {
  return intentOf(saidIn(text, lexicon, vocabulary), lexicon, vocabulary);
}

/** Reads the same from what was scanned of a sentence, or of a part of one. */
export function intentOf({ tokens: said, corrected }: SaidTokens, lexicon: Lexicon, vocabulary: Vocabulary): Intent {
  const left = withRefusalsFirst(withoutTakenOut(withConditions(said)), lexicon, vocabulary);
  const asked = anotherOne(cameWithout(plainlyAsked(withoutToldAmounts(left))));
  const { tokens, owned } = servingOwned(asked, lexicon, vocabulary);
  const draft = new IntentDraft();
  const places = readAll({ tokens, lexicon, vocabulary, draft });
  for (const place of budgetPlaces(tokens, places.spent)) places.spent.add(place);
  const intent = draft.finish(lexicon.branchCodes);
  const concepts = withoutOpposites(withAtLeast(intent.concepts, tokens), tokens);
  return { ...intent, ...withoutLeftOut({ ...intent, concepts }, tokens), tokens, corrected, ...places, owned };
}

interface Places {
  /** Of what says nothing of the kind of thing. */
  readonly spent: Set<number>;
  /** Of what says which one of its kind. */
  readonly limiting: Set<number>;
}

/** Reads the tokens from the first to the last. */
function readAll(reading: Reading): Places {
  const { tokens, draft } = reading;
  const [spent, limiting] = [new Set<number>(), new Set<number>()];
  const stories = storyPlaces(tokens);
  const had = hadPlaces(tokens, stories);
  const required = requiredPlaces(tokens);
  for (let at = 0; at < tokens.length;) {
    draft.tells = stories.has(at);
    draft.isHad = had.has(at);
    draft.isRequired = required.has(at);
    const before = draft.denials;
    const here = readAt(reading, at);
    const end = at + here.length;
    if (here.limits) addPlaces(limiting, at, end);
    const denies = draft.denials > before;
    if (here.spends || denies) addPlaces(spent, at, end);
    for (const place of leadingTo(tokens, at, here)) spent.add(place);
    for (const place of denies ? aroundDenied(tokens, at, end) : []) spent.add(place);
    at = Math.max(end, at + 1);
  }
  return { spent, limiting };
}

/** The places before `at` of what leads to a place or an amount there, or to a brand. */
function leadingTo(tokens: readonly ScanToken[], at: number, { spends, limits, isPlace }: ReadHere): number[] {
  if (limits && MAKERS.has(textAt(tokens, at - 1))) return [at - 1];
  const places: number[] = [];
  if (!spends) return places;
  const leads = (word: string): boolean => LEADING.has(word) || (isPlace && leadsToPlace(word));
  for (let place = at - 1; leads(textAt(tokens, place)); place--) places.push(place);
  return places;
}

function addPlaces(places: Set<number>, at: number, end: number): void {
  for (let place = at; place < end; place++) places.add(place);
}

interface ReadHere {
  readonly length: number;
  readonly spends: boolean;
  readonly limits: boolean;
  /** Whether a place where it is to be had stands there. */
  readonly isPlace: boolean;
}

function readAt(reading: Reading, at: number): ReadHere {
  for (const rule of RULES) {
    const length = rule(reading, at);
    if (length > 0) return { length, spends: SPENDING.has(rule), limits: LIMITING.has(rule), isPlace: rule === branch };
  }
  return { length: 0, spends: false, limits: false, isPlace: false };
}
