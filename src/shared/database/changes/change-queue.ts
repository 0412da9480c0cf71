import type { ChangedEntity } from '@/shared/database/changes/change-log';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';

const MOST_AT_ONCE = 500;

type Changes = Map<ChangedEntity, Set<string>>;

/** The changes that one handler has yet to apply. One leaves the queue when it has been applied and not before. */
export class ChangeQueue {
  private readonly waiting = new Map<string, readonly [ChangedEntity, string]>();
  private readonly counts = new Map<ChangedEntity, number>();
  private applying: ReadonlySet<string> = new Set();
  private atOnce = MOST_AT_ONCE;

  constructor(readonly handler: ChangeHandler) {}

  get size(): number {
    return this.waiting.size;
  }

  add(entity: ChangedEntity, id: string): void {
    if (this.handler.entities.includes(entity)) this.put(`${entity}:${id}`, [entity, id]);
  }

  /** Whether a change waits, or is being applied. */
  has(entity: ChangedEntity, id: string): boolean {
    const key = `${entity}:${id}`;
    return this.waiting.has(key) || this.applying.has(key);
  }

  /** Whether any change waits, or is being applied. */
  get isBusy(): boolean {
    return this.waiting.size > 0 || this.applying.size > 0;
  }

  /** The entities of which a change waits. */
  entities(): ChangedEntity[] {
    return [...this.counts.keys()];
  }

  /** The ids that wait, of every entity. */
  ids(): ReadonlyMap<ChangedEntity, ReadonlySet<string>> {
    return grouped([...this.waiting.values()]);
  }

  /**
   * Applies some of what waits, leaving out the entities in `held`; answers whether there was any. What fails goes to the
   * end of the queue and the next try takes half as much: one change that can't be applied doesn't keep the others.
   */
  async applySome(held: ReadonlySet<ChangedEntity>): Promise<boolean> {
    const some = this.take(held);
    if (some.length === 0) return false;
    for (const [key, change] of some) this.remove(key, change);
    this.applying = new Set(some.map(([key]) => key));
    try {
      await this.handler.apply(grouped(some.map(([, change]) => change)));
    } catch (error) {
      for (const [key, change] of some) this.put(key, change);
      this.atOnce = Math.max(1, some.length >>> 1);
      throw error;
    } finally {
      this.applying = new Set();
    }
    this.atOnce = Math.min(MOST_AT_ONCE, this.atOnce * 2);
    return true;
  }

  private put(key: string, change: readonly [ChangedEntity, string]): void {
    if (this.waiting.has(key)) return;
    this.waiting.set(key, change);
    this.counts.set(change[0], (this.counts.get(change[0]) ?? 0) + 1);
  }

  private remove(key: string, [entity]: readonly [ChangedEntity, string]): void {
    this.waiting.delete(key);
    const left = (this.counts.get(entity) ?? 1) - 1;
    if (left > 0) this.counts.set(entity, left);
    else this.counts.delete(entity);
  }

  private take(held: ReadonlySet<ChangedEntity>): [string, readonly [ChangedEntity, string]][] {
    const some: [string, readonly [ChangedEntity, string]][] = [];
    for (const entry of this.waiting) {
      if (held.has(entry[1][0])) continue;
      some.push(entry);
      if (some.length >= this.atOnce) break;
    }
    return some;
  }
}

function grouped(changes: readonly (readonly [ChangedEntity, string])[]): Changes {
  const ids: Changes = new Map();
  for (const [entity, id] of changes) {
    const known = ids.get(entity);
    if (known) known.add(id);
    else ids.set(entity, new Set([id]));
  }
  return ids;
}
