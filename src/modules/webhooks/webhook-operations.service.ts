import { Injectable, Logger } from '@nestjs/common';
import { withState, type Health, type Webhook } from '@/modules/webhooks/domain/webhook';
import { toWebhook, WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { OperatorError } from '@/shared/kernel/operator-error';
import { appendAudit } from '@/shared/audit/append-audit';

const AS_ASKED: Readonly<Record<'pause' | 'resume' | 'disable', (webhook: Webhook) => Health>> = {
  pause: (webhook) => withState(webhook, 'pausado'),
  resume: (webhook) => withState(webhook, 'activo'),
  disable: (webhook) => ({ ...webhook, state: 'desactivado', reason: 'operador' }),
};

/** Names of the log and the audit log. */
const EVENTS = { pause: 'webhook_paused', resume: 'webhook_resumed', disable: 'webhook_disabled' } as const;

/** What an operator does with the webhooks of any account (Beyond 9.4). */
@Injectable()
export class WebhookOperations {
  private readonly logger = new Logger(WebhookOperations.name);

  constructor(private readonly webhooks: WebhookRepository) {}

  /** All of them, or those of one account, oldest first. */
  list(accountId?: number): Promise<Webhook[]> {
    return this.webhooks.list(accountId);
  }

  /** Throws an OperatorError for one that isn't there. */
  async change(id: string, what: keyof typeof AS_ASKED): Promise<Webhook> {
    const found = (await this.webhooks.list()).find((webhook) => webhook.id === id);
    if (!found) throw new OperatorError(`no existe el webhook ${id}`);
    const event = EVENTS[what];
    const changed = await this.webhooks.write(async (transaction) => {
      const row = await this.webhooks.lock(transaction, found.accountId, id);
      if (!row) throw new OperatorError(`no existe el webhook ${id}`);
      const webhook = toWebhook(row);
      const { state, reason, failingSince, failures } = AS_ASKED[what](webhook);
      const next = { ...webhook, state, reason, failingSince, failures, version: webhook.version + 1 };
      await this.webhooks.save(transaction, next);
      await appendAudit(transaction, { event, accountId: next.accountId, subject: id });
      return next;
    });
    this.logger.log({ event, webhook: id });
    return changed;
  }
}
