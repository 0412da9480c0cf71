import { GRADES } from '@/modules/products/domain/product';
import { variantOptions } from '@/modules/products/domain/variants';
import type { DisplayPrices } from '@/modules/products/domain/display-prices';
import type { DisplayRequest } from '@/modules/products/domain/search-criteria';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { ProductRecord } from '@/modules/products/snapshot/product-record';
import { formatCents } from '@/shared/money/scaled';

/** Long texts of a product, present when they were asked for and read. */
export interface WireTexts {
  readonly description: string;
  readonly proDescription: string;
}

/** A piece of an answer: bytes that were ready, or text still to be encoded. */
export type Chunk = Buffer | string;

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
  appendShared(out, shown, shown.display.description ? `,"descripcion":${JSON.stringify(description)}` : '');
  if (shown.display.images) {
    const { detail, imagesEnd } = shown.view.store.record(shown.slot).fragments;
    out.push(detail.subarray(0, imagesEnd));
  }
  out.push('}');
}

/** Appends what is needed to sell a product, and no more (Beyond 1.1, `campos=comercial`). */
export function appendCommercialProduct(out: Chunk[], { view, slot, display }: ShownProduct): void {
  const { head } = view.store.record(slot).fragments;
  out.push(head, String(view.allPieces(slot)), prices(view, slot), stock(view, slot, display), '}');
}

/** Appends a product's detail: the list's keys, then `descripcion`, `imagenes`, `recursos` (Decisions 7). */
export function appendDetailProduct(out: Chunk[], shown: ShownProduct): void {
  const { description } = shown.texts ?? NO_TEXTS;
  appendShared(out, shown, '');
  out.push(`,"descripcion":${JSON.stringify(description)}`, shown.view.store.record(shown.slot).fragments.detail, '}');
}

function appendShared(
  out: Chunk[],
  { view, slot, display, texts = NO_TEXTS }: ShownProduct,
  description: string,
): void {
  const record = view.store.record(slot);
  const { fragments } = record;
  out.push(fragments.head, String(view.allPieces(slot)), fragments.body);
  out.push(
    `${description}${record.project ? ',"proyecto":true' : ''}${variants(view, record)}${prices(view, slot)}${stock(view, slot, display)}`,
  );
  if (display.pro) {
    out.push(
      `,"titulo_pro":${fragments.proTitle},"descripcion_pro":${JSON.stringify(texts.proDescription)},"caracteristicas_pro":${fragments.proFeatures}`,
    );
  }
}

function prices(view: CallerView, slot: number): string {
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

function stock(view: CallerView, slot: number, display: DisplayRequest): string {
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

function variants(view: CallerView, { id, variant }: ProductRecord): string {
  if (!variant) return '';
  const members = view.store
    .ofVariantGroup(variant.group)
    .flatMap((record) => (record.variant ? [{ id: record.id, variant: record.variant }] : []));
  const shown = [...variantOptions({ id, variant }, members)].map(
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
