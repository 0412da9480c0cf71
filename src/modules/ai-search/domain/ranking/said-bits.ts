import { NO_KIND, type KindChoice } from '../kinds/kind-choice';
import { saysNounsAlone, type WordsSaid } from '../kinds/nouns-alone';
import type { Concept } from '../reading/intent';
import { beyondTitle, bitsOf, callsIn, headOf, isTrait, namedBy, saysTrait, tellsApart, type Call } from './heads';
import type { KindFit } from './kind-fit';

/** What the concepts of one intent say, each by its bit, and what each weighs. */
export class SaidBits {
  private weights: readonly number[] = [];
  /** What was weighed last, and what it came to: products that are looked at one after the other often have the same words. */
  private weighed = 0;
  private weight = 0;
  /** Concepts that are model numbers some product has, and of those the ones that what is asked for has to serve. */
  models = 0;
  served = 0;
  /** Concepts that the kind's name says, and those that tell products of a kind apart. */
  names = 0;
  telling = 0;
  /** Traits that were said, but for those that the kind's name says. */
  traits = 0;
  /** Brands of what is to be served. */
  brands = 0;
  /** What it is to be for. */
  purposes = 0;
  /** What names things that were not asked for. */
  aside = 0;
  /** The place of what is asked for; -1 for none. */
  head = -1;
  /** All that was said, where that are nouns alone: what is called all of it is called what was asked for. */
  nouns = 0;
  /** What says each of the kind's names that were asked for. */
  calls: readonly Call[] = [];

  /** Takes the concepts of the next intent; answers which one names the kind first, -1 for none. */
  begin(said: WordsSaid, choice: KindChoice | undefined, fit: KindFit): number {
    const { concepts } = said;
    const { words, aside, calls, title } = choice ?? NO_KIND;
    const named = namedBy(concepts, words);
    this.models = 0;
    this.served = 0;
    this.head = named < 0 ? headOf(concepts) : named;
    this.names = bitsOf(concepts, ({ said }) => fit.isNamedBy(said) && !saysTrait(said, title));
    this.traits = bitsOf(concepts, isTrait) & ~this.names;
    this.brands = bitsOf(concepts, ({ brand }) => brand === true);
    this.purposes = bitsOf(concepts, ({ role }) => role === 'purpose');
    this.aside = bitsOf(concepts, ({ said }) => said.split(' ').every((word) => aside.words.includes(word)));
    this.calls = callsIn(concepts, beyondTitle(calls, title));
    this.nouns = saysNounsAlone(said) && concepts.every(isLiteral) ? bitsOf(concepts, () => true) : 0;
    this.telling = bitsOf(concepts, (concept) => !fit.isKnown || tellsApart(concept));
    return named;
  }

  /** Notes that a concept is a model number which some product has. */
  noteModel({ role }: Concept, flag: number): void {
    this.models |= flag;
    if (role === 'purpose') this.served |= flag;
  }

  /** Whether a trait was said, or so many measures: something that a product may not tell. */
  hasConditions(measures: number): boolean {
    return measures > 0 || this.traits !== 0;
  }

  /** Takes what each concept weighs. */
  weigh(weights: readonly number[]): void {
    this.weights = weights;
    this.weighed = 0;
    this.weight = 0;
  }

  /** What all concepts weigh together. */
  get total(): number {
    return this.weights.reduce((sum, weight) => sum + weight, 0);
  }

  /** What the concepts with these bits weigh together. */
  weightOf(bits: number): number {
    if (bits === this.weighed) return this.weight;
    let sum = 0;
    for (let bit = 0; bit < this.weights.length; bit++) if ((bits & (1 << bit)) !== 0) sum += this.weights[bit] ?? 0;
    this.weighed = bits;
    this.weight = sum;
    return sum;
  }
}

/** Whether nothing stands for it but its own words: a `tarjeta` may be called for a proximity card, and many another thing is called so. */
function isLiteral({ said, alternatives }: Concept): boolean {
  return alternatives.every(({ words }) => words.join(' ') === said);
}
