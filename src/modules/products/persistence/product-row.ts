import { mergeComponents } from '@/modules/products/domain/kit';
import type {
  Product,
  ProductFigures,
  ProductPrice,
  ProductWords,
  SellingFacts,
} from '@/modules/products/domain/product';
import { ParsedJson } from '@/modules/products/persistence/parsed-json';
import { PriceEntity } from '@/modules/products/persistence/price.entity';
import { ProductEntity } from '@/modules/products/persistence/product.entity';
import { columnsOf, type RawRow } from '@/shared/database/raw-row';

type Prices = Omit<RawRow<PriceEntity>, 'product_id' | 'withdrawn'>;

/** What a product costs: all null where it has no price. */
export type PriceRow = { readonly [Name in keyof Prices]: Prices[Name] | null };

/** A row of products joined with prices, as the drivers give it. */
export type ProductRow = RawRow<ProductEntity> & PriceRow;

/** What is read of a product, in this order: its own columns (p), then those of its price (r). */
const PRODUCT_COLUMNS = columnsOf(ProductEntity);
const PRICE_COLUMNS = columnsOf(PriceEntity).filter((name) => name !== 'product_id' && name !== 'withdrawn');
const COLUMNS: readonly (keyof ProductRow)[] = [...PRODUCT_COLUMNS, ...PRICE_COLUMNS];

/** The columns of a ProductRow for a SELECT from products p and prices r. */
export const SELECTED = selected(PRODUCT_COLUMNS);

/** A row of SELECTED columns that came as an array. */
export const toRow = fromArray<ProductRow>(COLUMNS);

/** What is read of a product that is sold, in this order: its own columns (p), then those of its price (r). */
const SELLING_PRODUCT_COLUMNS = [
  'id',
  'model',
  'title',
  'brand_id',
  'cover_image',
  'link',
  'weight',
  'height',
  'length',
  'width',
  'volumetric_weight',
  'components',
  'active',
  'withdrawn',
] as const satisfies readonly (keyof ProductRow)[];

export type SellingRow = PriceRow & Pick<ProductRow, (typeof SELLING_PRODUCT_COLUMNS)[number]>;

/** The columns of a SellingRow for a SELECT from products p and prices r. */
export const SELLING_SELECTED = selected(SELLING_PRODUCT_COLUMNS);

/** A row of SELLING_SELECTED columns that came as an array. */
export const toSellingRow = fromArray<SellingRow>([...SELLING_PRODUCT_COLUMNS, ...PRICE_COLUMNS]);

function selected(productColumns: readonly string[]): string {
  return [...productColumns.map((name) => `p.${name}`), ...PRICE_COLUMNS.map((name) => `r.${name}`)].join(', ');
}

/** Makes rows of arrays: each has every column from the beginning, so that all are alike to the engine. */
function fromArray<Row extends object>(columns: readonly (keyof Row)[]): (values: readonly unknown[]) => Row {
  const blank = Object.fromEntries(columns.map((name) => [name, null])) as Record<keyof Row, unknown>;
  return (values) => {
    const row = { ...blank };
    for (let at = 0; at < columns.length; at++) {
      const name = columns[at];
      if (name !== undefined) row[name] = values[at];
    }
    return row as Row;
  };
}

export function toSellingFacts(row: SellingRow): SellingFacts {
  return {
    id: row.id,
    model: row.model,
    title: row.title,
    brandId: row.brand_id,
    coverImage: text(row.cover_image),
    link: text(row.link),
    ...dimensions(row),
    components: components(row),
    listed: isListed(row),
    price: toPrice(row),
  };
}

export type WordsRow = Pick<
  ProductRow,
  'id' | 'model' | 'title' | 'brand_id' | 'category_ids' | 'features' | 'active' | 'withdrawn'
>;

export function toWords(rows: readonly WordsRow[]): ProductWords[] {
  return rows.map((row) => ({
    id: row.id,
    model: row.model,
    title: row.title,
    brandId: row.brand_id,
    categoryIds: json<number[]>(row.category_ids, []),
    features: json<string[]>(row.features, []),
    listed: isListed(row),
  }));
}

function isListed(row: Pick<ProductRow, 'active' | 'withdrawn'>): boolean {
  return row.active === 1 && row.withdrawn === 0;
}

/** The product whose figures are known. Named one by one: an object made by spreading so many is several times as slow to make and to read. */
export function completed(row: ProductRow, figures: ProductFigures): Product {
  return {
    id: figures.id,
    model: figures.model,
    title: row.title,
    brandId: figures.brandId,
    categoryIds: figures.categoryIds,
    ...texts(row),
    ...media(row),
    ...dimensions(row),
    variant: figures.variant,
    components: figures.components,
    related: json<number[]>(row.related, []),
    accessories: json<number[]>(row.accessories, []),
    unit: json<Product['unit']>(row.unit, undefined),
    project: figures.project,
    listed: figures.listed,
    sales: figures.sales,
    trend: figures.trend,
    price: figures.price,
  };
}

export function toFigures(row: ProductRow): ProductFigures {
  return {
    id: row.id,
    model: row.model,
    brandId: row.brand_id,
    categoryIds: CATEGORY_IDS.of(row.category_ids),
    project: row.project === 1,
    listed: isListed(row),
    variant: json<Product['variant']>(row.variant, undefined),
    components: components(row),
    sales: row.sales,
    trend: row.trend,
    price: toPrice(row),
  };
}

/** Columns that nothing is derived from (SourceProduct): they are read at every start. */
const ALWAYS_READ: ReadonlySet<string> = new Set(['sales', 'trend', 'active', 'withdrawn']);
const SOURCE_COLUMNS = PRODUCT_COLUMNS.filter((name) => !ALWAYS_READ.has(name));

/** Everything of a row that something is derived from, as the database gave it: two rows that differ in any of it have different texts. */
export function sourceOf(row: ProductRow): string {
  let lengths = isListed(row) ? 'listed' : 'unlisted';
  const values = SOURCE_COLUMNS.map((name) => row[name]);
  for (const value of values) lengths += value === null ? ',' : `,${String(value).length}`;
  // Joined at once they are one piece, which is digested faster than one of many.
  return `${lengths};${values.join('')}`;
}

function texts(row: ProductRow) {
  return {
    warranty: text(row.warranty),
    satKey: text(row.sat_key),
    satDescription: text(row.sat_description),
    link: text(row.link),
    privateLink: text(row.private_link),
    features: json<string[]>(row.features, []),
    proTitle: text(row.pro_title),
    proFeatures: json<string[]>(row.pro_features, []),
  };
}

function media(row: ProductRow) {
  return {
    coverImage: text(row.cover_image),
    images: json<Product['images']>(row.images, []),
    resources: json<Product['resources']>(row.resources, []),
    images360: json<unknown[]>(row.images360, []),
    icons: json<Product['icons']>(row.icons, undefined),
  };
}

function dimensions(row: Pick<ProductRow, 'weight' | 'height' | 'length' | 'width' | 'volumetric_weight'>) {
  return {
    weight: row.weight ?? undefined,
    height: row.height ?? undefined,
    length: row.length ?? undefined,
    width: row.width ?? undefined,
    volumetricWeight: row.volumetric_weight ?? undefined,
  };
}

function components(row: Pick<ProductRow, 'components'>): Product['components'] {
  const parts = json<NonNullable<Product['components']>>(row.components, []);
  return parts.length > 0 ? mergeComponents(parts) : undefined;
}

function toPrice(row: PriceRow): ProductPrice | undefined {
  if (row.list_price === null) return undefined;
  return {
    list: row.list_price,
    publicPrice: row.public_price ?? row.list_price,
    offer: row.offer_price ?? undefined,
    offerFrom: row.offer_from ?? undefined,
    offerTo: row.offer_to ?? undefined,
    map: row.map_price ?? undefined,
    tiers: TIERS.of(row.tiers),
    openBox: OPEN_BOX.of(row.open_box),
  };
}

const CATEGORY_IDS = new ParsedJson<Product['categoryIds']>([]);
const TIERS = new ParsedJson<ProductPrice['tiers']>([], (tiers) => [...tiers].sort((a, b) => a.from - b.from));
const OPEN_BOX = new ParsedJson<ProductPrice['openBox']>({});

const text = (value: string | null): string => value ?? '';

function json<T>(value: string | null, absent: T): T {
  return value === null ? absent : ((JSON.parse(value) as T | null) ?? absent);
}
