import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';

/** Pieces of a line so far; totals, never steps. */
export interface LineCounts {
  readonly shipped: number;
  readonly delivered: number;
  readonly cancelled: number;
}

/** A line as its state depends on it. */
export interface CountedLine extends LineCounts {
  readonly quantity: number;
  /** Pieces that were not in stock when it was ordered. */
  readonly missing: number;
}

export type LineState = 'pendiente' | 'en_proceso' | 'enviado_parcial' | 'enviado' | 'entregado' | 'cancelado';

/** State of an order's line, from its counts alone (Beyond 3.2). What was short when ordered starts as `pendiente`. */
export function lineState({ quantity, missing, shipped, delivered, cancelled }: CountedLine): LineState {
  if (cancelled >= quantity) return 'cancelado';
  if (delivered + cancelled >= quantity) return 'entregado';
  if (shipped + cancelled >= quantity) return 'enviado';
  if (shipped + delivered > 0) return 'enviado_parcial';
  return missing > 0 ? 'pendiente' : 'en_proceso';
}

/** Whether any piece of an order has left or arrived. */
export function isSent(lines: readonly Pick<LineCounts, 'shipped' | 'delivered'>[]): boolean {
  return lines.some(({ shipped, delivered }) => shipped + delivered > 0);
}

/** Whether a line can have these counts: neither `enviado` nor `entregado` with `cancelado` exceeds its quantity (Beyond 9.4). */
export function countsFit(quantity: number, { shipped, delivered, cancelled }: LineCounts): boolean {
  const whole = [shipped, delivered, cancelled].every((count) => Number.isInteger(count) && count >= 0);
  return whole && shipped + cancelled <= quantity && delivered + cancelled <= quantity;
}

/**
 * Counts of a line once its whole order has come to `state` and nobody has said anything of single lines: all that isn't cancelled
 * has left, or has arrived; or what hasn't left never will.
 */
export function countsOfWhole(state: OrderState, line: CountedLine): LineCounts {
  const { quantity, shipped, delivered, cancelled } = line;
  if (state === 'enviado') return { shipped: quantity - cancelled, delivered, cancelled };
  if (state === 'entregado') return { shipped: quantity - cancelled, delivered: quantity - cancelled, cancelled };
  if (state === 'cancelado') return { shipped, delivered, cancelled: quantity - Math.max(shipped, delivered) };
  return { shipped, delivered, cancelled };
}
