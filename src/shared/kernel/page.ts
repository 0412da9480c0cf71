/** One page asked for: number from 1, size in items. */
export interface PageRequest {
  readonly number: number;
  readonly size: number;
}

/** How many pages `total` items make; 0 when there are none (Decisions 7). */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}
