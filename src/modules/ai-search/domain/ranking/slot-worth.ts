import type { KindFit } from './kind-fit';
import type { SaidBits } from './said-bits';
import type { SlotNotes } from './slot-notes';

/** What being of the likeliest kind counts beside words and measures. */
const KIND_WEIGHT = 2.4;
/** What a part for the very thing that is to be served is worth beside its words: more than being of another likely kind. */
const SERVES_WORTH = 3;
/** Of what was said by another of the kind's names, a product of the kind has this much. */
const OTHER_NAME = 0.5;
const HALF_A_KIND = 0.8;
/** What another thing that is called all that was said is worth beside the kind that this names, where things of the kind are called so too. */
const NAMESAKE = 0.5;

/** What a product is worth by the words, the kind and the models of the intent that was collected last. */
export class SlotWorth {
  private namesake = NAMESAKE;

  constructor(
    private readonly notes: SlotNotes,
    private readonly said: SaidBits,
    private readonly fit: KindFit,
  ) {}

  /**
   * Whether it is called what was asked for, and for what that is to serve: `batería p/rotomartillo`; what is known to be something else than was named is
   * not, whatever it is filed under (`montaje para puerta de cristal` among locks).
   */
  isPartAskedFor(slot: number): boolean {
    return (
      this.said.head >= 0 &&
      this.fit.serves(slot) &&
      !this.fit.isOfAnother(slot) &&
      (this.fit.isLikely(slot) || this.isCalled(slot, this.said.head))
    );
  }

  /** Whether it is called all that was said, which are nouns alone: what this catalog calls so, whatever its kind. */
  isNamesake(slot: number): boolean {
    const { nouns } = this.said;
    return nouns !== 0 && (this.notes.hitsOf(slot) & nouns) === nouns && this.isCalled(slot, 0);
  }

  /** Takes what namesakes are worth: as much as the kind where nothing of that is called so (`lámpara` among floodlights). */
  weighNamesakes(slots: Uint32Array): void {
    const isCalled = this.said.nouns !== 0 && slots.some((slot) => this.fit.isMeant(slot) && this.isNamesake(slot));
    this.namesake = isCalled ? NAMESAKE : 1;
  }

  /** Without namesakes, where things of the kind are called so too and none of these is among the slots: they don't stand in for the kind. */
  withoutNamesakes(slots: Uint32Array): Uint32Array {
    const isMeant = (slot: number): boolean => this.fit.isMeant(slot);
    if (this.said.nouns === 0 || this.namesake === 1 || slots.some(isMeant)) return slots;
    return slots.filter((slot) => this.fit.isLikely(slot) || !this.isNamesake(slot));
  }

  /** Whether it is of the kind asked for, the part asked for, or called what was said. */
  isAskedFor(slot: number): boolean {
    return this.fit.isMeant(slot) || this.isPartAskedFor(slot) || this.isNamesake(slot);
  }

  /** What the words that a product has, its kind and what it serves are worth together. */
  words(slot: number): number {
    if (!this.fit.isKnown) return this.notes.wordsOf(slot);
    const part = this.isPartAskedFor(slot) ? SERVES_WORTH * this.partWorth(slot) : 0;
    const words =
      this.notes.wordsOf(slot) +
      this.otherNames(slot) -
      this.servesAnother(slot) -
      this.hostsBrand(slot) -
      this.namedAside(slot);
    return words + Math.max(part, KIND_WEIGHT * this.kindWorth(slot));
  }

  /** How far it stands back for saying what it serves, unless that is what was said it is to be for. */
  private servesAnother(slot: number): number {
    const isFor = (this.said.purposes & this.notes.hitsOf(slot)) !== 0;
    return isFor ? 0 : this.fit.aside(slot);
  }

  /** What names a thing beside what is asked for counts nothing for that thing itself: `que no se roben el grabador` asks for no recorder. */
  private namedAside(slot: number): number {
    const { aside } = this.said;
    return aside !== 0 && this.fit.isAside(slot) ? this.said.weightOf(aside & this.notes.hitsOf(slot)) : 0;
  }

  /** What is called what was asked for is the very part; of another kind, as likely as that is. */
  private partWorth(slot: number): number {
    return this.said.head >= 0 && this.isCalled(slot, this.said.head) ? 1 : this.fit.worth(slot);
  }

  /** What the brand of what is to be served counts for a product that is neither what was asked for nor serves that: it is of the brand itself. */
  private hostsBrand(slot: number): number {
    const has = this.said.brands & this.said.purposes & this.notes.hitsOf(slot);
    return has !== 0 && this.fit.isOfAnother(slot) && !this.isPartAskedFor(slot) ? this.said.weightOf(has) : 0;
  }

  /** Where what is asked for has no name in the book, what is of no known kind and called so is as good as the likeliest kind. */
  private kindWorth(slot: number): number {
    const isUnknown = !this.fit.isNamed && !this.fit.hasKind(slot);
    if (isUnknown && this.said.head >= 0 && this.isCalled(slot, this.said.head)) return 1;
    return this.isNamesake(slot) ? Math.max(this.namesake, this.fit.worth(slot)) : this.fit.worth(slot);
  }

  /** What the words of the kind's name are worth to a product of the kind that goes by another one. */
  private otherNames(slot: number): number {
    const lacks = this.said.names & ~this.notes.hitsOf(slot);
    if (lacks === 0 || !this.fit.isMeant(slot)) return 0;
    return OTHER_NAME * this.said.weightOf(lacks);
  }

  /** The weights of the words that a product has not, of those that tell products of a kind apart. */
  lacking(slot: number): number {
    const isMeant = this.fit.isMeant(slot);
    const has = this.notes.hitsOf(slot) | ~this.said.telling | (isMeant ? this.said.names : 0);
    return (this.notes.isHalf(slot) && !isMeant ? HALF_A_KIND : 0) + this.said.weightOf(~has);
  }

  /** Whether it has a model number that was said, other than of what it would have to serve. */
  isModelAskedFor(slot: number): boolean {
    const asked = this.said.models & ~this.said.served;
    return asked !== 0 && (this.notes.hitsOf(slot) & asked) !== 0;
  }

  /** Whether a model was asked for that some of all the slots have, and none of those kept: what is left are other things. */
  lacksModel(kept: Uint32Array, all: Uint32Array): boolean {
    const isModel = (slot: number): boolean => this.isModelAskedFor(slot);
    return kept.length > 0 && !kept.some(isModel) && all.some(isModel);
  }

  /** What is noted that is called what was asked for. */
  calledSo(): Uint32Array {
    const { head } = this.said;
    return head < 0 ? new Uint32Array(0) : this.notes.all().filter((slot) => this.isCalled(slot, head));
  }

  /** Whether it is called itself what the concept says. */
  isCalled(slot: number, bit: number): boolean {
    return (this.notes.ownOf(slot) & (1 << bit)) !== 0;
  }
}
