import type { Alternative } from '../reading/intent';
import { scan, type ScanToken } from '../reading/scan';
import { PhraseBook } from '../words/phrase-book';
import { withoutDiminutive } from '../kinds/book/lemmas';
import { alternative } from '../words/thesaurus';
import { BUILT_WAYS } from './built-ways-data';
import { COLOURS } from './colours-data';
import { TRAIT_WAYS, type TraitWays } from './trait-ways-data';
import { VARIANTS } from './variants-data';
import { EQUIPMENT_VARIANTS } from './equipment-variants-data';
import { WORKING_WAYS } from './working-ways-data';

/** A trait: how people name it, and how products tell it. */
export interface Trait {
  readonly say: readonly string[];
  readonly ways: readonly Alternative[];
  /** Those that can't be had together with it: the other ones of its list, its opposite. */
  readonly others: readonly Trait[];
  readonly usual: boolean;
  readonly titled: boolean;
  readonly sole: boolean;
}

/** Of each list a thing has one. */
const EITHER: readonly (readonly TraitWays[])[] = [COLOURS, ...VARIANTS, ...EQUIPMENT_VARIANTS];

/** All traits known here. */
export const TRAITS: readonly Trait[] = [
  ...withOpposites([...TRAIT_WAYS, ...BUILT_WAYS, ...WORKING_WAYS]),
  ...EITHER.flatMap(withEachOther),
];

function withOpposites(entries: readonly TraitWays[]): Trait[] {
  return related(entries, ({ against = '' }, { say }) => against.split('|').includes(say.split('|')[0] ?? ''));
}

function withEachOther(entries: readonly TraitWays[]): Trait[] {
  return related(entries, (entry, other) => entry !== other);
}

function related(entries: readonly TraitWays[], isOther: (entry: TraitWays, other: TraitWays) => boolean): Trait[] {
  const traits = entries.map(({ say, ways, usual = false, titled = false, sole = false }) => ({
    say: say.split('|'),
    ways: ways.split('|').map((way) => alternative(way, 1)),
    others: [] as Trait[],
    usual,
    titled,
    sole,
  }));
  for (const [at, entry] of entries.entries())
    traits[at]?.others.push(...traits.filter((_, place) => isOther(entry, entries[place] ?? entry)));
  return traits;
}

const BOOK = (() => {
  const book = new PhraseBook<Trait>();
  for (const trait of TRAITS) for (const phrase of trait.say) book.add(phrase, trait);
  return book;
})();

/** The trait that people name with exactly these words, or with any form of a colour's name; undefined when it is none known here. */
function traitNamed(said: string): Trait | undefined {
  const exact = exactly(said);
  const colour = exact === undefined && /^[a-z]+$/.test(said) ? colourIn(said) : undefined;
  return colour === undefined ? exact : exactly(colour);
}

/** The colour that a word is a form of: `rojas`, `grises`, `negrita`. */
function colourIn(word: string): string | undefined {
  const whole = withoutDiminutive(word);
  return [whole, whole.replace(/as?$|os$/, 'o'), whole.replace(/s$/, ''), whole.replace(/es$/, '')].find(isColour);
}

function exactly(said: string): Trait | undefined {
  const tokens = scan(said).filter(({ kind }) => kind !== 'break');
  const found = BOOK.find(tokens, 0);
  return found?.length === tokens.length ? found.value : undefined;
}

/** How many tokens from `at` on name a trait, in one or more words; 0 for none. */
export function traitLength(tokens: readonly ScanToken[], at: number): number {
  return BOOK.find(tokens, at)?.length ?? 0;
}

/** Likewise of those that others exclude. */
export function variantLength(tokens: readonly ScanToken[], at: number): number {
  const found = BOOK.find(tokens, at);
  return found && found.value.others.length > 0 ? found.length : 0;
}

/** The ways in which products say a trait; undefined when it is no trait known here. */
export function waysOf(said: string): readonly Alternative[] | undefined {
  return traitNamed(said)?.ways;
}

/** The single words by which people name the trait that is named so: a product that denies one of them has none of it. */
export function namesOf(said: string): readonly string[] {
  return traitNamed(said)?.say.filter((name) => !name.includes(' ')) ?? [];
}

/** What products write that have the opposite of a trait (`interior` for `exterior`, another colour); none for most. */
export function waysAgainst(said: string): readonly Alternative[] {
  return traitNamed(said)?.others.flatMap(({ ways }) => ways) ?? [];
}

/** Whether no thing has both traits, unless it tells both. */
export function areOpposite(said: string, other: string): boolean {
  const against = waysAgainst(said);
  return waysOf(other)?.every((way) => against.includes(way)) === true;
}

/** Whether things have the trait where they tell nothing of it: most are wired, and for the inside. */
export function isUsual(said: string): boolean {
  return traitNamed(said)?.usual === true;
}

/** Whether a trait counts only where a product is called so, and not where its features speak of it. */
export function isTitled(said: string): boolean {
  return traitNamed(said)?.titled === true;
}

/** Whether a product that tells another one of its list as well has not what was asked for: a cord `SC-LC` is none from `LC` to `LC`. */
export function isSole(said: string): boolean {
  return traitNamed(said)?.sole === true;
}

/** Whether two words, in whatever form, name the same trait. */
export function areSameTrait(said: string, other: string): boolean {
  const trait = traitNamed(said);
  return trait !== undefined && trait === traitNamed(other);
}

/** Whether it says a colour, in whatever form. */
export function saysColour(said: string): boolean {
  return isColour(said) || (/^[a-z]+$/.test(said) && colourIn(said) !== undefined);
}

/** Whether the word is a colour: there is no more nor less of it in a thing. */
export function isColour(word: string): boolean {
  return COLOUR_WORDS.has(word);
}
const COLOUR_WORDS: ReadonlySet<string> = new Set(COLOURS.flatMap(({ say }) => say.split('|')));
