import { Injectable } from '@nestjs/common';
import { AccountChanges } from '@/modules/feed/account-changes.service';
import { placeTypes, viewDigest } from '@/modules/webhooks/domain/catalog-batch';
import type { Webhook } from '@/modules/webhooks/domain/webhook';
import { WebhookPlaceRepository } from '@/modules/webhooks/persistence/webhook-place.repository';
import type { Transaction } from '@/shared/database/database';

/** Where webhooks begin to be told of the catalog (Beyond 2.6). */
@Injectable()
export class CatalogPlaces {
  constructor(
    private readonly places: WebhookPlaceRepository,
    private readonly changes: AccountChanges,
  ) {}

  /**
   * Starts telling a webhook of what changes from now on, in each type that is new to it, and forgets the places of types it no longer
   * has. Throws `no_disponible` while the catalog is being published for the first time.
   */
  async keep(transaction: Transaction, webhook: Pick<Webhook, 'id' | 'accountId' | 'types'>): Promise<void> {
    const position = placeTypes(webhook.types).length > 0 ? await this.changes.latest(transaction) : 0;
    await this.places.keep(transaction, webhook, { position, viewDigest: this.viewOf(webhook.accountId) });
  }

  /** Gives places to webhooks that were made before there were any. */
  async begin(position: number): Promise<void> {
    for (const webhook of await this.places.missing())
      await this.places.begin(webhook, { position, viewDigest: this.viewOf(webhook.accountId) });
  }

  private viewOf(accountId: number): string {
    const view = this.changes.viewOf(accountId);
    return view ? viewDigest(view) : '';
  }
}
