import { neighbours, popularity, type CatalogProduct, type DemoCatalog } from '../catalog';
import { BRANDS } from '../data/brands';
import { categoryId, INTERNAL_CATEGORY } from '../data/categories';
import { PROJECT, WITHDRAWN, WORKSHOP } from '../data/exceptions';
import { SAT_KEYS, UNITS } from '../data/sat';
import { diceFor } from '../dice';
import { cdn, coverImage, panel, productLink, slug, type Row } from './row';

const BRAND_NAMES: ReadonlyMap<string, string> = new Map(BRANDS.map((brand) => [brand.id, brand.name]));

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** HTML description: what it is for, its features as a list, and warranty. */
function description(product: Pick<CatalogProduct, 'title' | 'use' | 'features' | 'warranty'>): string {
  const items = product.features.map((feature) => `<li>${escapeHtml(feature)}</li>`).join('');
  const [head = product.title] = product.title.split(' / ');
  return `<h2>${escapeHtml(head)}</h2><p>${escapeHtml(product.use)}</p><h3>Características</h3><ul>${items}</ul><p><strong>Garantía:</strong> ${product.warranty ?? '1 año'}.</p>`;
}

function identity(product: CatalogProduct): Row {
  const workshop = WORKSHOP.has(product.model) ? [INTERNAL_CATEGORY.id] : [];
  const [satKey, satText] = SAT_KEYS[product.sat];
  return {
    producto_id: product.id,
    modelo: product.model,
    titulo: product.title,
    marca: product.brand,
    categorias: [...product.categories.map(categoryId), ...workshop],
    garantia: product.warranty ?? '1 año',
    sat_key: satKey,
    sat_description: satText,
  };
}

function media(product: CatalogProduct): Row {
  const dice = diceFor(`media ${product.model}`);
  const name = slug(product.model);
  const pictures = dice.int(1, 4);
  const turning = dice.chance(4);
  const icons = dice.chance(18);
  return {
    img_portada: coverImage(product.model),
    imagenes: Array.from({ length: pictures }, (_, order) => ({
      imagen: cdn(`productos/${name}-${order + 1}.jpg`),
      orden: String(order + 1),
    })),
    recursos: [
      ...(dice.chance(75) ? [{ recurso: 'Ficha técnica', path: cdn(`fichas/${name}.pdf`) }] : []),
      ...(dice.chance(35) ? [{ recurso: 'Manual de usuario', path: cdn(`manuales/${name}.pdf`) }] : []),
    ],
    ...(turning
      ? {
          imagen_360: Array.from({ length: 12 }, (_, frame) =>
            cdn(`360/${name}-${String(frame + 1).padStart(2, '0')}.jpg`),
          ),
        }
      : {}),
    ...(icons
      ? {
          iconos: {
            sup_izq: cdn(`iconos/${dice.pick(['nuevo', 'recomendado', 'top-ventas'])}.png`),
            sup_der: dice.chance(50) ? cdn('iconos/envio-gratis.png') : '',
            inf_der: dice.chance(30) ? cdn('iconos/garantia-extendida.png') : '',
          },
        }
      : {}),
    link: productLink(product.model, product.id),
    link_privado: panel(`productos/${product.id}`),
  };
}

/** Height, length and width in whole centimetres of a parcel of that weight, at the trade's usual density. */
function guessedSize(kg: number): readonly [number, number, number] {
  const edge = Math.cbrt(kg * 3_400);
  return [
    Math.max(2, Math.round(edge * 0.6)),
    Math.max(4, Math.round(edge * 1.5)),
    Math.max(3, Math.round(edge * 1.1)),
  ];
}

function weights(product: CatalogProduct, catalog: DemoCatalog): Row {
  const kg = product.kg ?? kitWeight(product, catalog);
  const unknown = diceFor(`size ${product.model}`).chance(4);
  if (kg === undefined || unknown) return {};
  const [alto, largo, ancho] = product.cm ?? guessedSize(kg);
  return { peso: Math.max(Math.round(kg * 1000) / 1000, 0.01), alto, largo, ancho };
}

function kitWeight(product: CatalogProduct, catalog: DemoCatalog): number | undefined {
  if (product.components === undefined) return undefined;
  return product.components.reduce((sum, [model, pieces]) => sum + (catalog.byModel.get(model)?.kg ?? 0) * pieces, 0);
}

function links(product: CatalogProduct, catalog: DemoCatalog): Row {
  const idOf = (model: string): number => {
    const found = catalog.byModel.get(model);
    if (found === undefined) throw new RangeError(`${product.model} names ${model}, which does not exist`);
    return found.id;
  };
  const { variant, components, accessories } = product;
  return {
    ...(variant ? { variante: { grupo: variant.group, atributos: variant.attributes, detalle: variant.detail } } : {}),
    ...(components
      ? { componentes: components.map(([model, cantidad]) => ({ producto_id: idOf(model), cantidad })) }
      : {}),
    relacionados: neighbours(product, catalog, 4).map((other) => other.id),
    ...(accessories ? { accesorios: accessories.map(idOf) } : {}),
  };
}

function sales(product: CatalogProduct): Row {
  const liked = popularity(product);
  const dice = diceFor(`sales ${product.model}`);
  return {
    ventas: Math.floor((liked * liked * liked) / 400) + dice.int(0, 25),
    tendencia: dice.chance(70) ? Math.floor((liked * dice.int(20, 160)) / 100) : 0,
  };
}

function improved(product: CatalogProduct): Row {
  if (product.proTitle === undefined || diceFor(`pro ${product.model}`).chance(45)) return {};
  const brand = BRAND_NAMES.get(product.brand) ?? product.brand;
  return {
    titulo_pro: `${product.proTitle} | ${brand} ${product.model}`,
    descripcion_pro: `<p>${escapeHtml(product.proTitle)}, de ${brand}. ${escapeHtml(product.use)}</p>`,
    caracteristicas_pro: product.features.slice(0, 4).map((feature) => `✔ ${feature}`),
  };
}

function productRow(product: CatalogProduct, catalog: DemoCatalog): Row {
  const [code, name, satUnit] = UNITS[product.unit ?? 'piece'];
  return {
    ...identity(product),
    ...media(product),
    ...weights(product, catalog),
    unidad_de_medida: { codigo_unidad: code, nombre: name, clave_unidad_sat: satUnit },
    caracteristicas: product.features,
    descripcion: description(product),
    ...improved(product),
    ...(PROJECT.has(product.model) ? { proyecto: true } : {}),
    ...(WITHDRAWN.has(product.model) ? { activo: false } : {}),
    ...links(product, catalog),
    ...sales(product),
  };
}

/** Rows of `productos`; kits after their components. */
export function* productRows(catalog: DemoCatalog): Generator<Row> {
  for (const product of catalog.products) yield productRow(product, catalog);
}
