import { Injectable } from '@nestjs/common';
import { isInEventWindow } from '@/modules/importing/domain/event-window';
import { GuideLinksRepository } from '@/modules/importing/persistence/guide-links.repository';
import { trackingPage } from '@/modules/support-catalogs/domain/delivery/carriers';
import type { Transaction } from '@/shared/database/database';
import { Clock, mexicoCityInstant } from '@/shared/kernel/clock';
import { appendEvents } from '@/shared/outbox/append-events';

/** Something worth telling of a guide. What is unknown is ''. */
export interface GuideNews {
  readonly type: 'guia.creada' | 'guia.estado';
  readonly accountId: number;
  readonly guideFolio: string;
  readonly carrier: string;
  readonly invoiceFolio: string;
  readonly orderFolio: string;
  readonly state: string;
  /** `YYYY-MM-DD HH:MM:SS` in Mexico City. */
  readonly at: string;
  /** Where it is looked up; '' for the carrier's own page. */
  readonly url: string;
}

/** Events of guides, to the word of Beyond 2.2. */
@Injectable()
export class GuideEvents {
  constructor(
    private readonly links: GuideLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether something of this time is no history yet; what has no time is of now. */
  isInEventWindow(at: string): boolean {
    return at === '' || isInEventWindow(mexicoCityInstant(at), this.clock.now());
  }

  /** In the transaction that wrote the guides. */
  async tell(transaction: Transaction, news: readonly GuideNews[]): Promise<void> {
    if (news.length === 0) return;
    const occurredAt = this.clock.now();
    const carriers = await this.links.carriers(transaction);
    await appendEvents(
      transaction,
      news.map(({ type, accountId, guideFolio, carrier, invoiceFolio, orderFolio, state, at, url }) => ({
        accountId,
        type,
        subject: guideFolio,
        version: Math.floor(occurredAt.getTime() / 1000),
        data: {
          folio_guia: guideFolio,
          fletera: carrier,
          folio_factura: invoiceFolio,
          folio_pedido: orderFolio,
          estado: state,
          fecha: at,
          url: url || trackingPage(carriers, carrier, guideFolio),
        },
        occurredAt,
      })),
    );
  }
}
