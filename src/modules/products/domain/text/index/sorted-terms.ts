const BLOCK = 512;

/** Term ids in the order of their texts, in short blocks: one is added or taken out in microseconds, whatever the size. */
export class SortedTerms {
  private blocks: number[][] = [[]];

  constructor(private readonly textOf: (id: number) => string) {}

  add(id: number): void {
    const text = this.textOf(id);
    const number = this.blockOf(text);
    const block = this.blocks[number] ?? [];
    block.splice(this.placeIn(block, text), 0, id);
    if (block.length > BLOCK) this.blocks.splice(number + 1, 0, block.splice(BLOCK / 2));
  }

  /** Takes these instead of all it had: ids in the order of their texts. */
  replaceAll(ids: Uint32Array): void {
    this.blocks = [];
    for (let at = 0; at < ids.length; at += BLOCK / 2) this.blocks.push(Array.from(ids.subarray(at, at + BLOCK / 2)));
    if (this.blocks.length === 0) this.blocks.push([]);
  }

  remove(id: number): void {
    const text = this.textOf(id);
    const number = this.blockOf(text);
    const block = this.blocks[number] ?? [];
    const place = this.placeIn(block, text);
    if (block[place] !== id) return;
    block.splice(place, 1);
    if (block.length === 0 && this.blocks.length > 1) this.blocks.splice(number, 1);
  }

  /** Calls `visit` with every term that begins with `prefix`, in order, until it returns false. */
  forEachPrefixed(prefix: string, visit: (id: number) => boolean): void {
    let number = this.blockOf(prefix);
    let place = this.placeIn(this.blocks[number] ?? [], prefix);
    for (; number < this.blocks.length; number++, place = 0) {
      const block = this.blocks[number] ?? [];
      for (; place < block.length; place++) {
        const id = block[place] ?? -1;
        if (!this.textOf(id).startsWith(prefix) || !visit(id)) return;
      }
    }
  }

  /** The last block whose first text is not after `text`. */
  private blockOf(text: string): number {
    let low = 0;
    let high = this.blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.textOf(this.blocks[middle]?.[0] ?? -1) <= text) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private placeIn(block: readonly number[], text: string): number {
    let low = 0;
    let high = block.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.textOf(block[middle] ?? -1) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
