import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery-rules';
import type { Caller } from '@/shared/kernel/caller';

/** The order or quote a guide belongs to. */
export interface GuideTarget {
  /** Its folio without `-API`, as kept. */
  readonly folio: string;
  readonly quoteId: number;
  /** Position of its carrier in the carriers catalog; 0 without a carrier of ours. */
  readonly carrierNumber: number;
  readonly deliveryType: DeliveryType;
}

/** Where a guide's order is looked up; the orders' persistence implements it. */
export abstract class GuideOrders {
  /**
   * The caller's order or quote of this folio (without `-API`); another account's is answered like one that
   * does not exist (Decisions 13). Processed orders are found too (Contract 4.5).
   */
  abstract findForAccount(caller: Caller, folio: string): Promise<GuideTarget | undefined>;
}
