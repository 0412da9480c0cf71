import type { SortKey } from '@/modules/products/domain/search-criteria';
import { DEMO } from '@/shared/http/demo-examples';
import { FlagField } from '@/shared/http/fields/common-fields';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { csv, oneOf, type Parser } from '@/shared/http/fields/parsers';
import { firstCharacters, SEARCH_CHARACTERS, withBlanksFolded } from '@/shared/text/characters';
import { CURRENCIES, type Currency } from '@/shared/money/currency';

/** Values of `orden` (Contract 4.4, Decisions 7), with what they mean. */
export const SORTS: Readonly<Record<string, { readonly key: SortKey; readonly descending: boolean }>> = {
  relevancia: { key: 'relevance', descending: false },
  'precio:asc': { key: 'price', descending: false },
  'precio:desc': { key: 'price', descending: true },
  'modelo:asc': { key: 'model', descending: false },
  'modelo:desc': { key: 'model', descending: true },
  'marca:asc': { key: 'brand', descending: false },
  'marca:desc': { key: 'brand', descending: true },
  bestseller: { key: 'bestseller', descending: true },
  topseller: { key: 'topseller', descending: true },
  precio: { key: 'price', descending: false },
  modelo: { key: 'model', descending: false },
  marca: { key: 'brand', descending: false },
};

/** In any case, and with `_`, `-` or a blank for the colon (Decisions 1): `precio_asc` can only be `precio:asc`. */
const sortAsWritten: Parser<string> = (raw) =>
  oneOf(Object.keys(SORTS), true)(typeof raw === 'string' ? raw.trim().replace(/[\s_-]+/, ':') : raw);

/** What is searched for, and the same as it was sent. */
export interface SearchText {
  readonly words: string;
  readonly asSent: string;
}

/** Text as it was sent; nothing but blanks is none. */
const sentText: Parser<string> = (raw) => {
  if (typeof raw !== 'string') return { ok: false, problem: 'debe ser texto' };
  return { ok: true, value: withBlanksFolded(raw) === '' ? '' : raw.slice(0, 4 * SEARCH_CHARACTERS) };
};

/** Free text: control characters and `+` count as blanks, blanks fold, the first 256 characters count (Decisions 1). */
const searchText: Parser<SearchText> = (raw) => {
  const sent = sentText(raw);
  if (!sent.ok) return sent;
  const folded = withBlanksFolded(sent.value.replaceAll('+', ' '));
  const words = firstCharacters(folded, SEARCH_CHARACTERS).trim();
  return { ok: true, value: { words, asSent: sent.value } };
};

/** Slugs in any case; those of the catalog have no capitals (Decisions 6, 14). */
const brandIds: Parser<readonly string[]> = (raw) => {
  const folded = typeof raw === 'string' ? raw.toLowerCase() : raw;
  return csv(/^[a-z0-9]{1,100}$/, 'ids de marca ([a-z0-9])', 300)(folded);
};

/** How products are shown, in every product route (Contract 4.3, 4.4). */
export class DisplayQuery {
  @Field(oneOf(CURRENCIES, true), {
    example: 'mxn',
    description: 'Moneda de los precios; usd si se omite',
    schema: { type: 'string', enum: [...CURRENCIES] },
  })
  moneda?: Currency;

  @FlagField('Alias de moneda=mxn', '1')
  mxn?: boolean;

  @FlagField('Precios con IVA')
  iva?: boolean;

  @FlagField('Aplica el mejor descuento de contado de la cuenta')
  financiero?: boolean;

  @FlagField('Llena existencia.detalle por almacén')
  inventarios?: boolean;

  @FlagField('Agrega titulo_pro, descripcion_pro y caracteristicas_pro')
  informacion_pro?: boolean;
}

/** Lists add the long description on request. */
export class ListQuery extends DisplayQuery {
  @FlagField('Agrega descripcion (HTML)')
  descripcion?: boolean;

  @FlagField('Agrega imagenes, como en el detalle')
  imagenes?: boolean;

  @Field(sortAsWritten, {
    example: 'precio:asc',
    description: 'Orden; relevancia si se omite',
    schema: { type: 'string', enum: Object.keys(SORTS) },
  })
  orden?: string;

  @FlagField('Solo productos con existencia')
  stock?: boolean;

  @FlagField('Solo productos con existencia nueva; no se combina con stock=true')
  stock_nuevo?: boolean;
}

/** Categories that lists are narrowed to: a property decorator. */
function CategoriesField(): PropertyDecorator {
  return Field(csv(/^\d{1,40}$/, 'ids de categoría', 5000), {
    example: DEMO.category,
    description: 'Ids de categoría de cualquier nivel, separados por comas',
    list: true,
  });
}

/** GET /marcas/{marca}/productos (Contract 4.3). */
export class BrandProductsQuery extends ListQuery {
  @CategoriesField()
  categoria?: readonly string[];

  @IntegerField(1, 1_000_000, { example: '1', description: 'Página' })
  pagina?: number;

  @IntegerField(1, 60, {
    example: '60',
    description: 'Productos por página',
  })
  limit?: number;
}

/** GET /productos (Contract 4.4). */
export class SearchQuery extends ListQuery {
  @CategoriesField()
  categoria?: readonly string[];

  @Field(brandIds, {
    example: DEMO.brand,
    description: 'Ids de marca separados por comas',
    list: true,
  })
  marca?: readonly string[];

  @Field(searchText, { example: DEMO.search, description: 'Texto de búsqueda', prefilled: true })
  busqueda?: SearchText;

  @Field(sentText, { example: DEMO.model, description: 'Modelo exacto: responde un solo producto' })
  modelo?: string;

  @Field(csv(/^[^\s,]{1,60}$/, 'códigos de sucursal', 100), {
    example: DEMO.branch,
    description: 'Con existencia en alguna de las sucursales',
    list: true,
  })
  sucursal?: readonly string[];

  @IntegerField(1, 1000, {
    example: '1',
    description: 'Página',
  })
  pagina?: number;

  @IntegerField(10, 1000, {
    example: '60',
    description: 'Productos por página',
  })
  limit?: number;
}

/** Product ids as asked for; `single` decides whether the answer is an object or an array (Contract 4.4). */
export interface ProductIds {
  readonly ids: readonly number[];
  /** The same as they were sent: some are too large for a number, and of no product. */
  readonly asSent: readonly string[];
  readonly single: boolean;
}

const MAX_IDS = 300;

const productIds: Parser<ProductIds> = (raw) => {
  const items = typeof raw === 'string' ? raw.split(',').map((item) => item.trim()) : [];
  if (items.length === 0 || !items.every((item) => /^[1-9]\d{0,39}$/.test(item))) {
    return { ok: false, problem: 'debe ser un id de producto, o varios separados por comas' };
  }
  if (items.length > MAX_IDS) return { ok: false, problem: `admite hasta ${MAX_IDS} ids` };
  return { ok: true, value: { ids: items.map(Number), asSent: items, single: items.length === 1 } };
};

export class ProductParams {
  @Field(productIds, {
    example: DEMO.product,
    description: 'Id de producto, o hasta 300 separados por comas',
    required: true,
  })
  id: ProductIds;
}

export class SingleProductParams {
  @Field(
    (raw) => {
      const parsed = productIds(raw);
      return parsed.ok && !parsed.value.single ? { ok: false, problem: 'debe ser un solo id de producto' } : parsed;
    },
    { example: DEMO.product, description: 'Id de producto', required: true },
  )
  id: ProductIds;
}

export class BrandParams {
  @Field((raw) => ({ ok: true, value: String(raw).trim().toLowerCase() }), {
    example: DEMO.brand,
    description: 'Id de la marca',
    required: true,
  })
  marca: string;
}
