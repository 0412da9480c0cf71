import type { DisplayRequest } from '@/modules/products/domain/search-criteria';
import { appendListProduct, type Chunk, type WireTexts } from '@/modules/products/http/product-json';
import type { CallerView } from '@/modules/products/snapshot/caller-view';
import type { Found } from '@/modules/products/snapshot/product-finder';
import { pageCount, type PageRequest } from '@/shared/kernel/page';

type TextsOf = (slot: number) => WireTexts | undefined;

/** List envelope (Contract 2.4): `todo` when this page holds every match (Decisions 7). */
export function presentList(
  view: CallerView,
  found: Found,
  page: PageRequest,
  display: DisplayRequest,
  textsOf: TextsOf,
): Chunk[] {
  const { total, slots } = found;
  const whole = total > 0 && slots.length === total;
  const out: Chunk[] = [
    `{"cantidad":${total},"pagina":${page.number},"paginas":${pageCount(total, page.size)},"todo":${String(whole)},"productos":`,
  ];
  appendArray(out, slots, (slot) => {
    appendListProduct(out, { view, slot, display, texts: textsOf(slot) });
  });
  out.push('}');
  return out;
}

/** A bare array of list products (Decisions 7: related products and accessories). */
export function presentProducts(
  view: CallerView,
  slots: readonly number[],
  display: DisplayRequest,
  textsOf: TextsOf,
): Chunk[] {
  const out: Chunk[] = [];
  appendArray(out, slots, (slot) => {
    appendListProduct(out, { view, slot, display, texts: textsOf(slot) });
  });
  return out;
}

export function appendArray(out: Chunk[], slots: readonly number[], append: (slot: number) => void): void {
  out.push('[');
  slots.forEach((slot, index) => {
    if (index > 0) out.push(',');
    append(slot);
  });
  out.push(']');
}
