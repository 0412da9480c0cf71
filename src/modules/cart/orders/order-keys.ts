import type { CartCommand } from '@/modules/cart/orders/cart-command';
import type { KeyUse } from '@/shared/idempotency/persistence/idempotency-key.repository';
import { keyUse } from '@/shared/idempotency/used-keys';

/** The use of a key for exactly this cart and file. */
export function cartKey({ account, idempotencyKey, request, attachment }: CartCommand): KeyUse | undefined {
  if (idempotencyKey === undefined) return undefined;
  const files = attachment ? [attachment.fingerprint()] : [];
  return keyUse(account.id, idempotencyKey, JSON.stringify([request, files]));
}

/** The use of a key for cancelling exactly this order, however its folio was spelled, with this reason. */
export function cancelKey(
  accountId: number,
  folio: string,
  reason: string,
  sent: string | undefined,
): KeyUse | undefined {
  return keyUse(accountId, sent, JSON.stringify(['cancelar', folio, reason]));
}

/**
 * The uses of keys that ordering a quote makes, in the order they are claimed: the one its caller sent, which stands for this quote
 * whatever else is sent along, and one of the quote's own, which no caller can send (Beyond 3.1, 3.4).
 */
export function quoteKeys(accountId: number, folio: string, sent: string | undefined): (KeyUse | undefined)[] {
  const asked = JSON.stringify(['cotizacion', folio]);
  return [sent, `\u0000cotizacion ${folio}`].map((key) => keyUse(accountId, key, asked));
}
