/** What can become of a product in the feed. */
export const CHANGE_KINDS = ['listed', 'withdrawn', 'price', 'stock', 'sheet'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What products show at one moment, as the publisher sees it. */
export interface ShownProduct {
  readonly listed: boolean;
  /** Digests of the price row (10 characters) and, after a point, of the brand. */
  readonly price: string;
  readonly stock: string;
  /** 8 characters. */
  readonly sheet: string;
  /** 8 characters; undefined when the long texts have not changed. */
  readonly texts: string | undefined;
}

/** What the feed tells of a product: the positions at which each kind of change was published last, 0 for never. */
export interface CatalogChange {
  readonly productId: number;
  readonly position: number;
  readonly listed: boolean;
  readonly listedPos: number;
  readonly withdrawnPos: number;
  readonly pricePos: number;
  readonly stockPos: number;
  readonly sheetPos: number;
  readonly priceDigest: string;
  readonly stockDigest: string;
  readonly sheetDigest: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

const SHEET_CHARACTERS = 8;
const PRICE_CHARACTERS = 10;

/** Where and when a change is published. */
export interface Publication {
  readonly position: number;
  readonly at: number;
  /** Whether the calendar has changed the price although its row is the same; of a product that comes back, since it left. */
  readonly turned: boolean;
}

/**
 * The row of a product after a publication; undefined when it shows what it showed before (Beyond 1.2). A product that was never on
 * sale has none, and one that isn't on sale shows no changes.
 */
export function published(
  before: CatalogChange | undefined,
  productId: number,
  now: ShownProduct | undefined,
  publication: Publication,
): CatalogChange | undefined {
  if (!now?.listed) {
    const { position, at } = publication;
    if (!before?.listed) return undefined;
    return { ...before, position, listed: false, withdrawnPos: position, changedAt: at };
  }
  return before?.listed ? changed(before, now, publication) : arrived(before, productId, now, publication);
}

function changed(
  before: CatalogChange,
  now: ShownProduct,
  { position, at, turned }: Publication,
): CatalogChange | undefined {
  const sheetDigest = sheetOf(before, now);
  const pricePos = turned || hasOtherPrice(before, now) ? position : before.pricePos;
  const stockPos = now.stock === before.stockDigest ? before.stockPos : position;
  const sheetPos = sheetDigest === before.sheetDigest ? before.sheetPos : position;
  if (Math.max(pricePos, stockPos, sheetPos) < position) return undefined;
  const digests = { priceDigest: now.price, stockDigest: now.stock, sheetDigest };
  return { ...before, ...digests, position, pricePos, stockPos, sheetPos, changedAt: at };
}

/**
 * The row of a product that comes on sale. One that comes back with other values has changed these as well, and so has each kind of value
 * that changed while it was on sale the last time: a reader who follows nothing but prices is told of no product that isn't on sale, and may
 * not have been told of the change before it left.
 */
function arrived(
  before: CatalogChange | undefined,
  productId: number,
  now: ShownProduct,
  { position, at, turned }: Publication,
): CatalogChange {
  const digests = { priceDigest: now.price, stockDigest: now.stock, sheetDigest: sheetOf(before, now) };
  const shared = { ...digests, productId, position, listed: true, listedPos: position, changedAt: at };
  if (!before) return { ...shared, withdrawnPos: 0, pricePos: 0, stockPos: 0, sheetPos: 0 };
  const moved = (differs: boolean, last: number): number => (differs || last >= before.listedPos ? position : last);
  return {
    ...shared,
    withdrawnPos: before.withdrawnPos,
    pricePos: moved(turned || hasOtherPrice(before, now), before.pricePos),
    stockPos: moved(digests.stockDigest !== before.stockDigest, before.stockPos),
    sheetPos: moved(digests.sheetDigest !== before.sheetDigest, before.sheetPos),
  };
}

/**
 * Whether accounts may now pay something else. A digest of an older release has no point and says nothing of the brand: there, another
 * sheet may mean another brand.
 */
function hasOtherPrice(before: CatalogChange, now: ShownProduct): boolean {
  if (before.priceDigest.includes('.')) return now.price !== before.priceDigest;
  const isSameRow = now.price.slice(0, PRICE_CHARACTERS) === before.priceDigest.slice(0, PRICE_CHARACTERS);
  return !isSameRow || sheetOf(before, now) !== before.sheetDigest;
}

/** The digest of the sheet. Its half for the long texts stays while nothing says that they have changed. */
function sheetOf(before: CatalogChange | undefined, now: ShownProduct): string {
  return now.sheet + (now.texts ?? before?.sheetDigest.slice(SHEET_CHARACTERS) ?? '');
}

/** What a reader who knows everything up to a position is told of a product. */
export interface ToldChange {
  readonly type: 'listed' | 'changed' | 'withdrawn';
  readonly kinds: readonly ChangeKind[];
}

/**
 * What has become of a product since a position, as far as it is asked for; undefined when nothing of that has. A product that came or left is
 * always told (Beyond 1.1).
 */
export function toldSince(
  change: CatalogChange,
  since: number,
  asked: ReadonlySet<ChangeKind>,
): ToldChange | undefined {
  if (change.position <= since) return undefined;
  if (!change.listed) return change.withdrawnPos > since ? { type: 'withdrawn', kinds: ['withdrawn'] } : undefined;
  if (change.listedPos > since) return { type: 'listed', kinds: ['listed'] };
  const positions = [
    ['price', change.pricePos],
    ['stock', change.stockPos],
    ['sheet', change.sheetPos],
  ] as const;
  const kinds = positions.filter(([kind, position]) => position > since && asked.has(kind)).map(([kind]) => kind);
  return kinds.length > 0 ? { type: 'changed', kinds } : undefined;
}

/** Whether one kind of change has happened to a product since a position and still shows, whatever else has happened to it. */
export function happenedSince(change: CatalogChange, since: number, kind: ChangeKind): boolean {
  if (kind === 'withdrawn') return !change.listed && change.withdrawnPos > since;
  const positions = {
    listed: change.listedPos,
    price: change.pricePos,
    stock: change.stockPos,
    sheet: change.sheetPos,
  };
  return change.listed && positions[kind] > since;
}
