import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVENT_TYPES, PING_TYPE } from '@/modules/webhooks/domain/event-types';
import type { WebhookState } from '@/modules/webhooks/domain/webhook';
import { WebhookCounts } from '@/modules/webhooks/persistence/webhook-counts';
import { Figures } from '@/shared/metrics/figures';
import {
  ATTEMPT_KINDS,
  webhookAttempts,
  webhookBacklog,
  webhookEndpoints,
  webhookOldestPending,
} from '@/shared/metrics/metrics';

const STATE_NAMES: Readonly<Record<WebhookState, string>> = {
  activo: 'active',
  pausado: 'paused',
  desactivado: 'disabled',
};

/** How much is to be delivered to active webhooks, and since when. */
@Injectable()
export class WebhookFigures implements OnModuleInit {
  constructor(
    private readonly figures: Figures,
    private readonly counts: WebhookCounts,
  ) {}

  onModuleInit(): void {
    for (const type of [...EVENT_TYPES, PING_TYPE])
      for (const result of ATTEMPT_KINDS) webhookAttempts.inc({ type, result }, 0);
    this.figures.register({
      gauges: [webhookBacklog, webhookOldestPending, webhookEndpoints],
      read: async () => {
        const { due, waiting, inFlight, oldestMs } = await this.counts.backlog();
        webhookBacklog.set({ state: 'due' }, due);
        webhookBacklog.set({ state: 'waiting' }, waiting);
        webhookBacklog.set({ state: 'in_flight' }, inFlight);
        webhookOldestPending.set(oldestMs / 1000);
        const endpoints = await this.counts.byState();
        for (const [state, name] of Object.entries(STATE_NAMES))
          webhookEndpoints.set({ state: name }, endpoints.get(state as WebhookState) ?? 0);
      },
    });
  }
}
