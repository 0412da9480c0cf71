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
import { parts } from '@/modules/importing/load/rules/column-rules';
import { decimalText, id, numberBetween } from '@/modules/importing/readers/numbers';
import { mapped, type Reader } from '@/modules/importing/readers/problem';
import { json, list } from '@/modules/importing/readers/structures';
import { flag, line, text } from '@/modules/importing/readers/texts';
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
    about: 'productos',
    rows: [
      rowOf(products, {
        id: from('producto_id', id(), 'número del producto', 100123),
        ...naming,
        brandId: from('marca', brandId(), 'id de la marca', 'quetzavid').references(brands, 'la marca'),
        categoryIds: from(
          'categorias',
          ids({ min: 1 }),
          'ids de las categorías más hondas; la primera es la principal',
          [221],
        ).references(categories, 'la categoría', (named) => named),
        ...pictures,
        ...measures,
        ...standing,
        variant: variantGroup,
        components: kitParts.references(products, 'el producto', partIds),
        related: from('relacionados', ids(), 'ids de productos relacionados', [100124]).references(
          products,
          'el producto',
          (named) => named,
        ),
        accessories: from('accesorios', ids(), 'ids de sus accesorios', [100125]).references(
          products,
          'el producto',
          (named) => named,
        ),
      }),
      rowOf(
        texts,
        { productId: from('producto_id', id(), 'número del producto', 100123), ...longTexts },
        { optional: true },
      ),
    ],
    rule: parts('components', (held) => partIds(JSON.parse(held) as KitComponent[]).map(String)),
    check: ({ id: own, components: named }, problem) => {
      const isPart = named !== undefined && named !== null && partIds(named as KitComponent[]).includes(own as number);
      if (isPart) problem('componentes', 'un producto no puede ser componente de sí mismo');
    },
  });
}

const variantGroup = from('variante', variant, 'grupo de variantes al que pertenece y lo que la distingue', {
  grupo: 'domo-4mp',
  atributos: { color: 'blanco' },
  detalle: 'Blanco',
});

const kitParts = from('componentes', components, 'lo hace un paquete: productos y piezas que lo forman', [
  { producto_id: 100124, cantidad: 2 },
]);

const naming = {
  model: from('modelo', line({ min: 1 }), 'modelo del fabricante', 'QV-2143-I'),
  title: from('titulo', line({ min: 1 }), 'título', 'Cámara IP domo 4 Megapixeles'),
  warranty: from('garantia', line(), 'garantía', '3 años'),
  satKey: from('sat_key', line(), 'clave de producto del SAT', '46171610'),
  satDescription: from('sat_description', line(), 'descripción de esa clave', 'Cámaras de seguridad'),
  features: from('caracteristicas', list(line()), 'lista de características', ['IR de 30 m', 'IP67']),
  proTitle: from('titulo_pro', line(), 'título para ficha', 'Domo IP 4 MP'),
  proFeatures: from('caracteristicas_pro', list(line()), 'características para ficha', ['IR de 30 m']),
};

const pictures = {
  coverImage: from('img_portada', line(), 'imagen de portada', 'https://cdn.example/100123.jpg'),
  images: from('imagenes', images, 'más imágenes; sin orden, el de la lista', [
    { imagen: 'https://cdn.example/100123-1.jpg', orden: '1' },
  ]),
  resources: from('recursos', resources, 'hojas técnicas y manuales', [
    { recurso: 'Ficha técnica', path: 'https://cdn.example/100123.pdf' },
  ]),
  images360: from('imagen_360', list(json()), 'cuadros de la vista de 360°', ['https://cdn.example/360/01.jpg']),
  icons: from('iconos', icons, 'iconos sobre la imagen', {
    sup_izq: 'https://cdn.example/nuevo.png',
    sup_der: '',
    inf_der: '',
  }),
  link: from('link', line(), 'página pública', '/producto/qv-2143-i-100123.html'),
  privateLink: from('link_privado', line(), 'página del panel', 'https://panel.example/productos/100123'),
};

const measures = {
  weight: from('peso', decimalText(), 'kilogramos', '0.6'),
  height: from('alto', decimalText(), 'centímetros', '15'),
  length: from('largo', decimalText(), 'centímetros', '15'),
  width: from('ancho', decimalText(), 'centímetros', '12'),
  volumetricWeight: from(
    'pvol',
    decimalText(),
    'peso volumétrico en kilogramos; si falta, se calcula de las medidas',
    '0.54',
  ),
  unit: from('unidad_de_medida', unit, 'unidad de venta', {
    codigo_unidad: '1',
    nombre: 'Pieza',
    clave_unidad_sat: 'H87',
  }),
};

const standing = {
  project: from('proyecto', flag(), 'se vende sólo por proyecto registrado', false),
  active: from('activo', flag(), 'false: ya no se vende; si falta, true', true),
  sales: from('ventas', rank(), 'lo que ordena por más vendidos', 120),
  trend: from('tendencia', rank(), 'lo que ordena por tendencia', 35),
};

const longTexts = {
  description: from('descripcion', text(), 'descripción en HTML', '<p>Domo de 4 MP.</p>'),
  proDescription: from('descripcion_pro', text(), 'descripción para ficha', '<p>Domo de 4 MP.</p>'),
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
