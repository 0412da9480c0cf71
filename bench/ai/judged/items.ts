/** What is known of a trait: a number (in the unit that data/traits.txt tells), a text such as a cable's category, or that it is there. */
export type TraitValue = number | string | true;

/** A product as the judge knows it: what it truly is, not what its title says. */
export interface Item {
  readonly id: number;
  readonly modelo: string;
  /** What it is, e.g. `cam_bala_ip`; an accessory has the kind of the accessory. */
  readonly kind: string;
  readonly traits: ReadonlyMap<string, TraitValue>;
  /** Brand's id as in the file `marcas`. */
  readonly marca: string;
  /** Price in dollars: the lowest and the highest reading of it (with and without offer, with and without IVA). */
  readonly usd: { readonly low: number; readonly high: number };
  /** Pieces by branch code; branches without pieces are left out. */
  readonly stock: ReadonlyMap<string, number>;
  /** Kinds that it is an accessory of; empty for a product that serves by itself. */
  readonly accessoryOf: ReadonlySet<string>;
  /** Models (upper case) that it is an accessory of. */
  readonly fits: ReadonlySet<string>;
}

/** A product of a made catalog: what it truly is, and what it is an accessory of. */
type MadeProduct = Pick<Item, 'id' | 'modelo' | 'kind' | 'traits' | 'marca'> & {
  readonly owner: Pick<Item, 'kind' | 'modelo'> | undefined;
};

/** A product of a made catalog as the judge sees it. */
export function itemOf(product: MadeProduct, usd: Item['usd'], stock: Item['stock']): Item {
  const { id, modelo, kind, traits, marca, owner } = product;
  return {
    ...{ id, modelo, kind, traits, marca, usd, stock },
    accessoryOf: new Set(owner === undefined ? [] : [owner.kind]),
    fits: new Set(owner === undefined ? [] : [owner.modelo.toUpperCase()]),
  };
}

/** One catalog under judgement: its products on sale, and the rate that turns dollars into pesos. */
export interface JudgedCatalog {
  readonly name: CatalogName;
  readonly items: readonly Item[];
  readonly pesosPerDollar: number;
}

export const CATALOG_NAMES = [
  'demo',
  'revuelto',
  'mayoreo',
  'bodega',
  'surtidor',
  'central',
  'mercado',
  'proveedor',
  'bazar',
] as const;

/**
 * `demo` is the folder demo/; `revuelto` is the messy one that make-messy.ts writes; `mayoreo` the third, by third/make-third.ts; `bodega`,
 * `surtidor`, `central`, `mercado` and `proveedor` are written by hand, and made by written/make-written.ts.
 */
export type CatalogName = (typeof CATALOG_NAMES)[number];
