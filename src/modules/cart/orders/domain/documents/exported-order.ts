import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import type { SalesAllocation, SalesDocument, SalesLine } from '@/modules/cart/orders/domain/documents/sales-document';

/** An order with all that the ERP needs (Decisions 10, `export orders`). */
export interface ExportedOrder {
  readonly id: number;
  readonly order: SalesDocument & {
    readonly folio: string;
    /** Epoch milliseconds. */
    readonly orderedAt: number;
    readonly state: OrderState;
  };
  readonly lines: readonly SalesLine[];
  readonly allocations: readonly SalesAllocation[];
  readonly guide: AttachedFile | undefined;
}

/** A file attached to an order, as the ERP is told of it. */
export interface AttachedFile {
  readonly folio: string;
  readonly originalName: string;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where the files attached to orders are known. */
export abstract class AttachedFiles {
  /** Of these folios (without `-API`), the files there are. */
  abstract ofFolios(folios: readonly string[]): Promise<readonly AttachedFile[]>;
}
