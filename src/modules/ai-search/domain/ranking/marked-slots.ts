/** A few slots that are marked anew for each word, and asked about far more often. */
export class MarkedSlots {
  private marks = new Uint32Array(0);
  private mark = 1;

  /** Makes room for slots below `capacity`; larger ones are never marked. */
  reserve(capacity: number): void {
    if (capacity <= this.marks.length) return;
    this.marks = new Uint32Array(capacity);
    this.mark = 1;
  }

  /** Marks these, and no others any more. */
  only(slots: Iterable<number>): void {
    if (this.mark === 0xffffffff) {
      this.marks.fill(0);
      this.mark = 0;
    }
    this.mark++;
    for (const slot of slots) this.marks[slot] = this.mark;
  }

  has(slot: number): boolean {
    return this.marks[slot] === this.mark;
  }
}
