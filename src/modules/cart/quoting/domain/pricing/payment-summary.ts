import { paymentForm } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { PaymentSummary } from '@/modules/cart/quoting/domain/pricing/sales-terms';
import { isCredit, type PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';

/** The number of PPD where a catalog leaves it out. */
const DEFERRED = 2;

/** Credit is PPD, all else PUE, whatever the cart said (Contract 4.5). */
export function paymentSummary(method: PaymentMethod): PaymentSummary {
  const credit = isCredit(method);
  return {
    paymentMethod: method.key,
    paymentCode: method.satCode,
    paymentForm: paymentForm(credit) === 'PPD' ? (method.forms.deferred ?? DEFERRED) : method.forms.single,
    termDays: credit ? method.termDays : 0,
  };
}
