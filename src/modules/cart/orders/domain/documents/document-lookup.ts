import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { Caller } from '@/shared/kernel/caller';

/** A quote or order as those who attach something to it know it. */
export interface DocumentReference {
  /** Its folio without `-API`, as kept. */
  readonly folio: string;
  readonly quoteId: number;
  /** Position of its carrier in the carriers catalog; 0 without a carrier of ours. */
  readonly carrierNumber: number;
  readonly deliveryType: DeliveryType;
  /** An order that was cancelled. */
  readonly cancelled: boolean;
}

/** Where quotes and orders are looked up by folio: the face that orders show to guides. */
export abstract class DocumentLookup {
  /**
   * The caller's order or quote of this folio (without `-API`); another account's is answered like one that
   * does not exist (Decisions 13). Processed orders are found too (Contract 4.5).
   */
  abstract findForAccount(caller: Caller, folio: string): Promise<DocumentReference | undefined>;
}
