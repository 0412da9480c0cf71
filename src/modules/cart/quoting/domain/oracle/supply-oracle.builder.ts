import type { BranchFacts, CartLine, QuoteInput } from '@/modules/cart/quoting/domain/quote-input';

import type { KitComponent } from '@/modules/products/domain/product';

const EARTH_RADIUS_METRES = 6_371_008.8;

/** How the second opinion fills one line; `from` maps `product|condition|warehouse` to pieces. */
export interface Filled {
  readonly line: CartLine;
  readonly got: number;
  readonly from: ReadonlyMap<string, number>;
  readonly lacking?: number | undefined;
}

/** Distance in whole metres from the straight chord through the sphere: another formula, the same order. */
export function rank(cart: QuoteInput): BranchFacts[] {
  const vector = (at: { latitude: number; longitude: number }): number[] => {
    const [lat, lng] = [(at.latitude / 180) * Math.PI, (at.longitude / 180) * Math.PI];
    return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
  };
  const here = cart.delivery.position && vector(cart.delivery.position);
  const far = (branch: BranchFacts): number => {
    if (branch.code === cart.delivery.pickupBranch) return -1;
    const there = vector(branch);
    if (!here) return 0;
    const chord = Math.hypot(...here.map((x, axis) => x - (there[axis] ?? 0)));
    return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, chord / 2)));
  };
  const closer = (one: BranchFacts, other: BranchFacts): boolean =>
    far(one) < far(other) || (far(one) === far(other) && one.code < other.code);
  const ranked: BranchFacts[] = [];
  for (const branch of cart.branches) {
    const at = ranked.findIndex((placed) => closer(branch, placed));
    ranked.splice(at < 0 ? ranked.length : at, 0, branch);
  }
  return ranked;
}

/** Stock as one row of numbers per product and condition, a column per warehouse. */
class Shelves {
  private readonly rows = new Map<string, number[]>();

  constructor(
    private readonly codes: readonly string[],
    cart: QuoteInput,
  ) {
    for (const { productId, condition, warehouse, available } of cart.stock) {
      const row = this.row(productId, condition);
      const at = codes.indexOf(warehouse);
      if (at >= 0) row[at] = available;
      this.rows.set(`${productId}|${condition}`, row);
    }
  }

  row(id: number, condition: string): number[] {
    return this.rows.get(`${id}|${condition}`) ?? this.codes.map(() => 0);
  }

  sum(id: number, condition: string): number {
    return this.row(id, condition).reduce((one, other) => one + other, 0);
  }

  /** All from column `at`, or with −1 by prefix sums from the left. */
  draw(id: number, condition: string, wanted: number, at: number): [string, number][] {
    const row = this.row(id, condition);
    const shares = row.map((there, index) => {
      if (at >= 0) return index === at ? wanted : 0;
      const before = row.slice(0, index).reduce((one, other) => one + other, 0);
      return Math.min(there, Math.max(0, wanted - before));
    });
    this.rows.set(
      `${id}|${condition}`,
      row.map((there, index) => there - (shares[index] ?? 0)),
    );
    return shares.flatMap((share, index): [string, number][] =>
      share > 0 ? [[`${id}|${condition}|${this.codes[index] ?? ''}`, share]] : [],
    );
  }
}

/** Fills the lines one after the other; kits are counted up one by one until one can't be made. */
export function fill(cart: QuoteInput, usable: readonly BranchFacts[]): Filled[] {
  const codes = usable.map(({ code }) => code);
  const shelves = new Shelves(codes, cart);
  return cart.lines.map((line) => {
    const parts = cart.products.get(line.productId)?.components ?? [];
    return parts.length > 0 ? fillKit(line, parts, shelves, codes) : fillPieces(line, shelves);
  });
}

function fillPieces(line: CartLine, shelves: Shelves): Filled {
  const { productId, condition, quantity } = line;
  const got = Math.min(quantity, shelves.sum(productId, condition));
  const at = shelves.row(productId, condition).findIndex((there) => there >= quantity);
  return { line, got, from: new Map(shelves.draw(productId, condition, quantity, at)) };
}

function fillKit(line: CartLine, parts: readonly KitComponent[], shelves: Shelves, codes: readonly string[]): Filled {
  const { condition, quantity } = line;
  const ids = parts.map(({ productId }) => productId).filter((id, index, all) => all.indexOf(id) === index);
  const each = (id: number): number =>
    parts.reduce((sum, part) => sum + (part.productId === id ? part.quantity : 0), 0);
  const short = (kits: number): number | undefined =>
    ids.find((id) => condition !== 'new' || shelves.sum(id, condition) < kits * each(id));
  let got = 0;
  while (got < quantity && short(got + 1) === undefined) got++;
  const lacking = got < quantity ? short(quantity) : undefined;
  if (got === 0) return { line, got, from: new Map(), lacking };
  const holds = (id: number, column: number): boolean => (shelves.row(id, condition)[column] ?? 0) >= got * each(id);
  const together = codes.findIndex((_, column) => ids.every((id) => holds(id, column)));
  const draws = ids.flatMap((id) => {
    const at = together >= 0 ? together : codes.findIndex((_, column) => holds(id, column));
    return shelves.draw(id, condition, got * each(id), at);
  });
  return { line, got, from: new Map(draws), lacking };
}
