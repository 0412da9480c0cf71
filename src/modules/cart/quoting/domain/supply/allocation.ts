import type { LineSupply, Shortage } from '@/modules/cart/quoting/domain/quote';
import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import { mergeComponents } from '@/modules/products/domain/kit';
import type { KitComponent } from '@/modules/products/domain/product';
import type { StockPool } from '@/modules/cart/quoting/domain/supply/stock-pool';

/** A line and, when it asks for a kit, what the kit is made of. */
export interface AllocationLine extends CartLine {
  readonly components: readonly KitComponent[];
}

/** Fills the lines from the shared pool in the order of the cart (Decisions 9). */
export function allocate(lines: readonly AllocationLine[], pool: StockPool): LineSupply[] {
  return lines.map((line) => (line.components.length > 0 ? allocateKit(line, pool) : allocatePieces(line, pool)));
}

function allocatePieces(line: AllocationLine, pool: StockPool): LineSupply {
  const draws = pool.takeNearest(line.productId, line.condition, line.quantity);
  const supplied = draws.reduce((sum, draw) => sum + draw.pieces, 0);
  return { supplied, missing: line.quantity - supplied, draws };
}

/**
 * A kit line goes whole to the nearest warehouse that can make all of it; else each component goes whole to the
 * nearest that has it; else that component is split nearest first. What can't be made as a whole kit is missing and
 * takes no component away from other lines.
 */
function allocateKit(line: AllocationLine, pool: StockPool): LineSupply {
  const components = mergeComponents(line.components);
  const supplied = makeable(line, components, pool);
  const missing = line.quantity - supplied;
  if (supplied === 0) return { supplied, missing, draws: [], missingComponent: firstMissing(line, components, pool) };
  const missingComponent = missing > 0 ? firstMissing(line, components, pool) : undefined;
  const wanted = components.map(({ productId, quantity }) => ({ productId, pieces: quantity * supplied }));
  const warehouse = pool.nearestWithAll(wanted, line.condition);
  const draws =
    warehouse === undefined
      ? wanted.flatMap(({ productId, pieces }) => pool.takeNearest(productId, line.condition, pieces))
      : wanted.map(({ productId, pieces }) => pool.take(productId, line.condition, warehouse, pieces));
  return { supplied, missing, draws, missingComponent };
}

/** Kits are made new only: there are no open-box kits to put together (Decisions 7). */
function makeable(line: AllocationLine, components: readonly KitComponent[], pool: StockPool): number {
  if (line.condition !== 'new') return 0;
  return components.reduce(
    (kits, { productId, quantity }) => Math.min(kits, Math.floor(pool.total(productId, line.condition) / quantity)),
    line.quantity,
  );
}

function firstMissing(line: AllocationLine, components: readonly KitComponent[], pool: StockPool): number | undefined {
  if (line.condition !== 'new') return components[0]?.productId;
  return components.find(({ productId, quantity }) => pool.total(productId, line.condition) < quantity * line.quantity)
    ?.productId;
}

/**
 * Every short product and condition once: what the cart asks for in all of its lines and what those lines can get
 * (Decisions 9, `values` of `existencia_insuficiente`).
 */
export function shortages(lines: readonly CartLine[], supplies: readonly LineSupply[]): Shortage[] {
  const sums = new Map<string, Shortage>();
  lines.forEach((line, index) => {
    const key = `${line.productId}:${line.condition}`;
    const sum = sums.get(key);
    sums.set(key, {
      productId: line.productId,
      condition: line.condition,
      requested: (sum?.requested ?? 0) + line.quantity,
      available: (sum?.available ?? 0) + (supplies[index]?.supplied ?? 0),
    });
  });
  return [...sums.values()].filter(({ requested, available }) => available < requested);
}
