import type { FeedEntry, FeedPage } from '@/modules/feed/feed-reader.service';
import {
  appendCommercialProduct,
  appendListProduct,
  type Chunk,
  type ShownProduct,
  type WireTexts,
} from '@/modules/products/http/product-json';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

const KINDS = { listed: 'alta', withdrawn: 'baja', price: 'precio', stock: 'existencia', sheet: 'ficha' } as const;
const TYPES = { listed: 'alta', changed: 'cambio', withdrawn: 'baja' } as const;
const RESTARTS = { '': '', account: 'cuenta', rate: 'tipo_cambio', warehouses: 'almacenes' } as const;

/** What a page is written with. */
export interface ChangesShown {
  readonly view: ShownProduct['view'];
  readonly textsOf: (slot: number) => WireTexts | undefined;
  readonly cursor: string;
}

/** An answer of the change feed (Beyond 1.1). */
export function presentChanges(page: FeedPage, { view, textsOf, cursor }: ChangesShown): Chunk[] {
  const { place, entries, context, more } = page;
  const phase = place.phase === 'pass' ? 'recorrido' : 'cambios';
  const out: Chunk[] = [`{"fase":"${phase}","reinicio":"${RESTARTS[place.restart]}","cambios":[`];
  const append = place.options.commercial ? appendCommercialProduct : appendListProduct;
  entries.forEach((entry, index) => {
    out.push(`${index > 0 ? ',' : ''}${entryHead(entry)}`);
    if (entry.slot !== undefined) {
      const shown: ShownProduct = { view, slot: entry.slot, display: context.display, texts: textsOf(entry.slot) };
      out.push(',"producto":');
      append(out, shown);
    }
    out.push('}');
  });
  out.push(`],"cursor":"${cursor}","hay_mas":${String(more)}}`);
  return out;
}

function entryHead({ position, type, kinds, at, productId }: FeedEntry): string {
  const told = kinds.map((kind) => `"${KINDS[kind]}"`).join(',');
  return `{"posicion":${position},"tipo":"${TYPES[type]}","que":[${told}],"fecha":"${mexicoCityDateTime(at)}","producto_id":"${productId}"`;
}
