import { stem } from '@/modules/search-language/domain/stem';
import type { Concept, Intent, Role } from '../reading/intent';
import { INFINITIVES } from '../kinds/book/verb-forms';
import { scan } from '../reading/scan';
import { waysOf } from '../traits/trait-ways';

const ROLE_WEIGHT: Readonly<Record<Role, number>> = { subject: 1, trait: 0.8, purpose: 0.6 };
/** What is asked for counts more than how it should be, where nothing else tells what it is. */
const HEAD_WEIGHT = 1.8;
/** Where the kind is known, the words that told it say little of which one. */
const TOLD = 0.35;
/** What it is to be for says a little more of which one (`caja fuerte para hotel`). */
const TOLD_FOR = 0.5;
/** A model number says more than all other words. */
const MODEL_WEIGHT = 4;
/** What is of the brand that is to be served comes before what fits others. */
const SERVED_BRAND_WEIGHT = 3;

/** What only tells how it came to what is wished says little of which one. */
const STORY = 0.3;

/** How much a concept counts; `isKnown`: whether the kind of thing asked for is. */
export function importanceOf(
  { role, model, plain, brand, told, system }: Concept,
  isFirst: boolean,
  isKnown: boolean,
): number {
  if (brand === true || system === true) return SERVED_BRAND_WEIGHT;
  return (
    (told === true && isKnown ? STORY : 1) *
    ROLE_WEIGHT[role] *
    (isKnown ? toldWorth(role, plain) : isFirst ? HEAD_WEIGHT : 1) *
    (model === true ? MODEL_WEIGHT : 1)
  );
}

function toldWorth(role: Role, plain: boolean | undefined): number {
  if (plain !== true) return 1;
  return role === 'purpose' ? TOLD_FOR : TOLD;
}

/** The place of what is asked for; -1 when only traits and purposes are said. */
export function headOf(concepts: readonly Concept[]): number {
  return concepts.findIndex((concept, place) => isHead(concepts, place) && concept.role === 'subject');
}

/** Whether it is a word of the language and none of the trade: what is called so isn't sold where nothing has the name. */
export function isOrdinary(concept: Concept | undefined): boolean {
  return concept?.plain === true && !concept.unknown;
}

/** Whether it tells products of one kind apart: a trait, a word of the trade, a number, but neither how somebody tells what it is for nor whom it serves. */
export function tellsApart({ said, plain, role, brand, system }: Concept): boolean {
  return brand === true || system === true || waysOf(said) !== undefined || (plain !== true && role !== 'purpose');
}

/** Whether it says how the thing should be, in words that products are known to write, or with what it has to work. */
export function isTrait({ said, told, role, system }: Concept): boolean {
  if (system === true) return true;
  return told !== true && role !== 'purpose' && waysOf(said) !== undefined;
}

/** Whether it says how the thing should be beyond what the thing is called first (`domo ip`, but not `radio portátil`): its other names don't say that too. */
export function saysTrait(said: string, title: string): boolean {
  const named = scan(title).map(({ text }) => stem(text));
  return said.split(' ').some((word) => waysOf(word) !== undefined && !named.includes(stem(word)));
}

/** With the ways in which products write it, where it is a trait: who asks for `exterior` is answered with `weatherproof`. */
export function withWays(concept: Concept): Concept {
  const ways = concept.model === true ? undefined : waysOf(concept.said);
  if (!ways) return concept;
  const written = new Set(ways.map(({ words }) => words.join(' ')));
  const others = concept.alternatives.filter(({ words }) => !written.has(words.join(' ')));
  return { ...concept, unknown: false, alternatives: [...ways, ...others] };
}

/** The place of the first thing named that is no form of a verb (`pasar internet`), else of the first one. */
export function nounOf(concepts: readonly Concept[]): number {
  const noun = concepts.findIndex(
    ({ role, plain, said }) => role === 'subject' && !(plain === true && INFINITIVES.has(said)),
  );
  return noun < 0 ? headOf(concepts) : noun;
}

/** The first thing named is what is asked for; the rest says which. */
export function isHead(concepts: readonly Concept[], place: number): boolean {
  const first = concepts.findIndex(({ role }) => role === 'subject');
  return place === (first < 0 ? 0 : first);
}

/** The place of the first concept that has one of the words; -1 for none. */
export function namedBy(concepts: readonly Concept[], words: readonly string[]): number {
  return concepts.findIndex(({ said }) => said.split(' ').some((word) => words.includes(word)));
}

/** The concepts that say one of the kind's names: the place of the first, and the bits of all. */
export interface Call {
  readonly first: number;
  readonly bits: number;
}

/** The names without the words that the kind is called by anyway: every `herraje de puerta` is for doors, whether its title says so or not. */
export function beyondTitle(names: readonly (readonly string[])[], title: string): readonly (readonly string[])[] {
  const told = scan(title).map(({ text }) => stem(text));
  return names.map((name) => {
    const own = name.filter((word) => !told.includes(stem(word)));
    return own.length > 0 ? own : name;
  });
}

/** What says each of the names (their words), of those that are said. */
export function callsIn(concepts: readonly Concept[], names: readonly (readonly string[])[]): Call[] {
  return names
    .map((name) => ({
      first: namedBy(concepts, name),
      bits: bitsOf(concepts, ({ said }) => said.split(' ').every((word) => name.includes(word))),
    }))
    .filter(({ first }) => first >= 0);
}

/** The bits of the concepts that pass. */
export function bitsOf(concepts: readonly Concept[], passes: (concept: Concept) => boolean): number {
  return concepts.reduce((bits, concept, bit) => (passes(concept) ? bits | (1 << bit) : bits), 0);
}

/** What is wished, and not only told of how it came to that. */
export function wishedOf({ concepts }: Intent): Concept[] {
  return concepts.filter(({ told }) => told !== true);
}
