import { id, integer } from '@/modules/importing/readers/numbers';
import { leaving, mapped, nested, Problem, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { list, member, object, record } from '@/modules/importing/readers/structures';
import { line } from '@/modules/importing/readers/texts';
import type {
  KitComponent,
  ProductIcons,
  ProductImage,
  ProductResource,
  UnitOfMeasure,
  VariantMembership,
} from '@/modules/products/domain/product';

const image = object<ProductImage>({
  imagen: member('url', line({ min: 1 })),
  orden: member('order', line(), { fallback: '' }),
});

/** Images; one without `orden` has its place in the list. */
export const images: Reader<ProductImage[]> = mapped(list(image), (found) =>
  found.map((one, index) => (one.order === '' ? { ...one, order: String(index + 1) } : one)),
);

export const resources: Reader<ProductResource[]> = list(
  object<ProductResource>({ recurso: member('name', line({ min: 1 })), path: member('path', line({ min: 1 })) }),
);

export const icons: Reader<ProductIcons> = object<ProductIcons>({
  sup_izq: member('topLeft', line(), { fallback: '' }),
  sup_der: member('topRight', line(), { fallback: '' }),
  inf_der: member('bottomRight', line(), { fallback: '' }),
});

export const unit: Reader<UnitOfMeasure> = object<UnitOfMeasure>({
  codigo_unidad: member('code', line({ min: 1 })),
  nombre: member('name', line({ min: 1 })),
  clave_unidad_sat: member('satKey', line({ min: 1 })),
});

const attributes = mapped(record(line({ min: 1 }), line({ min: 1 })), (found) =>
  Object.keys(found).length > 0 ? found : problem('debe nombrar al menos un atributo, por ejemplo {"color": "blanco"}'),
);

export const variant: Reader<VariantMembership> = object<VariantMembership>({
  grupo: member('group', line({ min: 1 })),
  atributos: member('attributes', attributes),
  detalle: member('detail', line(), { fallback: '' }),
});

const componentList = list(
  object<KitComponent>({
    producto_id: member('productId', id()),
    cantidad: member('quantity', integer({ min: 1, max: 1_000_000 })),
  }),
  { min: 1 },
);

/** The parts of a kit, each product once. An empty list is no kit: `null` says that. */
export const components: Reader<KitComponent[]> = leaving(
  componentList.unread,
  typed(
    'lista de objeto {producto_id, cantidad}',
    nested((value) => {
      const found = componentList(value);
      if (found instanceof Problem) return found;
      const twice = found.find(
        ({ productId }, index) => found.findIndex((other) => other.productId === productId) !== index,
      );
      return twice ? problem(`nombra dos veces el producto ${twice.productId}; sume las cantidades`) : found;
    }),
  ),
);
