import { modelKey } from '@/modules/products/domain/model-likeness';

/** Which products are what they are by others (hosts) whose models they name, by slot. */
export class HostLinks {
  private readonly keys = new Map<number, readonly string[]>();
  private readonly byKey = new Map<string, Set<number>>();
  private readonly hosts = new Map<number, number>();
  private readonly parts = new Map<number, Set<number>>();

  /** Notes the models that the product at `slot` hangs on, and which product it was found to be for. */
  put(slot: number, models: readonly string[], host: number | undefined): void {
    for (const key of this.keys.get(slot) ?? []) leave(this.byKey, key, slot);
    const keys = models.map(modelKey);
    for (const key of keys) join(this.byKey, key, slot);
    keep(this.keys, slot, keys.length > 0 ? keys : undefined);
    const before = this.hosts.get(slot);
    const now = keys.length > 0 ? host : undefined;
    if (before !== undefined) leave(this.parts, before, slot);
    if (now !== undefined) join(this.parts, now, slot);
    keep(this.hosts, slot, now);
  }

  /** Whether the product names any model that it hangs on. */
  names(slot: number): boolean {
    return this.keys.has(slot);
  }

  /** The products that were found to be for the one at `host`, and those that name `model`. */
  partsOf(host: number, model: string): ReadonlySet<number> {
    return new Set([...(this.parts.get(host) ?? []), ...(this.byKey.get(modelKey(model)) ?? [])]);
  }
}

function join<K>(sets: Map<K, Set<number>>, key: K, slot: number): void {
  const set = sets.get(key);
  if (set) set.add(slot);
  else sets.set(key, new Set([slot]));
}

function leave<K>(sets: Map<K, Set<number>>, key: K, slot: number): void {
  const set = sets.get(key);
  if (set?.delete(slot) === true && set.size === 0) sets.delete(key);
}

function keep<K, V>(values: Map<K, V>, key: K, value: V | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}
