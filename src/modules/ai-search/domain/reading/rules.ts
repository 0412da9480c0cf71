import { compactWords } from '../words/compact-words';
import { isPlace, tellsOfTrouble } from './small-readings';
import { AVAILABILITY, FILLERS, NEGATIONS, ORDERS, PACKAGES, PIECES, PURPOSES, QUANTITY, TRAITS } from './grammar';
import type { Comparison, Concept, Vocabulary } from './intent';
import type { IntentDraft } from './intent-draft';
import type { Lexicon } from '../words/lexicon';
import type { FoundPhrase, PhraseBook } from '../words/phrase-book';
import { readMeasure, unitAt } from '../amounts/measures';
import { readComparator, readPrice } from '../amounts/money';
import { readNumber, type ReadNumber } from '../amounts/numbers';
import type { ScanToken } from './scan';
import { readSuperlative } from './superlatives';
import { alternative } from '../words/thesaurus';

/** A sentence being read. */
export interface Reading {
  readonly tokens: readonly ScanToken[];
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  readonly draft: IntentDraft;
}

/** Looks at one place of the sentence; answers how many tokens it took, 0 when it knows nothing of what stands there. */
export type Rule = (reading: Reading, at: number) => number;

/** What is sold with a number of cameras in it. */
const SYSTEMS: ReadonlySet<string> = new Set('kit kits dvr nvr xvr grabador grabadora sistema paquete'.split(' '));

/** A negation holds for so many words. */
const NEGATED_WORDS = 3;

const phraseEnd: Rule = ({ tokens, draft }, at) => {
  if (tokens[at]?.kind !== 'break')
    return tokens[at]?.kind === 'sign' ? Number(readPrice(tokens, at) === undefined) : 0;
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return 1;
};

const price: Rule = ({ tokens, draft }, at) => {
  const found = readPrice(tokens, at);
  if (!found) return 0;
  draft.addPrice(found.limit);
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return found.length;
};

/** `necesito 10 cámaras`, `20 piezas`, `25 domos`: how many are wanted. A number with a unit is a measure. */
const quantity: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const verb = lengthIn(QUANTITY, tokens, at);
  const number = readWhole(tokens, at + verb);
  if (!number || (verb === 0 && draft.quantity > 0)) return 0;
  const end = at + verb + number.length;
  const pieces = lengthIn(PIECES, tokens, end);
  const named = verb > 0 ? isCounted(tokens, end) : at === 0 && startsWithThings(reading, end);
  const counts = pieces > 0 ? countsPieces(tokens, at + verb) : named;
  if (!counts) return 0;
  draft.quantity = number.value;
  return end + pieces - at;
};

/** Whether a sentence that begins with a number goes on with several of something: `25 domos`, but not `8 cámaras con dvr`. */
function startsWithThings({ tokens, vocabulary }: Reading, at: number): boolean {
  const thing = tokens[at];
  if (thing?.kind !== 'word' || !thing.text.endsWith('s') || !isCounted(tokens, at)) return false;
  const isKnown = vocabulary.frequency(thing.text) > 0 && !FILLERS.has(thing.text);
  return isKnown && !tokens.some(({ text }) => SYSTEMS.has(text));
}

function lengthIn(book: PhraseBook<string>, tokens: readonly ScanToken[], at: number): number {
  return book.find(tokens, at)?.length ?? 0;
}

function countsPieces(tokens: readonly ScanToken[], at: number): boolean {
  return !inPackage(tokens, at) && !isRack(tokens);
}

function readWhole(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const number = readNumber(tokens, at);
  return number && Number.isInteger(number.value) && number.value > 0 ? number : undefined;
}

/** Whether what follows a number is counted, not measured. */
function isCounted(tokens: readonly ScanToken[], at: number): boolean {
  const unit = unitAt(tokens, at);
  return unit === undefined || unit.dimension === 'cameras';
}

/** Whether the number at `at` is what a package holds: `bolsa de 100`, `caja con 50`. */
function inPackage(tokens: readonly ScanToken[], at: number): boolean {
  return [tokens[at - 1], tokens[at - 2]].some((token) => token !== undefined && PACKAGES.has(token.text));
}

/** In a rack, units are of height. */
function isRack(tokens: readonly ScanToken[]): boolean {
  return tokens.some(({ text }) => ['rack', 'racks', 'gabinete', 'gabinetes', 'charola'].includes(text));
}

const superlative: Rule = ({ tokens, draft }, at) => {
  const found = readSuperlative(tokens, at);
  if (!found || draft.order !== 'relevance') return 0;
  draft.order = found.order;
  draft.orderBy = found.by;
  return found.length;
};

const order: Rule = ({ tokens, draft }, at) => {
  const found = ORDERS.find(tokens, at);
  if (!found) return 0;
  draft.order = found.value;
  return found.length;
};

const availability: Rule = ({ tokens, draft }, at) => {
  const found = AVAILABILITY.find(tokens, at);
  if (!found) return 0;
  draft.inStock = true;
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return found.length;
};

/** `en monterrey`, `que no esté en monterrey`: a negation that has denied something else already is not about the place. */
const branch: Rule = ({ tokens, draft, lexicon }, at) => {
  const found = lexicon.branches.find(tokens, at);
  if (!found || !isPlace(tokens, at, found.length)) return 0;
  const denied = draft.negation !== undefined && !draft.denied;
  for (const code of found.value) (denied ? draft.excludedBranchCodes : draft.branchCodes).add(code);
  draft.turnTo(draft.concepts.length > 0 ? 'trait' : draft.role);
  return found.length;
};

const brand: Rule = ({ tokens, draft, lexicon }, at) => {
  const found = lexicon.brands.find(tokens, at);
  if (!found) return 0;
  if (draft.negated > 0) draft.endPhrase();
  if (draft.negation) {
    draft.excludedBrandIds.add(found.value);
    draft.denied = true;
  } else if (draft.role === 'purpose') return 0;
  else draft.brandIds.add(found.value);
  return found.length;
};

const measure: Rule = ({ tokens, draft }, at) => {
  const comparator = readComparator(tokens, at);
  const start = at + (comparator?.length ?? 0);
  const found = readMeasure(tokens, start);
  if (!found) return 0;
  if (draft.negated > 0) draft.endPhrase();
  if (draft.negation) return 0;
  const isNoun = found.dimension === 'cameras';
  const { dimension, value } = found;
  draft.measures.push({ dimension, value, comparison: comparisonOf(comparator?.comparison) });
  if (draft.role === 'purpose' && !isNoun) draft.role = 'trait';
  return start - at + found.length - Number(isNoun);
};

function comparisonOf(comparator: Comparison | 'about' | undefined): Comparison {
  return comparator === undefined || comparator === 'about' ? 'equal' : comparator;
}

/** A phrase of the trade, or the name of a category; the longer of both, or both together. */
const knownPhrase: Rule = (reading, at) => {
  const length = phraseLength(reading, at);
  if (length === 0) return 0;
  const { tokens, lexicon } = reading;
  const meant = exactly(lexicon.thesaurus.find(tokens, at), length);
  const named = exactly(lexicon.categories.find(tokens, at), length);
  const words = tokens.slice(at, at + length).map(({ text }) => text);
  const said = words.join(' ');
  const own = isFound(words, reading.vocabulary) ? [alternative(said, 1)] : [];
  const alternatives = [...(meant?.alternatives ?? []), ...own];
  say(reading, { said, alternatives, categoryIds: named ?? [], unknown: false }, meant?.trait === true);
  return length;
};

function phraseLength({ tokens, lexicon }: Reading, at: number): number {
  return Math.max(lexicon.thesaurus.find(tokens, at)?.length ?? 0, lexicon.categories.find(tokens, at)?.length ?? 0);
}

function exactly<T>(found: FoundPhrase<T> | undefined, length: number): T | undefined {
  return found?.length === length ? found.value : undefined;
}

function isFound(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every((word) => vocabulary.frequency(word) > 0);
}

const negation: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const found = NEGATIONS.find(tokens, at);
  if (found && tellsOfTrouble(tokens, at, found.length)) return found.length;
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

/** `cualquier marca menos dahua`: only before a name, for `menos` says many things. */
function excepts({ tokens, lexicon }: Reading, at: number): boolean {
  if (tokens[at]?.text !== 'menos') return false;
  const name = at + 1 + Number(['en', 'la', 'los', 'de'].includes(tokens[at + 1]?.text ?? ''));
  return lexicon.brands.find(tokens, name) !== undefined || lexicon.branches.find(tokens, name) !== undefined;
}

const purpose: Rule = ({ tokens, draft }, at) => {
  const found = PURPOSES.find(tokens, at);
  if (!found || draft.concepts.length === 0) return found?.length ?? 0;
  draft.turnTo('purpose');
  return found.length;
};

const trait: Rule = ({ tokens, draft }, at) => {
  const found = TRAITS.find(tokens, at);
  if (!found) return 0;
  const opens = found.length > 1 || tokens[at]?.text === 'con';
  if (opens && draft.concepts.length > 0) draft.turnTo('trait');
  return found.length;
};

/** Letters and digits that punctuation joins: a model number, or part of one. */
const modelNumber: Rule = (reading, at) => {
  const { tokens } = reading;
  let end = at + 1;
  while (tokens[end]?.joined === true) end++;
  const chunk = tokens.slice(at, end);
  const compact = compactWords(chunk);
  if (compact.length < 4 || !/\d/.test(compact) || !/[^\d.]/.test(compact)) return 0;
  const said = chunk.map(({ text }) => text).join('-');
  const common = chunk.length === 1 && compact.length < 6 && reading.vocabulary.frequency(compact) > 0;
  say(
    reading,
    { said, alternatives: [alternative(compact, 1)], categoryIds: [], unknown: !common, model: !common },
    false,
  );
  return end - at;
};

const word: Rule = (reading, at) => {
  const token = reading.tokens[at];
  if (!token || token.kind === 'sign' || FILLERS.has(token.text)) return 0;
  if (token.kind === 'word' && token.text.length < 2) return 0;
  const known = reading.vocabulary.frequency(token.text) > 0;
  say(
    reading,
    {
      said: token.text,
      alternatives: [alternative(token.text, 1)],
      categoryIds: [],
      unknown: !known && !reading.lexicon.isOrdinary(token.text),
      plain: token.kind === 'word',
    },
    token.kind === 'number',
  );
  return 1;
};

/** Takes a phrase as part of what is asked for, in the role that its place gives it. */
function say({ draft }: Reading, concept: Omit<Concept, 'role'>, isTrait: boolean): void {
  if (draft.negation && draft.negated >= NEGATED_WORDS) draft.endPhrase();
  const role =
    draft.role === 'purpose' && isTrait ? 'trait' : draft.role === 'subject' && isTrait ? 'trait' : draft.role;
  draft.addConcept({ ...concept, role });
}

/** In the order in which they are asked. */
export const RULES: readonly Rule[] = [
  phraseEnd,
  quantity,
  superlative,
  price,
  measure,
  order,
  knownPhraseOfSeveral,
  availability,
  negation,
  branch,
  brand,
  knownPhrase,
  purpose,
  trait,
  modelNumber,
  word,
];

/** Phrases of several words come before the small words they begin with: `sin cables`, `en linea`, `con respaldo`. */
function knownPhraseOfSeveral(reading: Reading, at: number): number {
  return phraseLength(reading, at) > 1 ? knownPhrase(reading, at) : 0;
}
