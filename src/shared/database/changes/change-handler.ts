import { isDeepStrictEqual } from 'node:util';
import type { Change, ChangedEntity } from '@/shared/database/changes/change-log';

/** What one look at a part of what is held has found. */
export interface Comparison {
  /** What memory holds otherwise than the database, in the form in which a change of it would be logged. */
  readonly differing: readonly Change[];
  /** Where the next part begins, above 0; undefined when this was the last. */
  readonly next?: number;
}

/** Something held in memory that follows the database. */
export interface ChangeHandler {
  readonly entities: readonly ChangedEntity[];
  /** `derived` for handlers that are built on what others hold: they come after them. */
  readonly stage?: 'derived';
  /** Entities of which a change shows only in the thing with its own id. A change of any other entity may make any difference. */
  readonly comparable?: readonly ChangedEntity[];
  /** Reads everything, or forgets what it read on demand; called before the process says it is ready. */
  load(): Promise<void>;
  /**
   * Refreshes what changed: ids by entity. Must tolerate ids that are gone. When it fails, it is called again with the same
   * ids until it succeeds, so half a refresh does no harm.
   */
  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void>;
  /** Compares the part that begins at `from` (0: the first) with the database; takes some milliseconds. */
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
