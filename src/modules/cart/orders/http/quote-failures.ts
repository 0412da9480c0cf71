import type { Seller } from '@/modules/accounts/domain/account';
import type { CancelOrderOutcome } from '@/modules/cart/orders/cancel-order.service';
import { presentRefusal, type CartFailureWire } from '@/modules/cart/orders/http/cart-failures';
import type { OrderQuoteResult } from '@/modules/cart/orders/order-quote.service';
import { ApiError } from '@/shared/http/errors/api-error';

type QuoteRefusal = Exclude<OrderQuoteResult, { kind: 'answered' }>;

/** Why a quote was not ordered: a 200 that says so for short stock, else the ApiError thrown (Beyond 3.1). */
export function presentQuoteRefusal(refusal: QuoteRefusal, branchExample: string): CartFailureWire {
  if (isOfQuote(refusal)) throw quoteError(refusal);
  return presentRefusal(refusal, refusal.quote?.lines ?? [], branchExample);
}

/** What keeps this quote from being ordered; anything else keeps any cart. */
const OF_QUOTE = ['quote-not-found', 'quote-expired', 'quote-ordered', 'tax-changed'] as const;
type OfQuote = Extract<QuoteRefusal, { kind: (typeof OF_QUOTE)[number] }>;

function isOfQuote(refusal: QuoteRefusal): refusal is OfQuote {
  return OF_QUOTE.some((kind) => kind === refusal.kind);
}

function quoteError(refusal: OfQuote): ApiError {
  switch (refusal.kind) {
    case 'quote-not-found':
      return new ApiError(404, 'cotizacion_no_encontrada');
    case 'quote-expired':
      return new ApiError(409, 'cotizacion_vencida');
    case 'quote-ordered':
      return new ApiError(409, 'cotizacion_ordenada', { values: [{ folio_pedido: refusal.orderFolio }] });
    case 'tax-changed':
      return new ApiError(409, 'cotizacion_cambio', {
        values: [{ campo: 'iva_aplicado', cotizado: refusal.quoted, actual: refusal.current }],
      });
  }
}

/** Why an order was not cancelled, and whom to call (Beyond 3.3). */
export function cancelRefusal(
  refusal: Exclude<CancelOrderOutcome, { kind: 'answered' }>,
  seller: Seller | undefined,
): ApiError {
  switch (refusal.kind) {
    case 'key-reused':
      return new ApiError(422, 'idempotency_key_reused');
    case 'order-not-found':
      return new ApiError(404, 'pedido_no_encontrado');
    case 'not-cancelable': {
      const vendedor = { nombre: seller?.name ?? '', mail: seller?.email ?? '', ext: seller?.extension ?? '' };
      return new ApiError(409, 'pedido_no_cancelable', { values: [{ estado: refusal.state, vendedor }] });
    }
  }
}
