import type { KindChoice } from '../kinds/kind-choice';
import type { KindTable } from '../kinds/kind-table';

/** A product of a kind that is at least so likely may be the answer. */
export const LIKELY_KIND = 0.45;
/** What is known of no kind, but is called what was asked for, stands among the likely ones. */
const UNKNOWN_KIND = 0.6;
/** A kind that is at least so likely is the one asked for. */
const MEANT_KIND = 0.8;
/** Narrower kinds of the one that was named have this much at least. */
const NAMED_KIND = 0.9;
/** What says that it is for something else stands back by so much. */
const SERVES_ANOTHER = 0.3;
const NONE = new Uint32Array(0);

/** How well products fit the kind that a sentence asks for, and what that is to serve. */
export class KindFit {
  private choice: KindChoice | undefined;

  constructor(private readonly kinds: KindTable) {}

  /** Takes what the next sentence asks for. */
  begin(choice: KindChoice | undefined): void {
    this.choice = choice;
  }

  get isKnown(): boolean {
    return this.choice?.state === 'sure' || this.choice?.state === 'likely';
  }

  /** Whether it was asked for by its name. */
  get isNamed(): boolean {
    return this.choice?.named === true;
  }

  /** From 0 to 1 (of the likeliest kind). */
  worth(slot: number): number {
    const kind = this.kinds.of(slot);
    return kind === 0 ? UNKNOWN_KIND : (this.choice?.worths.of(kind) ?? 0);
  }

  /** Whether its kind is known at all. */
  hasKind(slot: number): boolean {
    return this.kinds.of(slot) > 0;
  }

  isLikely(slot: number): boolean {
    return this.hasKind(slot) && this.worth(slot) >= LIKELY_KIND;
  }

  /** Whether it is of the very kind asked for: its name is then another word for what was said. */
  isMeant(slot: number): boolean {
    return this.isKnown && this.hasKind(slot) && this.worth(slot) >= MEANT_KIND;
  }

  /** Whether it is known to be of a kind that isn't the one named. */
  isOfAnother(slot: number): boolean {
    return this.isNamed && this.hasKind(slot) && this.worth(slot) < NAMED_KIND;
  }

  /** Whether it is of the kind asked for, and what is sold of that are mostly parts for certain models. */
  isOfParts(slot: number): boolean {
    const kind = this.kinds.of(slot);
    return kind > 0 && kind === this.choice?.kind && this.kinds.isOfParts(kind);
  }

  /** Whether it says that it is for what was to be served. */
  serves(slot: number): boolean {
    const asked = this.choice?.served;
    if (asked === undefined || asked.size === 0) return false;
    const served = this.kinds.servedBy(slot);
    return served > 0 && asked.has(served);
  }

  /** Whether it is of a kind that was named otherwise than asked for. */
  isAside(slot: number): boolean {
    return this.isKnown && this.choice?.aside.kinds.has(this.kinds.of(slot)) === true;
  }

  /** Whether it is itself what was to be served. */
  isServed(slot: number): boolean {
    return this.isKnown && this.choice?.served.has(this.kinds.of(slot)) === true;
  }

  /** How far it stands back for saying what it serves where nothing was to be served: `panel solar para cámara` among panels. */
  aside(slot: number): number {
    const { choice } = this;
    return choice?.state === 'sure' && choice.served.size === 0 && this.kinds.servedBy(slot) > 0 ? SERVES_ANOTHER : 0;
  }

  /** Whether the words are those of the kind's name. */
  isNamedBy(said: string): boolean {
    const words = this.choice?.words ?? [];
    return this.isKnown && said.split(' ').every((word) => words.includes(word));
  }

  /** The products of the likely kinds. */
  *likely(): Generator<Uint32Array> {
    const worths = this.choice?.worths;
    if (!worths) return;
    for (let kind = 1; kind < worths.size; kind++)
      yield worths.of(kind) >= LIKELY_KIND ? this.kinds.slotsOf(kind) : NONE;
  }
}
