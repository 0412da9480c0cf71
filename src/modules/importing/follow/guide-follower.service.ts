import { Injectable } from '@nestjs/common';
import { OrderMovesService } from '@/modules/cart/orders/order-moves.service';
import { foliosOf } from '@/modules/importing/follow/invoice-follower.service';
import { isNews } from '@/modules/importing/follow/news';
import type { LoadTerms } from '@/modules/importing/import-entity';
import { GuideLinksRepository, type TrackingPage } from '@/modules/importing/persistence/guide-links.repository';
import type { Transaction } from '@/shared/database/database';
import { Clock, mexicoCityInstant } from '@/shared/kernel/clock';
import { appendEvents, type NewEvent } from '@/shared/outbox/append-events';

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

/** A guide whose order is known, where it has one. */
interface LinkedChange extends GuideChange {
  /** As its line says, else as its invoice does; '' for none. */
  readonly orderFolio: string;
}

/** What follows from guides that were imported: events, and the orders that travel with them (Beyond 2.2, 3.2). */
@Injectable()
export class GuideFollower {
  constructor(
    private readonly moves: OrderMovesService,
    private readonly links: GuideLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that wrote the guides. */
  async follow(transaction: Transaction, changes: readonly GuideChange[], { events }: LoadTerms): Promise<void> {
    const linked = await this.linked(transaction, changes);
    if (events) await this.tell(transaction, linked);
    const folios = linked.flatMap((change) => foliosOf(change));
    const orders = folios.length === 0 ? [] : await this.moves.hold(transaction, folios);
    for (const order of orders) {
      const isOwn = linked.some(
        (change) => change.after.accountId === order.accountId && foliosOf(change).includes(order.folio),
      );
      if (isOwn) await this.moves.touch(transaction, order);
    }
  }

  private async linked(transaction: Transaction, changes: readonly GuideChange[]): Promise<LinkedChange[]> {
    const unnamed = changes.map(({ after }) => after).filter(({ orderFolio }) => (orderFolio ?? '') === '');
    const known = await this.links.orderFolios(transaction, unnamed);
    return changes.map((change) => {
      const { accountId, invoiceKey, orderFolio } = change.after;
      return { ...change, orderFolio: (orderFolio ?? '') || (known.get(`${accountId} ${invoiceKey}`) ?? '') };
    });
  }

  private async tell(transaction: Transaction, changes: readonly LinkedChange[]): Promise<void> {
    const now = this.clock.now();
    const told = changes.flatMap((change) => eventOf(change, now) ?? []);
    if (told.length === 0) return;
    const pages = await this.links.trackingPages(transaction);
    await appendEvents(
      transaction,
      told.map((event) => ({ ...event, data: { ...event.data, url: event.url || pageOf(pages, event.guide) } })),
    );
  }
}

type GuideEvent = NewEvent & { readonly guide: FollowedGuide; readonly url: string };

/** A guide is told when it is new, and when its state changes; not when it is history. */
function eventOf({ before, after, orderFolio }: LinkedChange, now: Date): GuideEvent | undefined {
  const state = after.state ?? '';
  const at = (after.stateAt ?? '') || after.invoicedAt;
  const changed = before !== undefined && state !== '' && state !== (before.state ?? '');
  const dated = changed && (after.stateAt ?? '') === '' ? '' : at;
  if ((before && !changed) || (dated !== '' && !isNews(mexicoCityInstant(dated), now))) return undefined;
  return {
    accountId: after.accountId,
    type: before ? 'guia.estado' : 'guia.creada',
    subject: after.guideFolio,
    version: Math.floor(now.getTime() / 1000),
    data: {
      folio_guia: after.guideFolio,
      fletera: after.carrier,
      folio_factura: after.invoiceFolio,
      folio_pedido: orderFolio,
      estado: state,
      fecha: at,
    },
    occurredAt: now,
    guide: after,
    url: after.url ?? '',
  };
}

/** Where the carrier shows a guide; '' when it has no such page. */
function pageOf(pages: readonly TrackingPage[], { carrier, guideFolio }: FollowedGuide): string {
  const bare = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
  const page = pages.find(({ code, name }) => [bare(code), bare(name)].includes(bare(carrier)));
  return page?.url.replaceAll('{guia}', encodeURIComponent(guideFolio)) ?? '';
}
