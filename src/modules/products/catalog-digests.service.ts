import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { kitSupply } from '@/modules/products/domain/kit-supply';
import { GRADES, isOfferRunning } from '@/modules/products/domain/product';
import { variantOptions, type VariantMember } from '@/modules/products/domain/variants';
import { kitParts } from '@/modules/products/snapshot/stock/kit-stock';
import { ProductTextsService } from '@/modules/products/product-texts.service';
import type { Change } from '@/shared/database/changes/change-log';
import { TurnsBehindRequests } from '@/shared/kernel/turns';

/**
 * Digests of what a product shows: short texts that are others as soon as it shows something else (Beyond 1.2). An unlisted product shows
 * nothing.
 */
export interface ProductDigests {
  readonly listed: boolean;
  /**
   * Two digests with a point between them: 10 characters of its own price row, and 5 of its brand, since agreements go by brand.
   * Agreements themselves and the exchange rate are not in it.
   */
  readonly price: string;
  /** Of the pieces in the selling warehouses; of a kit, how many can be made: 16 characters. */
  readonly stock: string;
  /** Of the rest, the long texts aside: 8 characters. */
  readonly sheet: string;
}

/** The digests that depend on the product alone. They are kept as bytes, three for every four characters, in which a point has no place. */
interface OwnDigests {
  readonly price: string;
  readonly sheet: string;
}

const GRADE_INDEXES = GRADES.map((_grade, index) => index);
const PRICE_CHARACTERS = 10;
const BRAND_CHARACTERS = 5;
const PRICE_BYTES = 12;
const SHEET_BYTES = 6;
const BYTES = PRICE_BYTES + SHEET_BYTES;

/** Tells whether products have changed, by comparing what they show (Beyond 1.2). All of it comes from memory except the long texts. */
@Injectable()
export class CatalogDigests {
  /** For each slot the revision of the product for which digests are known, and the digests. */
  private revisions = new Uint32Array(0);
  private known = Buffer.alloc(0);

  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly texts: ProductTextsService,
  ) {}

  /** What a product shows now; undefined when there is none of that id. */
  of(productId: number): ProductDigests | undefined {
    const { store } = this.snapshot;
    const slot = store.slotOf(productId);
    if (slot === undefined) return undefined;
    const { price, sheet } = this.own(slot);
    const variant = store.variantOf(slot);
    return {
      listed: store.listed.has(slot),
      price: `${price.slice(0, PRICE_CHARACTERS)}.${price.slice(PRICE_CHARACTERS, PRICE_CHARACTERS + BRAND_CHARACTERS)}`,
      stock: digest(this.stockText(slot), 16),
      sheet: variant ? digest(sheet + this.variantText({ id: productId, variant }), 8) : sheet,
    };
  }

  /** Digests of the long texts as they are in the database now, 8 characters each, by product. */
  async ofTexts(productIds: readonly number[]): Promise<Map<number, string>> {
    const texts = await this.texts.fresh(productIds);
    return new Map(
      productIds.map((id) => {
        const { description = '', proDescription = '' } = texts.get(id) ?? {};
        return [id, digest(JSON.stringify([description, proDescription]), 8)];
      }),
    );
  }

  /** The products that may show something else after a change. */
  touchedBy({ entity, id }: Change): number[] {
    if (entity === 'product-text') return [Number(id)];
    if (entity !== 'product' && entity !== 'stock') return [];
    return [Number(id), ...this.snapshot.store.kits.above(Number(id))];
  }

  /** Products on sale of which an offer runs on one of two days and not on the other, found in turns; days as YYYYMMDD. */
  async turnedBetween(before: number, after: number): Promise<number[]> {
    const { store } = this.snapshot;
    const turns = new TurnsBehindRequests();
    const ids: number[] = [];
    for (const slot of store.listed.toArray()) {
      if (this.turns(slot, before, after)) ids.push(store.idOf(slot));
      if (turns.over) await turns.next();
    }
    return ids;
  }

  /** Whether an offer of a product runs on one of two days and not on the other; days as YYYYMMDD. */
  hasTurnedBetween(productId: number, before: number, after: number): boolean {
    const slot = this.snapshot.store.slotOf(productId);
    return slot !== undefined && this.turns(slot, before, after);
  }

  private turns(slot: number, before: number, after: number): boolean {
    const price = this.snapshot.store.columns.priceOf(slot);
    return price !== undefined && isOfferRunning(price, before) !== isOfferRunning(price, after);
  }

  private own(slot: number): OwnDigests {
    const { store } = this.snapshot;
    const revision = store.columns.revisionOf(slot);
    const start = slot * BYTES;
    if (slot >= this.revisions.length) this.grow(store.size);
    if (this.revisions[slot] !== revision) {
      const { price, sheet } = this.work(slot);
      this.known.write(price + sheet, start, 'base64url');
      this.revisions[slot] = revision;
    }
    return {
      price: this.known.toString('base64url', start, start + PRICE_BYTES),
      sheet: this.known.toString('base64url', start + PRICE_BYTES, start + BYTES),
    };
  }

  private work(slot: number): OwnDigests {
    const { store } = this.snapshot;
    const sections = store.fragments.read(slot, 'proFeatures');
    const [proTitle = '', proFeatures = ''] = sections.slice(-2).map(String);
    const rest = [proTitle, proFeatures, store.columns.isProject(slot), store.componentsAt(slot)];
    const price = digest(JSON.stringify(store.columns.priceOf(slot) ?? null), PRICE_CHARACTERS);
    return {
      // One character more than is told fills the bytes.
      price: price + digest(store.columns.brandOf(slot), BRAND_CHARACTERS + 1),
      sheet: digest(Buffer.concat([...sections.slice(0, -2), Buffer.from(JSON.stringify(rest))]), 8),
    };
  }

  private grow(slots: number): void {
    const revisions = new Uint32Array(Math.ceil(slots * 1.25));
    revisions.set(this.revisions);
    this.revisions = revisions;
    const known = Buffer.alloc(revisions.length * BYTES);
    this.known.copy(known);
    this.known = known;
  }

  private variantText(self: VariantMember): string {
    const members = this.snapshot.store.ofVariantGroup(self.variant.group);
    const options = [...variantOptions(self, members)];
    return JSON.stringify(options.map(([attribute, byOption]) => [attribute, [...byOption]]));
  }

  private stockText(slot: number): string {
    const { store } = this.snapshot;
    if (!store.columns.isKit(slot)) return this.piecesText(slot);
    const codes = store.stock.sellingCodes();
    return kitSupply(codes, kitParts(store, slot, codes));
  }

  private piecesText(slot: number): string {
    const { stock } = this.snapshot.store;
    const grades = GRADE_INDEXES.filter((grade) => stock.hasGrade(slot, grade));
    let text = '';
    for (const code of stock.sellingCodes())
      for (const grade of grades) {
        const pieces = stock.pieces(slot, grade, code);
        if (pieces > 0) text += `${code} ${grade} ${pieces};`;
      }
    return text;
  }
}

function digest(content: string | Buffer, characters: number): string {
  return hash('sha1', content, 'base64url').slice(0, characters);
}
