import type { Product, ProductPrice } from '@/modules/products/domain/product';

/** A row of products joined with prices, as the drivers give it. */
export interface ProductRow {
  readonly id: number;
  readonly model: string;
  readonly title: string;
  readonly brand_id: string;
  readonly category_ids: string;
  readonly warranty: string | null;
  readonly sat_key: string | null;
  readonly sat_description: string | null;
  readonly cover_image: string | null;
  readonly images: string | null;
  readonly resources: string | null;
  readonly images360: string | null;
  readonly icons: string | null;
  readonly link: string | null;
  readonly private_link: string | null;
  readonly weight: string | null;
  readonly height: string | null;
  readonly length: string | null;
  readonly width: string | null;
  readonly volumetric_weight: string | null;
  readonly unit: string | null;
  readonly features: string | null;
  readonly pro_title: string | null;
  readonly pro_features: string | null;
  readonly project: number;
  readonly active: number;
  readonly variant: string | null;
  readonly components: string | null;
  readonly related: string | null;
  readonly accessories: string | null;
  readonly sales: number;
  readonly trend: number;
  readonly withdrawn: number;
  readonly list_price: number | null;
  readonly public_price: number | null;
  readonly offer_price: number | null;
  readonly offer_from: number | null;
  readonly offer_to: number | null;
  readonly map_price: number | null;
  readonly tiers: string | null;
  readonly open_box: string | null;
}

export function toProduct(row: ProductRow): Product {
  return {
    id: Number(row.id),
    model: row.model,
    title: row.title,
    brandId: row.brand_id,
    categoryIds: json<number[]>(row.category_ids, []),
    warranty: row.warranty ?? '',
    satKey: row.sat_key ?? '',
    satDescription: row.sat_description ?? '',
    coverImage: row.cover_image ?? '',
    images: json<Product['images']>(row.images, []),
    resources: json<Product['resources']>(row.resources, []),
    images360: json<unknown[]>(row.images360, []),
    icons: json<Product['icons']>(row.icons, undefined),
    link: row.link ?? '',
    privateLink: row.private_link ?? '',
    weight: row.weight ?? undefined,
    height: row.height ?? undefined,
    length: row.length ?? undefined,
    width: row.width ?? undefined,
    volumetricWeight: row.volumetric_weight ?? undefined,
    unit: json<Product['unit']>(row.unit, undefined),
    features: json<string[]>(row.features, []),
    proTitle: row.pro_title ?? '',
    proFeatures: json<string[]>(row.pro_features, []),
    project: row.project === 1,
    listed: row.active === 1 && row.withdrawn === 0,
    ...relations(row),
    sales: row.sales,
    trend: row.trend,
    price: toPrice(row),
  };
}

function relations(row: ProductRow): Pick<Product, 'variant' | 'components' | 'related' | 'accessories'> {
  const components = json<NonNullable<Product['components']>>(row.components, []);
  return {
    variant: json<Product['variant']>(row.variant, undefined),
    components: components.length > 0 ? components : undefined,
    related: json<number[]>(row.related, []),
    accessories: json<number[]>(row.accessories, []),
  };
}

function toPrice(row: ProductRow): ProductPrice | undefined {
  if (row.list_price === null) return undefined;
  const list = Number(row.list_price);
  return {
    list,
    publicPrice: row.public_price === null ? list : Number(row.public_price),
    offer: row.offer_price === null ? undefined : Number(row.offer_price),
    offerFrom: row.offer_from ?? undefined,
    offerTo: row.offer_to ?? undefined,
    map: row.map_price === null ? undefined : Number(row.map_price),
    tiers: [...json<ProductPrice['tiers']>(row.tiers, [])].sort((a, b) => a.from - b.from),
    openBox: json<ProductPrice['openBox']>(row.open_box, {}),
  };
}

function json<T>(text: string | null, absent: T): T {
  return text === null ? absent : ((JSON.parse(text) as T | null) ?? absent);
}
