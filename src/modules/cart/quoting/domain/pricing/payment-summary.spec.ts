import { paymentSummary } from '@/modules/cart/quoting/domain/pricing/payment-summary';
import type { PaymentMethod } from '@/modules/support-catalogs/domain/payment/payment-methods';

const CASH: PaymentMethod = {
  key: 'transferencia',
  group: 'Transferencia',
  title: 'Transferencia',
  satCode: '03',
  discount: 40_000,
  exchangeRate: 'preferencial',
  termDays: 1,
  forms: { single: 1, deferred: 2 },
  position: 1,
};
const CREDIT = { ...CASH, key: 'credito-30', satCode: '99', termDays: 30 };

describe('how a cart is paid', () => {
  it.each([
    ['ready money has no term', CASH, 1, 0],
    ['credit is paid later', CREDIT, 2, 30],
    ['by the numbers of the catalog', { ...CREDIT, forms: { single: 3, deferred: 4 } }, 4, 30],
    ['also where the catalog knows no later', { ...CREDIT, forms: { single: 1, deferred: null } }, 2, 30],
    ['ready money by its own number', { ...CASH, forms: { single: 3, deferred: 4 } }, 3, 0],
  ])('%s', (_, method, paymentForm, termDays) => {
    const { key: paymentMethod, satCode: paymentCode } = method;
    expect(paymentSummary(method)).toEqual({ paymentMethod, paymentCode, paymentForm, termDays });
  });
});
