/** Products kept at most: some seven megabytes. */
const PLACES = 4096;

/**
 * What was read lately of products that are read again and again, as the first ones of common searches are. Who reads the whole catalog once puts
 * nothing here: a product is kept from its second reading on, unless another one of its place was read in between.
 */
export class RecentReads {
  private readonly lastMissed = new Int32Array(PLACES).fill(-1);
  private readonly slots = new Int32Array(PLACES).fill(-1);
  private readonly kept: (readonly Buffer[])[] = [];

  get(slot: number): readonly Buffer[] | undefined {
    const place = slot % PLACES;
    return this.slots[place] === slot ? this.kept[place] : undefined;
  }

  /** Notes what was read of a slot that get() does not know. */
  note(slot: number, sections: readonly Buffer[]): void {
    const place = slot % PLACES;
    if (this.lastMissed[place] !== slot) {
      this.lastMissed[place] = slot;
      return;
    }
    this.slots[place] = slot;
    this.kept[place] = ownBytes(sections);
  }

  /** For a slot that has other texts from now on. */
  forget(slot: number): void {
    const place = slot % PLACES;
    if (this.slots[place] !== slot) return;
    this.slots[place] = -1;
    this.kept[place] = [];
  }
}

/** The same bytes in memory of their own, which holds nothing else. */
function ownBytes(sections: readonly Buffer[]): Buffer[] {
  const whole = Buffer.allocUnsafeSlow(sections.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  return sections.map((section) => {
    const start = at;
    at += section.copy(whole, start);
    return whole.subarray(start, at);
  });
}
