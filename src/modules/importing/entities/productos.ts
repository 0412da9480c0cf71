import type { CatalogLoadService } from '@/modules/catalog/catalog-load.service';
import { brandId } from '@/modules/importing/entities/keys';
import { components, icons, images, resources, unit, variant } from '@/modules/importing/entities/product-parts';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { decimalText, id, numberBetween } from '@/modules/importing/readers/numbers';
import { mapped, type Reader } from '@/modules/importing/readers/problem';
import { json, list } from '@/modules/importing/readers/structures';
import { flag, text } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { KitComponent } from '@/modules/products/domain/product';
import type { ProductsLoadService } from '@/modules/products/products-load.service';

const MAX_RANK = 2_000_000_000;

export function productos({ products, texts }: ProductsLoadService, { brands, categories }: CatalogLoadService): ImportEntity {
  const productIds = mapped(list(id()), once);
  return recordEntity({
    name: 'productos',
    rows: [
      rowOf(products, {
        id: from('producto_id', id()),
        model: from('modelo', text({ min: 1 })),
        title: from('titulo', text({ min: 1 })),
        brandId: from('marca', brandId()).references(brands, 'la marca'),
        categoryIds: from('categorias', mapped(list(id(), { min: 1 }), once)).references(categories, 'la categoría', (ids) => ids),
        warranty: from('garantia', text()),
        satKey: from('sat_key', text()),
        satDescription: from('sat_description', text()),
        coverImage: from('img_portada', text()),
        images: from('imagenes', images),
        resources: from('recursos', resources),
        images360: from('imagen_360', list(json())),
        icons: from('iconos', icons),
        link: from('link', text()),
        privateLink: from('link_privado', text()),
        weight: from('peso', decimalText()),
        height: from('alto', decimalText()),
        length: from('largo', decimalText()),
        width: from('ancho', decimalText()),
        volumetricWeight: from('pvol', decimalText()),
        unit: from('unidad_de_medida', unit),
        features: from('caracteristicas', list(text())),
        proTitle: from('titulo_pro', text()),
        proFeatures: from('caracteristicas_pro', list(text())),
        project: from('proyecto', flag()),
        active: from('activo', flag()),
        variant: from('variante', variant),
        components: from('componentes', components).references(products, 'el producto', (list) => list.map(({ productId }) => productId)),
        related: from('relacionados', productIds).references(products, 'el producto', (ids) => ids),
        accessories: from('accesorios', productIds).references(products, 'el producto', (ids) => ids),
        sales: from('ventas', rank()),
        trend: from('tendencia', rank()),
      }),
      rowOf(
        texts,
        {
          productId: from('producto_id', id()),
          description: from('descripcion', text()),
          proDescription: from('descripcion_pro', text()),
        },
        { optional: true },
      ),
    ],
    check: ({ id: own, components: parts }, problem) => {
      const list = (parts ?? []) as readonly KitComponent[];
      if (list.some(({ productId }) => productId === own)) problem('componentes', 'un producto no puede ser componente de sí mismo');
    },
  });
}

/** Each id once, in order of first mention. */
function once(ids: number[]): number[] {
  return ids.length > 1 ? [...new Set(ids)] : ids;
}

/** What products are ranked by: any number, kept whole. */
function rank(): Reader<number> {
  return mapped(numberBetween(-MAX_RANK, MAX_RANK, 120), Math.round);
}
