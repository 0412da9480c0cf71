import type { SalesAllocation, SalesDocument, SalesLine } from '@/modules/cart/orders/domain/sales-document';

/** An order with all that the ERP needs (Decisions 10, `export orders`). */
export interface ExportedOrder {
  readonly id: number;
  readonly order: SalesDocument & { readonly folio: string };
  readonly lines: readonly SalesLine[];
  readonly allocations: readonly SalesAllocation[];
  readonly guide: { readonly originalName: string; readonly sha256: string } | undefined;
}
