import type { PaymentSummary } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { isCredit, type PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';

/** The number of PPD (paid in instalments or later) where a catalog leaves it out. */
const DEFERRED = 2;

/** How a cart is paid by this method: credit is PPD and all else PUE, whatever `tipo_pago` said (Contract 4.5). */
export function paymentSummary(method: PaymentMethod): PaymentSummary {
  const credit = isCredit(method);
  return {
    paymentMethod: method.key,
    paymentCode: method.satCode,
    paymentForm: credit ? (method.forms.deferred ?? DEFERRED) : method.forms.single,
    termDays: credit ? method.termDays : 0,
  };
}
