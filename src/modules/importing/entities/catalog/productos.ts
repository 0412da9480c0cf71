import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { brandId } from '@/modules/importing/entities/keys';
import {
  components,
  icons,
  images,
  resources,
  unit,
  variant,
} from '@/modules/importing/entities/catalog/product-parts';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { decimalText, id, numberBetween } from '@/modules/importing/readers/numbers';
import { mapped, type Reader } from '@/modules/importing/readers/problem';
import { json, list } from '@/modules/importing/readers/structures';
import { flag, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { KitComponent } from '@/modules/products/domain/product';
import type { ProductsLoadService } from '@/modules/products/products-load.service';

const MAX_RANK = 2_000_000_000;

export function productos(
  { products, texts }: ProductsLoadService,
  { brands, categories }: CatalogLoadService,
): ImportEntity {
  return recordEntity({
    name: 'productos',
    rows: [
      rowOf(products, {
        id: from('producto_id', id()),
        ...naming,
        brandId: from('marca', brandId()).references(brands, 'la marca'),
        categoryIds: from('categorias', ids({ min: 1 })).references(categories, 'la categoría', (named) => named),
        ...pictures,
        ...measures,
        ...standing,
        variant: from('variante', variant),
        components: from('componentes', components).references(products, 'el producto', partIds),
        related: from('relacionados', ids()).references(products, 'el producto', (named) => named),
        accessories: from('accesorios', ids()).references(products, 'el producto', (named) => named),
      }),
      rowOf(texts, { productId: from('producto_id', id()), ...longTexts }, { optional: true }),
    ],
    check: ({ id: own, components: parts }, problem) => {
      const isPart = parts !== undefined && parts !== null && partIds(parts as KitComponent[]).includes(own as number);
      if (isPart) problem('componentes', 'un producto no puede ser componente de sí mismo');
    },
  });
}

const naming = {
  model: from('modelo', text({ min: 1 })),
  title: from('titulo', text({ min: 1 })),
  warranty: from('garantia', text()),
  satKey: from('sat_key', text()),
  satDescription: from('sat_description', text()),
  features: from('caracteristicas', list(text())),
  proTitle: from('titulo_pro', text()),
  proFeatures: from('caracteristicas_pro', list(text())),
};

const pictures = {
  coverImage: from('img_portada', text()),
  images: from('imagenes', images),
  resources: from('recursos', resources),
  images360: from('imagen_360', list(json())),
  icons: from('iconos', icons),
  link: from('link', text()),
  privateLink: from('link_privado', text()),
};

const measures = {
  weight: from('peso', decimalText()),
  height: from('alto', decimalText()),
  length: from('largo', decimalText()),
  width: from('ancho', decimalText()),
  volumetricWeight: from('pvol', decimalText()),
  unit: from('unidad_de_medida', unit),
};

const standing = {
  project: from('proyecto', flag()),
  active: from('activo', flag()),
  sales: from('ventas', rank()),
  trend: from('tendencia', rank()),
};

const longTexts = {
  description: from('descripcion', text()),
  proDescription: from('descripcion_pro', text()),
};

function partIds(parts: readonly KitComponent[]): number[] {
  return parts.map(({ productId }) => productId);
}

/** Ids, each once, in order of first mention. */
function ids(limits: { min?: number } = {}): Reader<number[]> {
  return mapped(list(id(), limits), (named) => (named.length > 1 ? [...new Set(named)] : named));
}

/** What products are ranked by: any number, kept whole. */
function rank(): Reader<number> {
  return mapped(numberBetween(-MAX_RANK, MAX_RANK, 120), Math.round);
}
