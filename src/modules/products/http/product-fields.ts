import type { Brand } from '@/modules/catalog/domain/brand';
import type { SourceProduct, UnitOfMeasure } from '@/modules/products/domain/product';
import { productLink } from '@/modules/products/domain/product-link';
import { volumetricWeight } from '@/modules/products/domain/volumetric-weight';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';

/** A product as its fields see it: with what the catalog knows of it. */
export interface CataloguedProduct {
  readonly product: SourceProduct;
  /** Undefined where its brand isn't listed. */
  readonly brand: Brand | undefined;
  readonly filed: FiledProduct;
}

/** Where a product is filed, in JSON; products that are filed alike share it. */
export interface FiledProduct {
  /** Its main category and those above it, the deepest first as live clients take it for what the product is (Decisions 7). */
  readonly main: string;
  /** The paths to all of its categories, from the first level on. */
  readonly all: string;
}

/** A key of a product on the wire: what the document says of it, and its value in JSON. */
interface ProductField {
  readonly schema: JsonSchema;
  readonly example: unknown;
  readonly write: (shown: CataloguedProduct) => string;
}

const json = JSON.stringify;
const STRING: JsonSchema = { type: 'string' };
const CATEGORY = named('CategoriaDeProducto', strictObject({ id: STRING, nombre: STRING, nivel: { type: 'integer' } }));
const CATEGORY_EXAMPLES = [
  { id: '22', nombre: 'Videovigilancia', nivel: 1 },
  { id: '65811', nombre: 'Cámaras IP', nivel: 2 },
];
const NO_ICONS: JsonSchema = { type: 'array', maxItems: 0, items: {} };
const UNKNOWN_DIMENSION = '-';
const PIECE = writeUnit({ code: '1', name: 'Pieza', satKey: 'H87' });

/**
 * The keys of a product that depend on nobody who asks, in the order of the answer (Contract 2.4): of each the schema, an example
 * and what writes it. JSON is written as text: half of a large catalog's time of writing went into making objects only to write them.
 */
const PRODUCT_FIELDS: Readonly<Record<string, ProductField>> = {
  titulo: text('Cámara IP domo de 4 megapixeles, lente 2.8 mm, IR de 30 m, IP67', ({ product }) => product.title),
  marca: text('Vixora', ({ product, brand }) => brand?.name ?? product.brandId),
  garantia: text('3 años', ({ product }) => product.warranty),
  sat_key: text('46171610', ({ product }) => product.satKey),
  sat_description: text('Cámaras de seguridad', ({ product }) => product.satDescription),
  img_portada: text('https://cdn.example/productos/151231.png', ({ product }) => product.coverImage),
  link_privado: text('', ({ product }) => product.privateLink),
  categorias: {
    schema: {
      type: 'array',
      items: CATEGORY,
      description: 'La principal y las que la contienen, de la más honda al nivel 1',
    },
    example: CATEGORY_EXAMPLES.toReversed(),
    write: ({ filed }) => filed.main,
  },
  categorias_producto_todas: {
    schema: {
      type: 'array',
      items: { type: 'array', items: CATEGORY },
      description: 'La ruta a cada una de sus categorías, del nivel 1 a la más honda',
    },
    example: [CATEGORY_EXAMPLES],
    write: ({ filed }) => filed.all,
  },
  pvol: text('0.54', ({ product: { volumetricWeight: given, height, length, width } }) => {
    return given ?? volumetricWeight(height, length, width) ?? '0';
  }),
  marca_logo: text('https://cdn.example/marcas/vixora.png', ({ brand }) => brand?.logo ?? ''),
  link: text('/producto/vx-2cd2143g2-i-151231.html', ({ product }) => productLink(product)),
  imagen_360: {
    schema: { type: 'array', items: {} },
    example: [],
    write: ({ product }) => json(product.images360),
  },
  iconos: {
    schema: { oneOf: [strictObject({ sup_izq: STRING, sup_der: STRING, inf_der: STRING }), NO_ICONS] },
    example: [],
    write: ({ product: { icons } }) =>
      json(icons ? { sup_izq: icons.topLeft, sup_der: icons.topRight, inf_der: icons.bottomRight } : []),
  },
  peso: text('0.6', ({ product }) => product.weight ?? UNKNOWN_DIMENSION),
  alto: text('15', ({ product }) => product.height ?? UNKNOWN_DIMENSION),
  largo: text('15', ({ product }) => product.length ?? UNKNOWN_DIMENSION),
  ancho: text('12', ({ product }) => product.width ?? UNKNOWN_DIMENSION),
  unidad_de_medida: {
    schema: strictObject({ codigo_unidad: STRING, nombre: STRING, clave_unidad_sat: STRING }),
    example: { codigo_unidad: '1', nombre: 'Pieza', clave_unidad_sat: 'H87' },
    write: ({ product: { unit } }) => (unit ? writeUnit(unit) : PIECE),
  },
  caracteristicas: {
    schema: { type: 'array', items: STRING },
    example: ['Resolución de 4 MP', 'Visión nocturna hasta 30 m', 'Alimentación PoE'],
    write: ({ product }) => json(product.features),
  },
};

const WRITERS = Object.entries(PRODUCT_FIELDS).map(([key, { write }]) => ({ before: `,"${key}":`, write }));

/** All of these keys with their values, each with a comma before it. */
export function writeFields(shown: CataloguedProduct): string {
  let written = '';
  for (const { before, write } of WRITERS) written += before + write(shown);
  return written;
}

/** What the document says of these keys: their schemas, or their examples. */
export function productFields<Part extends 'schema' | 'example'>(part: Part): Record<string, ProductField[Part]> {
  return Object.fromEntries(Object.entries(PRODUCT_FIELDS).map(([key, field]) => [key, field[part]]));
}

function text(example: string, of: (shown: CataloguedProduct) => string): ProductField {
  return { schema: STRING, example, write: (shown) => json(of(shown)) };
}

function writeUnit({ code, name, satKey }: UnitOfMeasure): string {
  return json({ codigo_unidad: code, nombre: name, clave_unidad_sat: satKey });
}
