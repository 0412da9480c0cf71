import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import type { Currency } from '@/shared/money/currency';

/** A shipment whose freight is compared over all carriers; of good form, not yet held against any catalog (Beyond 4). */
export interface FreightRequest {
  readonly lines: readonly CartLine[];
  /** Five digits. */
  readonly postalCode: string;
  readonly currency: Currency;
  readonly paymentMethod: string;
  readonly singleBranch: boolean;
  readonly borderRate: boolean;
  /** `YYYY-MM-DD` it should leave; undefined for today. */
  readonly day: string | undefined;
}
