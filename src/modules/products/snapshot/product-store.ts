import type { KitComponent, VariantMembership } from '@/modules/products/domain/product';
import { modelKey, ModelLikeness, modelLikeness } from '@/modules/products/domain/model-likeness';
import { sortText } from '@/modules/products/domain/sort-text';
import { BitSet } from '@/modules/products/domain/bit-set';
import { FragmentStore } from '@/modules/products/snapshot/packing/fragment-store';
import { KitGraph } from '@/modules/products/snapshot/stock/kit-graph';
import { PriceLists } from '@/modules/products/snapshot/columns/price-lists';
import { ProductColumns, type Categories } from '@/modules/products/snapshot/columns/product-columns';
import type {
  PackedTexts,
  ProductRecord,
  RecordFigures,
  RecordTexts,
} from '@/modules/products/snapshot/product-record';
import { RankColumn } from '@/modules/products/snapshot/columns/rank-column';
import { hashNumber, hashText, SlotHash } from '@/modules/products/snapshot/columns/slot-hash';
import { AvailableSets } from '@/modules/products/snapshot/stock/available-sets';
import { StockTable, type StockRow } from '@/modules/products/snapshot/stock/stock-table';
import type { Turns } from '@/shared/kernel/turns';

/** A product of a variant group. */
interface GroupMember {
  readonly id: number;
  readonly variant: VariantMembership;
}

/**
 * The catalog in memory: a dense slot per product, columns and packed texts by slot, and bit sets and orders to find it by. Products are
 * never removed, only unlisted: kits and history still name them.
 */
export class ProductStore {
  readonly stock = new StockTable();
  readonly available = new AvailableSets();
  readonly columns = new ProductColumns();
  readonly fragments = new FragmentStore();
  readonly listed = new BitSet();
  /** Slots of kits, on sale or not. */
  readonly kitSlots = new BitSet();
  readonly kits = new KitGraph();
  readonly idOrder = new RankColumn<number>();
  readonly modelOrder = new RankColumn<string>();
  readonly prices = new PriceLists(this.columns);
  private changes = 0;
  private readonly byId = new SlotHash();
  private readonly byModel = new SlotHash();
  private readonly models: string[] = [];
  private readonly variants = new Map<number, VariantMembership>();
  private readonly components = new Map<number, readonly KitComponent[]>();
  private readonly byBrand = new Map<string, BitSet>();
  private readonly byCategory = new Map<number, BitSet>();
  private readonly byOwnCategory = new Map<number, BitSet>();
  private readonly variantGroups = new Map<string, Set<number>>();

  get size(): number {
    return this.models.length;
  }

  /** Rises whenever products may be found, or come in another order, than before; prices and stock aside. */
  get revision(): number {
    return this.changes;
  }

  slotOf(productId: number): number | undefined {
    return this.byId.find(hashNumber(productId), (slot) => this.columns.idOf(slot) === productId);
  }

  idOf(slot: number): number {
    return this.columns.idOf(slot);
  }

  /** Every product, on sale or not. */
  *ids(): IterableIterator<number> {
    for (let slot = 0; slot < this.size; slot++) yield this.columns.idOf(slot);
  }

  modelOf(slot: number): string {
    return this.models[slot] ?? '';
  }

  variantOf(slot: number): VariantMembership | undefined {
    return this.variants.get(slot);
  }

  /** A product as it was put, put together anew at each call. */
  record(slot: number): ProductRecord {
    if (slot >= this.size) throw new RangeError(`no product in slot ${slot}`);
    const { columns } = this;
    return {
      id: columns.idOf(slot),
      model: this.modelOf(slot),
      brandId: columns.brandOf(slot),
      ...columns.categoriesOf(slot),
      listed: this.listed.has(slot),
      project: columns.isProject(slot),
      variant: this.variantOf(slot),
      components: this.components.get(slot),
      sales: columns.salesOf(slot),
      trend: columns.trendOf(slot),
      price: columns.priceOf(slot),
      ...this.fragments.texts(slot),
    };
  }

  /** What a kit is made of; undefined for a plain product. */
  componentsAt(slot: number): readonly KitComponent[] | undefined {
    return this.components.get(slot);
  }

  /** What a product is made of; undefined when it is no kit, or not known. */
  componentsOf(productId: number): readonly KitComponent[] | undefined {
    const slot = this.slotOf(productId);
    return slot === undefined ? undefined : this.components.get(slot);
  }

  /** Adds or replaces a product and its stock; answers its slot. */
  put(record: RecordFigures, texts: RecordTexts | PackedTexts, stock: readonly StockRow[]): number {
    const known = this.slotOf(record.id);
    const slot = known ?? this.size;
    const isFoundLike = known !== undefined && this.isFoundLike(slot, record);
    const isPricedLike = isFoundLike && this.columns.isPricedLike(slot, record.price);
    const brandBefore = this.brandNumber(known);
    if (!isFoundLike) this.changes++;
    if (known === undefined) this.byId.add(hashNumber(record.id), slot);
    else if (this.listed.has(slot)) this.unlink(slot);
    if (this.models[slot] !== record.model) this.modelOrder.put(slot, sortText(record.model));
    this.models[slot] = record.model;
    this.columns.put(slot, record);
    if (!isPricedLike) this.prices.put(slot, brandBefore);
    this.fragments.put(slot, texts);
    this.kits.put(record.id, this.components.get(slot), record.components);
    keep(this.components, slot, record.components);
    keep(this.variants, slot, record.variant);
    this.kitSlots.put(slot, record.components !== undefined);
    if (record.listed) this.link(slot);
    this.idOrder.put(slot, record.id);
    this.putStock(slot, stock);
    return slot;
  }

  /** Replaces all the stock of a product. */
  putStock(slot: number, stock: readonly StockRow[]): void {
    this.stock.replace(slot, stock);
    this.available.note(slot);
    for (const kit of this.kits.above(this.idOf(slot))) {
      const kitSlot = this.slotOf(kit);
      if (kitSlot !== undefined) this.available.note(kitSlot);
    }
  }

  /** Corrects a set for kits, which have no stock of their own: those that can be made are in it, the others are not. Answers the set. */
  withKits(slots: BitSet, canBeMade: (slot: number) => boolean): BitSet {
    for (const kit of this.kitSlots.toArray()) slots.put(kit, canBeMade(kit));
    return slots;
  }

  /** Does beforehand what the first search would have to wait for. */
  async settle(turns: Turns): Promise<void> {
    await this.idOrder.settleInTurns(turns);
    await this.modelOrder.settleInTurns(turns);
    await this.prices.settleInTurns(turns);
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

  /** Products that are not on sale, of some brands or in categories that meet the test (asked once for those of the same). */
  unlisted(brandIds: ReadonlySet<string>, test: (categories: Categories) => boolean): BitSet {
    const { columns, listed } = this;
    const found = new BitSet();
    const known = new Map<Categories, boolean>();
    for (let slot = 0; slot < this.size; slot++) {
      if (listed.has(slot)) continue;
      const categories = columns.categoriesOf(slot);
      const isAmong = known.get(categories) ?? test(categories);
      known.set(categories, isAmong);
      if (isAmong || brandIds.has(columns.brandOf(slot))) found.add(slot);
    }
    return found;
  }

  /** The listed product with the model most like this one (Decisions 7); the lowest id where several are equally so. */
  withModel(model: string): number | undefined {
    let best: number | undefined;
    let highest: number = ModelLikeness.PlusForBlank;
    this.byModel.find(hashText(modelKey(model)), (slot) => {
      const likeness = modelLikeness(model, this.modelOf(slot));
      if (likeness > highest || (likeness === highest && (best === undefined || this.idOf(slot) < this.idOf(best)))) {
        best = slot;
        highest = likeness;
      }
      return false;
    });
    return best;
  }

  /** Listed products of a variant group. */
  ofVariantGroup(group: string): readonly GroupMember[] {
    return [...(this.variantGroups.get(group) ?? [])].flatMap((slot) => {
      const variant = this.variantOf(slot);
      return variant ? [{ id: this.idOf(slot), variant }] : [];
    });
  }

  private brandNumber(slot: number | undefined): number | undefined {
    return slot === undefined ? undefined : this.columns.brandIndex(slot);
  }

  private isFoundLike(slot: number, record: RecordFigures): boolean {
    const isListed = this.listed.has(slot);
    return isListed === record.listed && this.modelOf(slot) === record.model && this.columns.isFiledLike(slot, record);
  }

  private link(slot: number): void {
    const { columns } = this;
    const { categoryIds, ownCategoryIds } = columns.categoriesOf(slot);
    this.listed.add(slot);
    bits(this.byBrand, columns.brandOf(slot)).add(slot);
    for (const id of categoryIds) bits(this.byCategory, id).add(slot);
    for (const id of ownCategoryIds) bits(this.byOwnCategory, id).add(slot);
    this.byModel.add(hashText(modelKey(this.modelOf(slot))), slot);
    const variant = this.variantOf(slot);
    if (variant) members(this.variantGroups, variant.group).add(slot);
  }

  private unlink(slot: number): void {
    const { columns } = this;
    const { categoryIds, ownCategoryIds } = columns.categoriesOf(slot);
    this.listed.delete(slot);
    this.byBrand.get(columns.brandOf(slot))?.delete(slot);
    for (const id of categoryIds) this.byCategory.get(id)?.delete(slot);
    for (const id of ownCategoryIds) this.byOwnCategory.get(id)?.delete(slot);
    this.byModel.delete(hashText(modelKey(this.modelOf(slot))), slot);
    const variant = this.variantOf(slot);
    if (variant) this.variantGroups.get(variant.group)?.delete(slot);
  }
}

function keep<T>(map: Map<number, T>, slot: number, value: T | undefined): void {
  if (value === undefined) map.delete(slot);
  else map.set(slot, value);
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
