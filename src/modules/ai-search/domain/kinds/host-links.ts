import { modelKey } from '@/modules/products/domain/model-likeness';
import { SlotsByNumber } from './slots-by-number';

/**
 * Which products are what they are by others (hosts) whose models they name, by slot. Many products of a catalog name some: of models and hosts alike a
 * number of 32 bits is kept.
 */
export class HostLinks {
  private readonly links = new SlotsByNumber();

  /** Notes the models that the product at `slot` hangs on, and which product it was found to be for. */
  put(slot: number, models: readonly string[], host: number | undefined): void {
    const numbers = new Set(models.map(numberOfModel));
    if (numbers.size > 0 && host !== undefined) numbers.add(numberOfHost(host));
    this.links.put(slot, numbers);
  }

  /** Whether the product names any model that it hangs on. */
  names(slot: number): boolean {
    return this.links.has(slot);
  }

  /** The products that were found to be for the one at `host`, and those that name `model`; now and then one more, whose number is the same. */
  partsOf(host: number, model: string): ReadonlySet<number> {
    return new Set([...this.links.of(numberOfHost(host)), ...this.links.of(numberOfModel(model))]);
  }
}

/** Models that are alike have the same 32 bits, others hardly ever. */
function numberOfModel(model: string): number {
  const key = modelKey(model);
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Each slot's own, far from those of other slots. */
function numberOfHost(slot: number): number {
  return Math.imul(slot + 1, 0x9e3779b1);
}
