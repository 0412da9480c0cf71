import { Injectable } from '@nestjs/common';
import type { MovableOrder } from '@/modules/cart/orders/domain/states/order-move';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { GuideEvents, type GuideNews } from '@/modules/importing/follow/guide-events.service';
import { foliosOf } from '@/modules/importing/follow/invoice-follower.service';
import type { LoadTerms } from '@/modules/importing/import-entity';
import { GuideLinksRepository } from '@/modules/importing/persistence/guide-links.repository';
import { meansOrder } from '@/modules/invoices/domain/folio';
import type { Transaction } from '@/shared/database/database';

/** A shipping guide as imported. Times are `YYYY-MM-DD HH:MM:SS` in Mexico City, '' when unknown. */
export interface FollowedGuide {
  readonly guideFolio: string;
  readonly accountId: number;
  readonly carrier: string;
  readonly invoiceFolio: string;
  readonly invoiceKey: string;
  readonly invoicedAt: string;
  readonly orderFolio: string | null;
  readonly state: string | null;
  readonly stateAt: string | null;
  readonly url: string | null;
}

/** A guide as an import has left it, and as it was before. */
export interface GuideChange {
  readonly before: FollowedGuide | undefined;
  readonly after: FollowedGuide;
}

/** A guide with the folios of the orders it is shown with: the one that its own line names and those of its invoice, in this order. */
interface LinkedChange extends GuideChange {
  readonly orderFolios: readonly string[];
  /** The same for the guide as it was before. */
  readonly formerOrderFolios: readonly string[];
}

/** What follows from guides that were imported: events, and the orders that travel with them (Beyond 2.2, 3.2). */
@Injectable()
export class GuideFollower {
  constructor(
    private readonly moves: OrderMovesService,
    private readonly links: GuideLinksRepository,
    private readonly told: GuideEvents,
  ) {}

  /** In the transaction that wrote the guides. */
  async follow(transaction: Transaction, changes: readonly GuideChange[], { events }: LoadTerms): Promise<void> {
    const linked = await this.linked(transaction, changes);
    const folios = linked.flatMap(({ orderFolios, formerOrderFolios }) => [...orderFolios, ...formerOrderFolios]);
    const orders = await this.hold(transaction, folios);
    if (events) await this.tell(transaction, linked, orders);
    for (const order of orders)
      if (linked.some((change) => isOf(change, order) || wasOf(change, order)))
        await this.moves.touch(transaction, order);
  }

  /** In the transaction that withdrew the guides: their orders are shown without them. */
  async withdrawn(transaction: Transaction, guides: readonly FollowedGuide[]): Promise<void> {
    const foliosOfGuide = await this.orderFoliosOf(transaction, guides);
    const held = await this.hold(transaction, guides.flatMap(foliosOfGuide));
    const orders = new Map(held.map((order) => [order.folio, order]));
    const left = guides.flatMap((guide) =>
      foliosOfGuide(guide)
        .flatMap((orderFolio) => foliosOf({ orderFolio }))
        .flatMap((folio) => orders.get(folio) ?? [])
        .filter((order) => travelsWith(guide, foliosOfGuide(guide), order)),
    );
    for (const order of new Set(left)) await this.moves.touch(transaction, order);
  }

  private hold(transaction: Transaction, orderFolios: readonly string[]): Promise<MovableOrder[]> {
    return this.moves.hold(
      transaction,
      orderFolios.flatMap((orderFolio) => foliosOf({ orderFolio })),
    );
  }

  private async linked(transaction: Transaction, changes: readonly GuideChange[]): Promise<LinkedChange[]> {
    const guides = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]));
    const foliosOfGuide = await this.orderFoliosOf(transaction, guides);
    return changes.map((change) => ({
      ...change,
      orderFolios: foliosOfGuide(change.after),
      formerOrderFolios: change.before ? foliosOfGuide(change.before) : [],
    }));
  }

  /** The order folios of any of these guides: what its line says, then what its invoice does. */
  private async orderFoliosOf(
    transaction: Transaction,
    guides: readonly FollowedGuide[],
  ): Promise<(guide: FollowedGuide) => readonly string[]> {
    const known = await this.links.orderFolios(transaction, guides);
    return ({ accountId, invoiceKey, orderFolio }) =>
      [orderFolio ?? '', ...(known.get(`${accountId} ${invoiceKey}`) ?? [])].filter((folio) => folio !== '');
  }

  /** Makes the events of guides. One that an order already has from its file of states is not new. */
  private async tell(
    transaction: Transaction,
    changes: readonly LinkedChange[],
    orders: readonly MovableOrder[],
  ): Promise<void> {
    const told = await this.links.toldOf(
      transaction,
      orders.map(({ id }) => id),
    );
    const isKnown = (change: LinkedChange): boolean =>
      orders.some((order) => isOf(change, order) && told.has(`${order.id} ${change.after.guideFolio}`));
    const news = changes.flatMap((change) => newsOf(change, change.before !== undefined || isKnown(change)));
    await this.told.tell(
      transaction,
      news.filter(({ dated }) => this.told.isInEventWindow(dated)),
    );
  }
}

function isOf({ after, orderFolios }: LinkedChange, order: MovableOrder): boolean {
  return travelsWith(after, orderFolios, order);
}

/** Whether a guide was one of an order before: shown without it, the order has changed too. */
function wasOf({ before, formerOrderFolios }: LinkedChange, order: MovableOrder): boolean {
  return before !== undefined && travelsWith(before, formerOrderFolios, order);
}

function travelsWith({ accountId }: FollowedGuide, orderFolios: readonly string[], order: MovableOrder): boolean {
  return accountId === order.accountId && orderFolios.some((orderFolio) => meansOrder(orderFolio, order.folio));
}

/** A guide is told when it is new, and when its state changes. `dated`: what its news are judged by. */
function newsOf(change: LinkedChange, known: boolean): (GuideNews & { dated: string })[] {
  const facts = factsOf(change);
  if (!known) return [{ ...facts, type: 'guia.creada', dated: facts.at }];
  const moved = facts.state !== '' && facts.state !== (change.before?.state ?? '');
  return moved ? [{ ...facts, type: 'guia.estado', dated: change.after.stateAt ?? '' }] : [];
}

function factsOf({ after, orderFolios: [orderFolio = ''] }: LinkedChange): Omit<GuideNews, 'type'> {
  const { accountId, guideFolio, carrier, invoiceFolio, invoicedAt, state, stateAt, url } = after;
  const at = stateAt === null || stateAt === '' ? invoicedAt : stateAt;
  return { accountId, guideFolio, carrier, invoiceFolio, orderFolio, at, state: state ?? '', url: url ?? '' };
}
