import { isDeepStrictEqual } from 'node:util';
import type { Change, ChangedEntity } from '@/shared/database/changes/change-log';

/** What one look at a part of what is held has found. */
export interface Comparison {
  /** What is held differently from what the database says, as it would be logged had it changed. */
  readonly differing: readonly Change[];
  /** Where the next part begins, above 0; undefined when this was the last. */
  readonly next?: number;
}

/** Something held in memory that follows the database. */
export interface ChangeHandler {
  readonly entities: readonly ChangedEntity[];
  /** Handlers built on what others hold come after them. */
  readonly stage?: 'derived';
  /** Entities whose changes show in the things of their own id alone; one of another may make any difference. */
  readonly comparable?: readonly ChangedEntity[];
  /** Reads everything, or forgets what it read on demand; called before the process says it is ready. */
  load(): Promise<void>;
  /**
   * Refreshes what changed: ids by entity. Must tolerate ids that are gone. When it fails, it is called again with the same
   * ids until it succeeds, so half a refresh does no harm.
   */
  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void>;
  /** Holds the part that begins at `from` (0: the first) against the database; it takes some milliseconds. */
  compare?(from: number): Promise<Comparison>;
}

/** What is not the same in both: things of one entity by id. */
export function differences<K extends string | number>(
  entity: ChangedEntity,
  held: ReadonlyMap<K, unknown>,
  stored: ReadonlyMap<K, unknown>,
): Change[] {
  const ids = new Set([...held.keys(), ...stored.keys()]);
  return [...ids].filter((id) => !isDeepStrictEqual(held.get(id), stored.get(id))).map((id) => ({ entity, id }));
}
