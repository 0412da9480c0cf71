import type { AddressText, CountryReader } from '@/modules/addresses/domain/address-text';
import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import type { Currency } from '@/shared/money/currency';

/** Where and how the goods should go. Which members are there is up to the delivery's rules. */
export interface DeliveryRequest {
  readonly type: DeliveryType;
  /** The customer ships with guides of their own. */
  readonly ownGuide: boolean;
  readonly branch?: string | undefined;
  readonly carrier?: string | undefined;
  /** Who collects at a branch; '' when not said. */
  readonly recipient: string;
  /** Of good form; with the customer's own guides any text may be ''. */
  readonly address?: AddressText | undefined;
  /** Id of the account's saved address to deliver to, instead of `address` (Decisions 14). */
  readonly savedAddress?: number | undefined;
}

/** A cart as asked for: of good form, not yet held against any catalog (Contract 4.5). */
export interface CartRequest {
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryRequest;
  readonly currency: Currency;
  readonly cfdiUse: string;
  readonly paymentMethod: string;
  readonly purchaseOrder: string;
  readonly email: string;
  readonly directToCustomer: boolean;
  readonly order: boolean;
  readonly force: boolean;
  readonly singleBranch: boolean;
  readonly testMode: boolean;
  readonly borderRate: boolean;
}

/** The catalogs' own names for what a cart calls them: what can't be read comes back as sent (Decisions 14). */
export interface CartNames {
  readonly branch: (text: string) => string;
  readonly carrier: (text: string) => string;
  readonly paymentMethod: (text: string) => string;
  /** Alpha-3 code; undefined where the catalog has no such country. */
  readonly country: CountryReader;
}

/** What a cart picks from the account's catalogs. Absent where the cart brings none or one of bad form. */
export interface CartChoices {
  readonly type?: DeliveryType | undefined;
  readonly ownGuide: boolean;
  readonly branch?: string | undefined;
  readonly carrier?: string | undefined;
  readonly cfdiUse?: string | undefined;
  readonly paymentMethod?: string | undefined;
}

/** A choice that is not open to the account, or not for this delivery (Decisions 10). */
export type ChoiceProblem =
  'branch_unknown' | 'carrier_unknown' | 'carrier_not_ground' | 'cfdi_use_unknown' | 'payment_method_unknown';

/** What a cart of good form picks. */
export function choicesOf({ delivery, cfdiUse, paymentMethod }: CartRequest): CartChoices {
  const { type, ownGuide, branch, carrier } = delivery;
  return { type, ownGuide, branch, carrier, cfdiUse, paymentMethod };
}
