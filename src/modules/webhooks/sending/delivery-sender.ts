import { Injectable } from '@nestjs/common';
import { context, propagation, SpanKind } from '@opentelemetry/api';
import type { EventRow } from '@/modules/webhooks/persistence/delivery-candidates';
import type { AttemptOutcome } from '@/modules/webhooks/persistence/delivery-settling';
import type { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { countAttempt } from '@/modules/webhooks/sending/count-attempts';
import { DestinationJudge } from '@/modules/webhooks/sending/destination-judge';
import { eventBody } from '@/modules/webhooks/sending/event-body';
import { signatures, WebhookSecrets } from '@/modules/webhooks/sending/webhook-secrets';
import { sendRequest } from '@/modules/webhooks/sending/webhook-request';
import { Clock } from '@/shared/kernel/clock';
import { inSpan } from '@/shared/tracing/spans';

const RESOLVE_MS = 5000;

/** Makes one attempt: judges the address, signs, sends (Beyond 2.3). Never throws for what the receiver does. */
@Injectable()
export class DeliverySender {
  constructor(
    private readonly destinations: DestinationJudge,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  attempt(webhook: WebhookEntity, event: EventRow): Promise<AttemptOutcome> {
    return inSpan('webhook.attempt', () => countAttempt(event.type, () => this.send(webhook, event)), {
      kind: SpanKind.CLIENT,
    });
  }

  private async send(webhook: WebhookEntity, event: EventRow): Promise<AttemptOutcome> {
    const began = performance.now();
    const elapsed = (): number => Math.round(performance.now() - began);
    const verdict = await this.destinations.judge(webhook.url, RESOLVE_MS);
    if (verdict.kind !== 'allowed') {
      const reason = verdict.kind === 'refused' ? 'direccion_no_permitida' : 'dns';
      return { status: null, reason, response: '', ms: elapsed() };
    }
    const body = eventBody(event);
    const headers = await this.headers(webhook, event.id, body);
    const { destination, addresses, trusted } = verdict;
    const answer = await sendRequest({ destination, addresses, headers, body, spentMs: elapsed() });
    // A log must not read internal pages out.
    return { ...answer, response: trusted ? '' : answer.response, ms: elapsed() };
  }

  private async headers(webhook: WebhookEntity, eventId: string, body: string): Promise<Record<string, string>> {
    const now = this.clock.now().getTime();
    const secrets = [await this.secrets.open(webhook.secret, webhook.id)];
    const { oldSecret, oldSecretUntil } = webhook;
    if (oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now)
      secrets.push(await this.secrets.open(oldSecret, webhook.id));
    const seconds = Math.floor(now / 1000);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Mostrador-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatures(secrets, eventId, seconds, body),
    };
    // `traceparent`, where somebody follows traces.
    propagation.inject(context.active(), headers);
    return headers;
  }
}
