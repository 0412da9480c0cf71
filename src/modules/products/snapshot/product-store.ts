import type { KitComponent } from '@/modules/products/domain/product';
import { sortText } from '@/modules/products/domain/sort-text';
import { BitSet } from '@/modules/products/snapshot/bit-set';
import { KitGraph } from '@/modules/products/snapshot/kit-graph';
import { ProductColumns } from '@/modules/products/snapshot/product-columns';
import type { ProductRecord } from '@/modules/products/snapshot/product-record';
import { RankColumn } from '@/modules/products/snapshot/rank-column';
import { StockTable, type StockRow } from '@/modules/products/snapshot/stock-table';

/**
 * The catalog in memory: a dense slot per product, its record, and bit sets and orders to find it by. Products are never
 * removed, only unlisted: kits and history still name them.
 */
export class ProductStore {
  readonly stock = new StockTable();
  readonly columns = new ProductColumns();
  readonly listed = new BitSet();
  readonly kits = new KitGraph();
  private readonly slots = new Map<number, number>();
  private readonly records: ProductRecord[] = [];
  private readonly byBrand = new Map<string, BitSet>();
  private readonly byCategory = new Map<number, BitSet>();
  private readonly byOwnCategory = new Map<number, BitSet>();
  private readonly byModel = new Map<string, Set<number>>();
  private readonly variantGroups = new Map<string, Set<number>>();
  readonly idOrder = new RankColumn<number>();
  readonly modelOrder = new RankColumn<string>();

  get size(): number {
    return this.records.length;
  }

  slotOf(productId: number): number | undefined {
    return this.slots.get(productId);
  }

  /** Every product, on sale or not. */
  ids(): IterableIterator<number> {
    return this.slots.keys();
  }

  record(slot: number): ProductRecord {
    const record = this.records[slot];
    if (!record) throw new RangeError(`no product in slot ${slot}`);
    return record;
  }

  /** What a product is made of; undefined when it is no kit, or not known. */
  componentsOf(productId: number): readonly KitComponent[] | undefined {
    const slot = this.slots.get(productId);
    return slot === undefined ? undefined : this.record(slot).components;
  }

  /** Adds or replaces a product and its stock; answers its slot. */
  put(record: ProductRecord, stock: readonly StockRow[]): number {
    const known = this.slots.get(record.id);
    const slot = known ?? this.records.length;
    const before = known === undefined ? undefined : this.record(known);
    if (before) this.unlink(slot, before);
    this.slots.set(record.id, slot);
    this.records[slot] = record;
    this.columns.put(slot, record);
    this.kits.put(record.id, before?.components, record.components);
    if (record.listed) this.link(slot, record);
    this.idOrder.put(slot, record.id);
    if (before?.model !== record.model) this.modelOrder.put(slot, sortText(record.model));
    this.stock.replace(slot, stock);
    return slot;
  }

  /** Does now what the first search would have to wait for. */
  settle(): void {
    this.idOrder.settle();
    this.modelOrder.settle();
    this.stock.scope(undefined);
  }

  /** Listed products of a brand. */
  ofBrand(brandId: string): BitSet {
    return this.byBrand.get(brandId) ?? new BitSet(0);
  }

  /** Listed products under a category of any level. */
  ofCategory(categoryId: number): BitSet {
    return this.byCategory.get(categoryId) ?? new BitSet(0);
  }

  /** Listed products filed under a category that meets the test, also one that can't be shown. */
  filedUnder(test: (categoryId: number) => boolean): BitSet {
    const found = new BitSet(0);
    for (const [id, slots] of this.byOwnCategory) if (test(id)) found.unite(slots);
    return found;
  }

  /** The listed product with exactly this model, letter case aside; the lowest id where several have it. */
  withModel(model: string): number | undefined {
    const slots = [...(this.byModel.get(model.toUpperCase()) ?? [])];
    return slots.sort((a, b) => this.record(a).id - this.record(b).id)[0];
  }

  /** Listed products of a variant group. */
  ofVariantGroup(group: string): readonly ProductRecord[] {
    return [...(this.variantGroups.get(group) ?? [])].map((slot) => this.record(slot));
  }

  private link(slot: number, record: ProductRecord): void {
    this.listed.add(slot);
    bits(this.byBrand, record.brandId).add(slot);
    for (const id of record.categoryIds) bits(this.byCategory, id).add(slot);
    for (const id of record.ownCategoryIds) bits(this.byOwnCategory, id).add(slot);
    members(this.byModel, record.model.toUpperCase()).add(slot);
    if (record.variant) members(this.variantGroups, record.variant.group).add(slot);
  }

  private unlink(slot: number, record: ProductRecord): void {
    this.listed.delete(slot);
    this.byBrand.get(record.brandId)?.delete(slot);
    for (const id of record.categoryIds) this.byCategory.get(id)?.delete(slot);
    for (const id of record.ownCategoryIds) this.byOwnCategory.get(id)?.delete(slot);
    this.byModel.get(record.model.toUpperCase())?.delete(slot);
    if (record.variant) this.variantGroups.get(record.variant.group)?.delete(slot);
  }
}

function bits<K>(index: Map<K, BitSet>, key: K): BitSet {
  const known = index.get(key);
  if (known) return known;
  const made = new BitSet();
  index.set(key, made);
  return made;
}

function members<K>(index: Map<K, Set<number>>, key: K): Set<number> {
  const known = index.get(key);
  if (known) return known;
  const made = new Set<number>();
  index.set(key, made);
  return made;
}
