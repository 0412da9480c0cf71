import { Injectable } from '@nestjs/common';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import type { MovableOrder } from '@/modules/cart/orders/domain/states/order-move';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { isInEventWindow } from '@/modules/importing/domain/event-window';
import type { LoadTerms } from '@/modules/importing/import-entity';
import { meansOrder } from '@/modules/invoices/domain/folio';
import { isCancelledInvoice, invoiceEventData } from '@/modules/invoices/domain/invoice-event';
import type { Invoice } from '@/modules/invoices/domain/invoice';
import type { Transaction } from '@/shared/database/database';
import { Clock, dayText, startOfDay } from '@/shared/kernel/clock';
import { appendEvents, type NewEvent } from '@/shared/outbox/append-events';
import { DAY_MS } from '@/shared/kernel/durations';

/** An invoice as an import has left it, and as it was before. */
export interface InvoiceChange {
  readonly before: FollowedInvoice | undefined;
  readonly after: FollowedInvoice;
}

export interface FollowedInvoice extends Pick<Invoice, 'folio' | 'orderFolio' | 'issuedOn' | 'header'> {
  readonly accountId: number;
}

/** An invoice as far as it tells whether it is one of an order. */
export type NamingInvoice = Pick<FollowedInvoice, 'accountId' | 'orderFolio' | 'issuedOn'>;

/** What follows from invoices that were imported: events, and the orders they name (Beyond 2.2, 3.2). */
@Injectable()
export class InvoiceFollower {
  constructor(
    private readonly moves: OrderMovesService,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that wrote the invoices. */
  async follow(transaction: Transaction, changes: readonly InvoiceChange[], terms: LoadTerms): Promise<void> {
    const now = this.clock.now();
    if (terms.events)
      await appendEvents(
        transaction,
        changes.flatMap((change) => eventOf(change, now)),
      );
    const folios = changes.flatMap(({ before, after }) => [...foliosOf(after), ...(before ? foliosOf(before) : [])]);
    const held = folios.length === 0 ? [] : await this.moves.hold(transaction, folios);
    const orders = new Map(held.map((order) => [order.folio, order]));
    if (orders.size === 0) return;
    for (const change of changes) {
      const named = new Set([...foliosOf(change.after), ...(change.before ? foliosOf(change.before) : [])]);
      for (const folio of named) {
        const order = orders.get(folio);
        if (order) orders.set(folio, await this.followOne(transaction, order, change, now, terms));
      }
    }
  }

  /** In the transaction that withdrew the invoices, or gave them documents: their orders are shown otherwise. */
  async touchOrders(transaction: Transaction, invoices: readonly NamingInvoice[]): Promise<void> {
    const held = await this.moves.hold(transaction, invoices.flatMap(foliosOf));
    const orders = new Map(held.map((order) => [order.folio, order]));
    const linked = invoices.flatMap((invoice) =>
      foliosOf(invoice)
        .flatMap((folio) => orders.get(folio) ?? [])
        .filter((order) => isLink(invoice, order)),
    );
    for (const order of new Set(linked)) await this.moves.touch(transaction, order);
  }

  /**
   * An invoice that has come to name its order, or to be active, takes it forward; whatever else it says is shown with the order, whose
   * version rises. What it told before it does not tell again: the distributor's file may have moved the order since.
   */
  private async followOne(
    transaction: Transaction,
    order: MovableOrder,
    { before, after }: InvoiceChange,
    now: Date,
    { events }: LoadTerms,
  ): Promise<MovableOrder> {
    const linked = isLink(after, order);
    if (takesForward(after, order) && !(before && takesForward(before, order))) {
      const issued = Math.min(startOfDay(dayText(after.issuedOn)), now.getTime());
      const told = Math.min(order.repeatedAt ?? 0, now.getTime());
      const outcome = await this.moves.move(transaction, order, {
        mover: 'invoice',
        to: 'facturado',
        at: new Date(Math.max(order.stateAt, told, issued)),
        message: '',
        events: events && isInEventWindow(endOfDay(after.issuedOn), now),
      });
      if (outcome.kind === 'moved') return outcome.order;
    }
    return linked || (before && isLink(before, order)) ? this.moves.touch(transaction, order) : order;
  }
}

function eventOf({ before, after }: InvoiceChange, now: Date): NewEvent[] {
  const cancelled = isCancelledInvoice(after.header);
  const turned = before !== undefined && cancelled && !isCancelledInvoice(before.header);
  const made = before === undefined && isInEventWindow(endOfDay(after.issuedOn), now);
  if (!turned && !made) return [];
  return [
    {
      accountId: after.accountId,
      type: turned ? 'factura.cancelada' : 'factura.creada',
      subject: after.folio,
      version: turned ? 2 : 1,
      data: invoiceEventData(after),
      occurredAt: now,
    },
  ];
}

/** Whether an invoice is one of an order: by its order folio, of the same account, and not from before it (Beyond 3.2, 3.4). */
function isLink(invoice: NamingInvoice, order: MovableOrder): boolean {
  return (
    invoice.accountId === order.accountId &&
    invoice.issuedOn >= order.orderedDay &&
    meansOrder(invoice.orderFolio, order.folio)
  );
}

/** Whether an invoice takes an order forward: an active one of it. */
function takesForward(invoice: FollowedInvoice, order: MovableOrder): boolean {
  return isLink(invoice, order) && !isCancelledInvoice(invoice.header);
}

/** The folios an invoice may mean, without `-API`; with the slash where it was left out. */
export function foliosOf({ orderFolio }: Pick<FollowedInvoice, 'orderFolio'>): readonly string[] {
  if (orderFolio.trim() === '') return [];
  return spelledFolios(orderFolio);
}

/** 24 hours after the beginning of a day, YYYYMMDD in Mexico City. */
function endOfDay(day: number): Date {
  return new Date(startOfDay(dayText(day)) + DAY_MS);
}
