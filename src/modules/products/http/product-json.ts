import { GRADES } from '@/modules/products/domain/product';
import { variantOptions } from '@/modules/products/domain/variants';
import type { DisplayPrices } from '@/modules/products/domain/display-prices';
import type { DisplayRequest } from '@/modules/products/domain/search-criteria';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { StoredSections } from '@/modules/products/snapshot/packing/fragment-store';
import { formatCents } from '@/shared/money/scaled';

/** Long texts of a product, present when they were asked for and read. */
export interface WireTexts {
  readonly description: string;
  readonly proDescription: string;
}

/** A piece of an answer: bytes that were ready, or text still to be encoded. */
export type Chunk = Buffer | string;

const NO_BYTES = Buffer.alloc(0);
/** Places of sections among those that are kept. */
const IMAGES = 2;
const RESOURCES = 3;
const NO_TEXTS: WireTexts = { description: '', proDescription: '' };
const NO_AGREEMENT = ',"precios":[],"nota":"SOLICITAR DISTRIBUCIÓN"';
const NO_PRICE = ',"precios":[],"nota":"PRECIO NO DISPONIBLE"';
const WIRE_GRADES = GRADES.map((grade) => (grade === 'new' ? 'nuevo' : grade));

/** A product about to be written: whose view of it, and what is wanted of it. */
export interface ShownProduct {
  readonly view: CallerView;
  readonly slot: number;
  readonly display: DisplayRequest;
  readonly texts: WireTexts | undefined;
}

/** Appends a product of a list (Contract 2.4, key order of its table; Decisions 7: with `imagenes` on request) to `out`. */
export function appendListProduct(out: Chunk[], shown: ShownProduct): void {
  const { description } = shown.texts ?? NO_TEXTS;
  const { display, slot, view } = shown;
  const sections = view.store.fragments.read(slot, display.pro ? 'proFeatures' : display.images ? 'images' : 'body');
  appendShared(out, shown, sections, display.description ? `,"descripcion":${JSON.stringify(description)}` : '');
  const [, , images] = sections;
  if (display.images && images) out.push(images);
  out.push('}');
}

/** Appends what is needed to sell a product, and no more (Beyond 1.1, `campos=comercial`). */
export function appendCommercialProduct(out: Chunk[], { view, slot, display }: ShownProduct): void {
  out.push(
    ...view.store.fragments.read(slot, 'head'),
    String(view.allPieces(slot)),
    pricesJson(view, slot),
    stockJson(view, slot, display),
    '}',
  );
}

/** Appends a product's detail: the list's keys, then `descripcion`, `imagenes`, `recursos` (Decisions 7). */
export function appendDetailProduct(out: Chunk[], shown: ShownProduct): void {
  const { description } = shown.texts ?? NO_TEXTS;
  const { display, slot, view } = shown;
  const sections = view.store.fragments.read(slot, display.pro ? 'proFeatures' : 'resources');
  appendShared(out, shown, sections, '');
  out.push(`,"descripcion":${JSON.stringify(description)}`, ...sections.slice(IMAGES, RESOURCES + 1), '}');
}

function appendShared(
  out: Chunk[],
  { view, slot, display, texts = NO_TEXTS }: ShownProduct,
  [head = NO_BYTES, body = NO_BYTES, , , proTitle = NO_BYTES, proFeatures = NO_BYTES]: StoredSections,
  description: string,
): void {
  const project = view.store.columns.isProject(slot) ? ',"proyecto":true' : '';
  out.push(head, String(view.allPieces(slot)), body);
  out.push(`${description}${project}${variants(view, slot)}${pricesJson(view, slot)}${stockJson(view, slot, display)}`);
  if (display.pro) {
    const between = `,"descripcion_pro":${JSON.stringify(texts.proDescription)},"caracteristicas_pro":`;
    out.push(',"titulo_pro":', proTitle, between, proFeatures);
  }
}

/** The members `precios` and, where there is one, `nota`, with their comma. */
export function pricesJson(view: CallerView, slot: number): string {
  if (!view.distributes(slot)) return NO_AGREEMENT;
  const shown = view.prices(slot);
  return shown ? priceJson(shown) : NO_PRICE;
}

function priceJson({ publicPrice, special, discounted, volume, map, list }: DisplayPrices): string {
  const tiers = volume.map(([from, cents]) => `"${from}":"${formatCents(cents)}"`).join(',');
  return (
    `,"precios":{"precio_1":"${formatCents(publicPrice)}","precio_especial":"${formatCents(special)}"` +
    `,"precio_descuento":"${formatCents(discounted)}","volumen":{${tiers}}` +
    `,"precio_map":"${formatCents(map)}","precio_lista":"${formatCents(list)}"}`
  );
}

/** The member `existencia` with its comma. */
export function stockJson(view: CallerView, slot: number, display: DisplayRequest): string {
  const [fresh = 0, a = 0, b = 0, c = 0, d = 0] = GRADES.map((_grade, index) => view.pieces(slot, index));
  const detail = display.inventories ? warehouseDetail(view, slot) : '[]';
  return `,"existencia":{"nuevo":${fresh},"asterisco":{"a":${a},"b":${b},"c":${c},"d":${d}},"detalle":${detail}}`;
}

/** Condition to warehouse to count (Contract 2.4): `nuevo` always, grades where there is stock; warehouses that have some. */
function warehouseDetail(view: CallerView, slot: number): string {
  const conditions = WIRE_GRADES.flatMap((name, grade) => {
    const counts = view.warehouses.flatMap((code) => {
      const pieces = view.piecesIn(slot, grade, code);
      return pieces > 0 ? [`${JSON.stringify(code)}:"${pieces}"`] : [];
    });
    return counts.length > 0 || grade === 0 ? [`"${name}":{${counts.join(',')}}`] : [];
  });
  return `{${conditions.join(',')}}`;
}

function variants({ store }: CallerView, slot: number): string {
  const variant = store.variantOf(slot);
  if (!variant) return '';
  const members = store.ofVariantGroup(variant.group);
  const shown = [...variantOptions({ id: store.idOf(slot), variant }, members)].map(
    ([attribute, options]) =>
      [
        attribute,
        Object.fromEntries(
          [...options].map(([option, { productId, detail }]) => [
            option,
            { producto_id: String(productId), detalle: detail },
          ]),
        ),
      ] as const,
  );
  return `,"atributos":${JSON.stringify(Object.fromEntries(shown))}`;
}

/** All chunks as one buffer. */
export function joinChunks(chunks: readonly Chunk[]): Buffer {
  let length = 0;
  for (const chunk of chunks) length += typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length;
  const whole = Buffer.allocUnsafe(length);
  let at = 0;
  for (const chunk of chunks) at += typeof chunk === 'string' ? whole.write(chunk, at) : chunk.copy(whole, at);
  return whole;
}
