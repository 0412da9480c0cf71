import { orderFolio } from '@/modules/cart/orders/domain/folio';
import { isCancelable } from '@/modules/cart/orders/domain/states/order-state';
import { quoteState } from '@/modules/cart/orders/domain/states/quote-life';
import {
  LIST_START,
  type DocumentPage,
  type DocumentSummary,
  type ListPlace,
} from '@/modules/cart/orders/domain/documents/document-search';
import { amount } from '@/modules/cart/quoting/http/present-amounts';
import type { OrderPage } from '@/modules/cart/orders/order-documents.service';
import { deliveryWord } from '@/modules/cart/quoting/http/wire-words';
import type { CallCursors } from '@/shared/cursor/cursors';
import { invalidCursor, readCursor } from '@/shared/http/cursor';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

type Item = Record<string, unknown>;

const time = (at: number): string => mexicoCityDateTime(new Date(at));

/** The place a list goes on from; undefined at its beginning. */
export function placeOf(cursors: CallCursors, cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = readCursor(cursors, cursor, `/api/v1/${cursors.owner.list}`);
  if (at === undefined && id === undefined) return undefined;
  if (typeof at !== 'number' || typeof id !== 'number') throw invalidCursor();
  return { at, id };
}

/** A page as every cursor list shows it (Beyond 0): the cursor is always there and always usable. */
export function presentPage(cursors: CallCursors, page: DocumentPage, items: readonly Item[]): Item {
  const place = page.next === LIST_START ? [] : [page.next.at, page.next.id];
  return { [cursors.owner.list]: items, cursor: cursors.write(place), hay_mas: page.more };
}

/** Orders of a list (Beyond 3.2). */
export function presentOrderItems({ documents, invoices }: Pick<OrderPage, 'documents' | 'invoices'>): Item[] {
  return documents.map((order) => ({
    folio: order.folio,
    folio_pedido: orderFolio(order.folio),
    estado: order.state,
    fecha_estado: time(order.stateAt),
    fecha_pedido: time(order.orderedAt),
    orden_compra: order.purchaseOrder,
    moneda: order.currency.toUpperCase(),
    total: amount(order.total),
    lineas: order.lines,
    piezas: order.pieces,
    tipo_entrega: deliveryWord(order.deliveryType),
    facturas: invoices.get(order.id) ?? [],
    cancelable: isCancelable(order),
    version: order.version,
  }));
}

/** Quotes of a list, as they were quoted (Beyond 3.1). */
export function presentQuoteItems({ documents }: DocumentPage, now: number): Item[] {
  return documents.map((quote) => {
    const { purchaseOrder, total, lines, pieces } = quotedFigures(quote);
    return {
      folio: quote.folio,
      estado: quoteState({ ordered: quote.ordered, validUntil: quote.validUntil ?? 0 }, now),
      fecha_creacion: time(quote.createdAt),
      vigencia: time(quote.validUntil ?? 0),
      orden_compra: purchaseOrder,
      moneda: quote.currency.toUpperCase(),
      total: amount(total),
      lineas: lines,
      piezas: pieces,
    };
  });
}

function quotedFigures(quote: DocumentSummary): Pick<DocumentSummary, 'purchaseOrder' | 'total' | 'lines' | 'pieces'> {
  const { snapshot } = quote;
  if (!snapshot) return quote;
  const pieces = snapshot.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { purchaseOrder: snapshot.purchaseOrder, total: snapshot.total, lines: snapshot.lines.length, pieces };
}
