import { Injectable } from '@nestjs/common';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { Database } from '@/shared/database/database';
import { appendAudit } from '@/shared/audit/append-audit';

/** Ends reservations: an order that was shipped, or will not be, needs its pieces no more. */
@Injectable()
export class ReleaseOrdersService {
  constructor(
    private readonly database: Database,
    private readonly moves: OrderMovesService,
  ) {}

  /**
   * Gives back all that the order of a folio, with or without slash and `-API`, still has reserved, and answers how many pieces that was:
   * 0 the second time. Undefined when there is no such order. What is on hand is not touched: that is for the operator's counts.
   */
  async release(folio: string): Promise<number | undefined> {
    return this.database.write(async (transaction) => {
      const folios = spelledFolios(folio);
      const held = await this.moves.hold(transaction, folios);
      const order = folios.flatMap((plain) => held.find((each) => each.folio === plain) ?? [])[0];
      if (!order) return undefined;
      const pieces = await this.moves.release(transaction, order.id);
      const { accountId, folio: subject } = order;
      await appendAudit(transaction, { event: 'order_released', accountId, subject, details: { pieces } });
      return pieces;
    });
  }
}
