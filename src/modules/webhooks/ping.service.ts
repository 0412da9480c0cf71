import { Injectable } from '@nestjs/common';
import { isDelivered } from '@/modules/webhooks/domain/delivery';
import type { Webhook } from '@/modules/webhooks/domain/webhook';
import { DeliveryClaims } from '@/modules/webhooks/persistence/delivery-claims';
import type { AttemptOutcome } from '@/modules/webhooks/persistence/delivery-settling';
import { WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';
import { DeliverySender } from '@/modules/webhooks/sending/delivery-sender';
import { DomainError } from '@/shared/kernel/domain-error';
import { RateLimitStorage } from '@/shared/rate-limit/rate-limit-storage';

const PINGS_PER_MINUTE = 10;

export interface PingResult extends Pick<AttemptOutcome, 'status' | 'reason' | 'ms'> {
  readonly delivered: boolean;
}

/** Pings on demand: one attempt, now, in any state; it says nothing of the webhook's health (Beyond 2.1). */
@Injectable()
export class Pings {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly claims: DeliveryClaims,
    private readonly sender: DeliverySender,
    private readonly dispatcher: DeliveryDispatcher,
    private readonly limits: RateLimitStorage,
  ) {}

  /** Sends one and waits for what comes of it, 15 s at most. Throws `limite_excedido` after ten in a minute. */
  async ping({ id, accountId }: Webhook): Promise<PingResult> {
    const count = await this.limits.count('webhook-ping', id, PINGS_PER_MINUTE);
    if (count.isBlocked)
      throw new DomainError('rate_limited', 'limite_excedido', 'too many pings', {
        retryAfterSeconds: count.timeToBlockExpire,
      });
    const row = await this.webhooks.findToSend(accountId, id);
    if (!row) throw new DomainError('not_found', 'webhook_no_encontrado', 'the webhook was removed meanwhile');
    const { holder } = this.dispatcher;
    const claim = await this.claims.claimPing(row, holder);
    const outcome = await this.sender.attempt(claim.webhook, claim.event);
    await this.claims.round({ settlements: [{ claim, outcome, final: true }], webhookIds: [], most: 0 }, holder);
    const { status, reason, ms } = outcome;
    return { delivered: isDelivered(outcome), status, reason, ms };
  }
}
