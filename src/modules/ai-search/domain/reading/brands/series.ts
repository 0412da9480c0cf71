import type { ScanToken } from '../scan';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { KNOWN_BRANDS } from '@/modules/ai-search/domain/words/known-brands';
import { waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import type { Concept, Intent } from '../intent';

/** A model number that products of more kinds than this share tells nothing. */
export const MOST_KINDS = 2;
/** Fewer letters begin too many models. */
const LEAST_SERIES = 3;

/** Shorter words of titles are abbreviations. */
const LEAST_FAMILY = 5;

/** What a series is told by. */
export interface SeriesFacts {
  /** Whether a folded word is one of the language or of the trade. */
  isWord(word: string): boolean;
  /** Whether it is one of the trade. */
  isOfTrade(word: string): boolean;
  /** Whether what was said names a kind of things. */
  isThing(said: string): boolean;
  /** Whether products have the folded word, all of them in their model numbers alone. */
  isOfModels(word: string): boolean;
  /** Whether most products that have it are called so in their titles. */
  isOfTitles(word: string): boolean;
  /** Whether model numbers, or parts of them, begin with the folded letters and digits. */
  beginsModels(compact: string): boolean;
  /** Whether it is a word of Spanish, or what people call a kind of things first, or stands in that. */
  isPlainWord(word: string): boolean;
  /** Whether people tell with it what things are for, in Spanish or English: `refri`, `safe`. */
  isOfUses(word: string): boolean;
  /** The word, and what else parts of model numbers are that begin with it (`tapoc310`); none where that is so of one product alone, or of less than half of what has it. */
  formsOf(word: string): readonly string[];
  /** Of how many kinds the products of the series are. */
  kindsOf(series: Concept): number;
}

/**
 * A sentence that begins with what is no word, but what the model numbers of one kind of things or two begin with (`fmb con obd`, `lrs 12v`), or what
 * such things are called in their titles (`ecotank`), asks for those as by a model number.
 */
export function withSeries(said: Intent, facts: SeriesFacts): Intent {
  const intent = withCodes(asWhole(withApart(said, facts), facts), facts);
  const [first, ...others] = intent.concepts;
  if (!first || !isName(first, facts)) return withFamilies(intent, facts);
  const series = { ...first, model: true, series: true };
  const kinds = facts.kindsOf(series);
  const isSeries = kinds > 0 && kinds <= MOST_KINDS;
  return withFamilies(isSeries ? { ...intent, concepts: [series, ...others] } : intent, facts);
}

/** Fewer letters are in too many model numbers. */
const LEAST_OF_PARTS = 4;

/**
 * What model numbers call a family of products by (`tapo`, `archer`) stands for these as a brand does, wherever it is said: of what is asked for, of what
 * that is to serve, and of what is left out. A brand that this catalog has none of is one of these where products are called so, and none that was let go.
 */
function withFamilies(intent: Intent, facts: SeriesFacts): Intent {
  const { concepts, exclusions, brandIds } = intent;
  const said = [...concepts, ...exclusions.map(({ concept }) => concept)];
  const names = said.filter((concept) => mayBeFamily(concept, facts));
  const families = new Map(
    names.map((name) => [name, facts.formsOf(name.said)] as const).filter(([, forms]) => forms.length > 0),
  );
  if (families.size === 0) return intent;
  const asFamily = (concept: Concept): Concept => {
    const forms = families.get(concept);
    return forms ? { ...concept, alternatives: forms.map((form) => alternative(form, 1)), brand: true } : concept;
  };
  const strange = [...families.keys()].map((name) => name.said).filter((name) => brandIds.includes(name));
  return {
    ...intent,
    concepts: concepts.map(asFamily),
    exclusions: exclusions.map((exclusion) => ({ ...exclusion, concept: asFamily(exclusion.concept) })),
    brandIds: brandIds.filter((id) => !strange.includes(id)),
    ...(strange.length > 0 && spending(intent, strange)),
  };
}

/** What tells no kind, and the words beside: a verb may sound like them (`tapo`). */
function spending({ tokens = [], spent }: Intent, said: readonly string[]): Pick<Intent, 'spent'> {
  const places = tokens.flatMap(({ text }, at) => (said.includes(text) ? [at] : []));
  return { spent: new Set([...(spent ?? []), ...places]) };
}

const LETTERS = /^[a-z]+$/;

function mayBeFamily({ said, plain, model, brand, unknown }: Concept, facts: SeriesFacts): boolean {
  const isName = plain === true && model !== true && brand !== true && !unknown && LETTERS.test(said);
  if (!isName || said.length < LEAST_OF_PARTS || waysOf(said) !== undefined) return false;
  return KNOWN_BRANDS.has(said) || isNoWord(said, facts);
}

function isNoWord(said: string, facts: SeriesFacts): boolean {
  return !facts.isOfUses(said) && (facts.isOfModels(said) || !facts.isPlainWord(said));
}

/** Letters and digits. */
const CODE = /^(?!\d+x\d+$)(?=.*[a-z])(?=.*\d)[a-z\d]{3,}$/;

/** A sentence of more words says what it asks for. */
const MOST_BESIDE = 4;

/** What titles alone call things of a kind or two by, in few letters and digits, is a model number too where no thing is named: `tapo c210`. */
function withCodes(intent: Intent, facts: SeriesFacts): Intent {
  const isShort = (intent.tokens ?? []).length <= MOST_BESIDE;
  if (!isShort || intent.concepts.some(({ said }) => facts.isThing(said))) return intent;
  const concepts = intent.concepts.map((concept) => (isCode(concept, facts) ? { ...concept, model: true } : concept));
  return { ...intent, concepts };
}

function isCode(concept: Concept, facts: SeriesFacts): boolean {
  const { said, role, model } = concept;
  if (model === true || role === 'purpose' || !CODE.test(said) || waysOf(said) !== undefined) return false;
  if (facts.isOfTrade(said)) return false;
  const kinds = facts.kindsOf({ ...concept, model: true });
  return kinds > 0 && kinds <= MOST_KINDS;
}

/** Tokens of a model number that is written apart at most, and its letters and digits at least. */
const MOST_APART = 5;
const LEAST_WHOLE = 6;

/** A sentence that is nothing but a model number written apart, though its end may look like a measure: `DSV-VIG 4TB`, `sfa vms 1ch`. */
function asWhole(intent: Intent, facts: SeriesFacts): Intent {
  const { tokens = [], concepts } = intent;
  const [beginning] = concepts;
  const compact = tokens.map(({ text, short = text }) => short).join('');
  const mayBeModel = tokens.length > 1 && tokens.length <= MOST_APART && WHOLE.test(compact) && !isNamed(tokens, facts);
  if (!beginning || concepts.some(({ model }) => model === true) || !mayBeModel) return intent;
  if (compact.length < LEAST_WHOLE || !facts.beginsModels(compact)) return intent;
  const whole = { ...beginning, said: compact, alternatives: [alternative(compact, 1)], unknown: true };
  return { ...intent, concepts: [{ ...whole, plain: false, model: true }], measures: [] };
}
const WHOLE = /^[a-z]+[a-z\d]*\d[a-z\d]*$/;

/** Whether what begins the sentence is a word of the trade: `ups 1000 va`, `poe 24 12w`. */
function isNamed([first]: readonly ScanToken[], facts: SeriesFacts): boolean {
  return first === undefined || facts.isOfTrade(first.text) || waysOf(first.text) !== undefined;
}

/** Longer words are names of things with an amount behind them. */
const LONGEST_LETTERS = 5;
const LEAST_COMPACT = 4;

/** Model numbers written apart, `lbe 5ac` and `rb 1290`, as one: where products have one that begins so. */
function withApart(intent: Intent, facts: SeriesFacts): Intent {
  const { concepts, tokens = [] } = intent;
  const at = concepts.findIndex((concept, place) => {
    const compact = compactOf(concept, concepts[place + 1], tokens);
    const isOfTrade =
      !KNOWN_BRANDS.has(concept.said) && (facts.isOfTrade(concept.said) || waysOf(concept.said) !== undefined);
    return compact !== undefined && !isOfTrade && facts.beginsModels(compact);
  });
  const [letters, digits] = concepts.slice(at, at + 2);
  if (at < 0 || !letters || !digits) return intent;
  const whole = {
    ...{
      ...letters,
      said: `${letters.said}-${digits.said}`,
      alternatives: [alternative(letters.said + digits.said, 1)],
    },
    ...{ unknown: true, plain: false, model: true },
  };
  const brandIds = intent.brandIds.filter((id) => id !== letters.said);
  return {
    ...intent,
    concepts: [...concepts.slice(0, at), whole, ...concepts.slice(at + 2)],
    brandIds,
    ...(brandIds.length < intent.brandIds.length && spending(intent, [letters.said])),
  };
}

/** Both words as one, where the first is of few letters, and the second, right behind it, has digits. */
function compactOf({ said }: Concept, next: Concept | undefined, tokens: readonly ScanToken[]): string | undefined {
  const isPair =
    next !== undefined &&
    /^[a-z]+$/.test(said) &&
    said.length <= LONGEST_LETTERS &&
    /^[a-z]*\d[a-z\d]*$/.test(next.said);
  const compact = isPair ? said + next.said : '';
  const isBeside = tokens.some(({ text }, at) => text === said && tokens[at + 1]?.text === next?.said);
  return compact.length >= LEAST_COMPACT && isBeside ? compact : undefined;
}

function isName({ said, plain, unknown }: Concept, facts: SeriesFacts): boolean {
  if (plain !== true || unknown || said.length < LEAST_SERIES || facts.isWord(said)) return false;
  return facts.isOfModels(said) || (said.length >= LEAST_FAMILY && facts.isOfTitles(said));
}
