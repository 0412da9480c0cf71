/** A stretch of lines of the change log that wait to be published, as it was read. */
export interface WalkedLines {
  /** How many of them memory shows. */
  readonly shown: number;
  /** How many it doesn't show yet, and the number of the first of these. */
  readonly left: number;
  readonly firstLeft: number | undefined;
  /** The number of the last. */
  readonly last: number | undefined;
  /** Whether as many were read as were asked for: there may be more. */
  readonly full: boolean;
}

/** How far a walk along the waiting lines has come. */
export interface LogWalk {
  /** The next stretch begins behind this number. */
  readonly place: number;
  /**
   * The number up to which the walk has looked ahead for lines that memory shows although lines before them are not shown; a part with
   * each walk, 0 for nowhere.
   */
  readonly looked: number;
  /** Whether the walk has passed lines that memory does not show yet. */
  readonly beyond: boolean;
}

/** A walk that has yet to begin. */
export const NOT_WALKED: LogWalk = { place: 0, looked: 0, beyond: false };

/**
 * Where a walk goes on behind a stretch; `more` is false where it ends, and the next begins with the oldest line again.
 *
 * Memory takes lines up in their order, by and large, and in a large import it is thousands of them behind. So a walk comes back to what was
 * left out as soon as the stretch is done with, and doesn't run ahead of memory: what it has passed would wait until it has seen the whole log.
 * What memory fails to take up is in nobody's way: each walk looks at one stretch beyond, and goes on from there while lines are shown.
 */
export function walkedOn(walk: LogWalk, lines: WalkedLines): { readonly walk: LogWalk; readonly more: boolean } {
  const { shown, left, firstLeft, full, last = 0 } = lines;
  if (!full) return { walk: NOT_WALKED, more: false };
  if (shown > left) {
    const place = walk.beyond || firstLeft === undefined ? last : firstLeft - 1;
    return { walk: { ...walk, place }, more: true };
  }
  if (walk.beyond) return { walk: { place: 0, looked: last, beyond: false }, more: false };
  return { walk: { ...walk, place: Math.max(walk.looked, last), beyond: true }, more: true };
}
