import { BitSet } from '@/modules/products/domain/bit-set';

/** The kind of every product, by slot, whether it is a part for another one, and how many products each kind has. */
const SPARE = 0x8000;
const NONE = new Uint32Array(0);
/** A kind of which at least this share are parts for certain models is one of parts. */
const OF_PARTS = 0.5;

export class KindTable {
  private bySlot = new Uint16Array(1024);
  private served = new Uint16Array(1024);
  private readonly counts = new Map<number, number>();
  private readonly spares = new Map<number, number>();
  private readonly members = new Map<number, BitSet>();
  /** The members as lists, made when they are first asked for. */
  private readonly lists = new Map<number, Uint32Array>();
  /** Kinds of products that tell none, by their descriptions. */
  private readonly described = new Map<number, number>();
  /** Kinds that they are likely of, by what others say. */
  private readonly guessed = new Map<number, number>();
  /** What those of them say all the same, where that isn't believed. */
  private readonly doubted = new Map<number, number>();
  /** How many products say each kind themselves. */
  private readonly tellers = new Map<number, number>();

  of(slot: number): number {
    return (this.bySlot[slot] ?? 0) & ~SPARE;
  }

  /** Whether the product is a part for one certain model. */
  isSpare(slot: number): boolean {
    return ((this.bySlot[slot] ?? 0) & SPARE) !== 0;
  }

  /** The kind that the product says it is for (`batería p/rotomartillo`); 0 for none. */
  servedBy(slot: number): number {
    return this.served[slot] ?? 0;
  }

  /** Whether the product is for one certain model, or for the very things that it is filed among (`charola p/cajón de dinero`). */
  isAddition(slot: number): boolean {
    return this.isSpare(slot) || (this.of(slot) > 0 && this.servedBy(slot) === this.of(slot));
  }

  put(slot: number, kind: number, spare = false, served = 0): void {
    if (slot >= this.bySlot.length) {
      const size = Math.max(slot + 1, this.bySlot.length * 2);
      this.bySlot = enlarged(this.bySlot, size);
      this.served = enlarged(this.served, size);
    }
    this.countTellers(this.toldBy(slot), -1);
    for (const beside of [this.described, this.guessed, this.doubted]) beside.delete(slot);
    this.served[slot] = served;
    this.place(slot, kind, spare);
    this.countTellers(kind, 1);
  }

  /** Puts the kind that the product is likely of whatever it says; with 0, none is likely: an earlier guess is taken back. */
  guess(slot: number, kind: number): void {
    this.putBeside(this.guessed, slot, kind);
  }

  /** Puts the kind that the product's description says it is, which counts before any guess; with 0 it says none, or none any more. */
  describe(slot: number, kind: number): void {
    this.putBeside(this.described, slot, kind);
  }

  /** The kind that title and categories say, whatever was described or guessed; 0 for none. */
  toldBy(slot: number): number {
    return this.described.has(slot) || this.guessed.has(slot) ? (this.doubted.get(slot) ?? 0) : this.of(slot);
  }

  /** How many products say the kind themselves. */
  tellersOf(kind: number): number {
    return this.tellers.get(kind) ?? 0;
  }

  /** The kinds that any product says. */
  toldKinds(): number[] {
    return [...this.tellers.keys()].filter((kind) => this.tellersOf(kind) > 0);
  }

  /** The products that are shown as another kind than they say themselves, by the one that they say. */
  shownAsOthers(): ReadonlyMap<number, readonly number[]> {
    const slots = new Map<number, number[]>();
    for (const [slot, told] of this.doubted) {
      if (this.of(slot) === told) continue;
      const others = slots.get(told);
      if (others) others.push(slot);
      else slots.set(told, [slot]);
    }
    return slots;
  }

  /** The products of a kind, in ascending order. */
  slotsOf(kind: number): Uint32Array {
    const list = this.lists.get(kind) ?? this.members.get(kind)?.toArray() ?? NONE;
    this.lists.set(kind, list);
    return list;
  }

  /** How many products are of the kind. */
  sold(kind: number): number {
    return this.counts.get(kind) ?? 0;
  }

  /** Whether what is sold of the kind is mostly for certain models (toothed racks, cases of radios): who asks for it asks for such parts. */
  isOfParts(kind: number): boolean {
    return (this.spares.get(kind) ?? 0) >= OF_PARTS * Math.max(1, this.sold(kind));
  }

  private putBeside(beside: Map<number, number>, slot: number, kind: number): void {
    if (beside.get(slot) === (kind === 0 ? undefined : kind)) return;
    const told = this.toldBy(slot);
    if (kind > 0) beside.set(slot, kind);
    else beside.delete(slot);
    const instead = this.described.get(slot) ?? this.guessed.get(slot);
    this.place(slot, instead ?? told, false);
    if (instead !== undefined && told > 0) this.doubted.set(slot, told);
    else this.doubted.delete(slot);
  }

  private place(slot: number, kind: number, spare: boolean): void {
    this.leave(this.of(slot), slot);
    this.countSpares(slot, -1);
    this.bySlot[slot] = spare ? kind | SPARE : kind;
    this.countSpares(slot, 1);
    this.enter(kind, slot);
  }

  private countTellers(kind: number, by: number): void {
    if (kind > 0) this.tellers.set(kind, this.tellersOf(kind) + by);
  }

  private countSpares(slot: number, by: number): void {
    const kind = this.of(slot);
    if (kind > 0 && this.isSpare(slot)) this.spares.set(kind, (this.spares.get(kind) ?? 0) + by);
  }

  private enter(kind: number, slot: number): void {
    if (kind === 0) return;
    this.counts.set(kind, this.sold(kind) + 1);
    const members = this.members.get(kind) ?? new BitSet();
    members.add(slot);
    this.members.set(kind, members);
    this.lists.delete(kind);
  }

  private leave(kind: number, slot: number): void {
    if (kind === 0) return;
    this.counts.set(kind, this.sold(kind) - 1);
    this.members.get(kind)?.delete(slot);
    this.lists.delete(kind);
  }
}

function enlarged(from: Uint16Array, size: number): Uint16Array<ArrayBuffer> {
  const more = new Uint16Array(size);
  more.set(from);
  return more;
}
