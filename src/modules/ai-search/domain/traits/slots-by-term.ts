/** Terms of slots, and the slots of each term. */
export class SlotsByTerm {
  private readonly terms = new Map<number, readonly string[]>();
  private readonly slots = new Map<string, Set<number>>();

  /** Puts these terms in the place of those that the slot had. */
  put(slot: number, terms: readonly string[]): void {
    for (const term of this.terms.get(slot) ?? []) this.take(slot, term);
    if (terms.length > 0) this.terms.set(slot, terms);
    else this.terms.delete(slot);
    for (const term of terms) this.slots.set(term, (this.slots.get(term) ?? new Set()).add(slot));
  }

  /** The slots that have the term; undefined when none has. */
  of(term: string): ReadonlySet<number> | undefined {
    return this.slots.get(term);
  }

  private take(slot: number, term: string): void {
    const slots = this.slots.get(term);
    slots?.delete(slot);
    if (slots?.size === 0) this.slots.delete(term);
  }
}
