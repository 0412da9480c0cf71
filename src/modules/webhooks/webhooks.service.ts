import { Injectable, Logger } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { CatalogPlaces } from '@/modules/webhooks/catalog-places.service';
import { PING_TYPE, subscribedTypes, unreadableTypes } from '@/modules/webhooks/domain/event-types';
import { OLD_SECRET_MS, withState, type Ordering, type Webhook } from '@/modules/webhooks/domain/webhook';
import { webhookId } from '@/modules/webhooks/persistence/delivery-id';
import { toWebhook, WebhookRepository } from '@/modules/webhooks/persistence/webhook.repository';
import { DestinationJudge } from '@/modules/webhooks/sending/destination-judge';
import { WebhookSecrets } from '@/modules/webhooks/sending/webhook-secrets';
import type { Transaction } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import { appendEvents } from '@/shared/outbox/append-events';
import { appendAudit } from '@/shared/audit/append-audit';

export interface NewWebhook {
  readonly url: string;
  /** As asked for: `*`, or names that were checked. */
  readonly types: readonly string[];
  readonly description: string;
  readonly ordering: Ordering;
}

export type WebhookChange = Partial<NewWebhook> & { readonly state?: 'activo' | 'pausado' };

/** Compares the version that the client knows with the one there is; throws when they differ. */
export type VersionCheck = (version: number) => void;

/** A webhook with its secret, this once. */
export interface ShownSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Webhooks of the caller's account (Beyond 2.1). What is not there, or another account's, is `webhook_no_encontrado`. */
@Injectable()
export class WebhookRegistry {
  private readonly logger = new Logger(WebhookRegistry.name);

  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly destinations: DestinationJudge,
    private readonly secrets: WebhookSecrets,
    private readonly places: CatalogPlaces,
    private readonly clock: Clock,
  ) {}

  list({ accountId }: Caller): Promise<Webhook[]> {
    return this.webhooks.list(accountId);
  }

  async get({ accountId }: Caller, id: string): Promise<Webhook> {
    const webhook = await this.webhooks.find(accountId, id);
    if (!webhook) throw notFound();
    return webhook;
  }

  /** Whether a URL may be sent to as things are now; resolves its name. */
  async isAllowed(url: string): Promise<boolean> {
    return (await this.destinations.judge(url)).kind === 'allowed';
  }

  /**
   * Adds one and queues its first ping; of the catalog it is told what changes from now on. Throws `limite_de_webhooks`, and
   * `no_disponible` while the catalog is being published for the first time.
   */
  async create(transaction: Transaction, caller: Caller, asked: NewWebhook): Promise<ShownSecret> {
    const secret = this.secrets.create();
    const { url, description, ordering } = asked;
    const webhook: Webhook = {
      ...{ id: webhookId(), accountId: caller.accountId, url, description, ordering },
      types: subscribedTypes(asked.types, caller.scopes),
      ...{ state: 'activo', reason: '', oldSecretUntil: null, failingSince: null, failures: 0 },
      ...{ createdBy: caller.clientId, createdAt: this.now(), version: 1 },
    };
    const sealed = await this.secrets.seal(secret, webhook.id);
    if (!(await this.webhooks.insert(transaction, webhook, sealed)))
      throw new DomainError('conflict', 'limite_de_webhooks', 'the account has as many webhooks as it may');
    await this.places.keep(transaction, webhook);
    await this.audit(transaction, 'webhook_created', webhook);
    await appendEvents(transaction, [
      {
        ...{ accountId: webhook.accountId, type: PING_TYPE, subject: webhook.id, version: 1, webhookId: webhook.id },
        ...{ data: { webhook_id: webhook.id }, occurredAt: new Date(webhook.createdAt) },
      },
    ]);
    this.note('webhook_created');
    return { webhook, secret };
  }

  /**
   * As it is then; one that nothing changes keeps its version (Beyond 2.1). Who moves it elsewhere answers for what is sent there, as who
   * chooses its types does. What is still to be sent and the caller may not read ends then.
   */
  async change(caller: Caller, id: string, change: WebhookChange, check: VersionCheck): Promise<Webhook> {
    const { webhook, isChanged } = await this.webhooks.write(async (transaction) => {
      const webhook = await this.locked(transaction, caller, id, check);
      const { types, state, ...rest } = change;
      const isMoved = change.url !== undefined && change.url !== webhook.url;
      const next: Webhook = {
        ...webhook,
        ...rest,
        ...(types ? { types: subscribedTypes(types, caller.scopes) } : {}),
        ...(types || isMoved ? { createdBy: caller.clientId } : {}),
        ...(state ? withState(webhook, state) : {}),
      };
      if (isDeepStrictEqual(next, webhook)) return { webhook, isChanged: false };
      const changed = { ...next, version: webhook.version + 1 };
      await this.webhooks.save(transaction, changed);
      if (isMoved) await this.webhooks.endPending(transaction, id, unreadableTypes(caller.scopes));
      if (types) await this.places.keep(transaction, changed);
      await this.audit(transaction, 'webhook_changed', changed, { fields: Object.keys(change), state: changed.state });
      return { webhook: changed, isChanged: true };
    });
    if (isChanged) this.note('webhook_changed');
    return webhook;
  }

  async remove(caller: Caller, id: string, check: VersionCheck): Promise<void> {
    await this.webhooks.write(async (transaction) => {
      const webhook = await this.locked(transaction, caller, id, check);
      await this.webhooks.remove(transaction, id);
      await this.audit(transaction, 'webhook_removed', webhook);
    });
    this.note('webhook_removed');
  }

  /** A new secret; the one before signs too for a day. */
  async rotate(transaction: Transaction, caller: Caller, id: string, check: VersionCheck): Promise<ShownSecret> {
    const row = await this.webhooks.lock(transaction, caller.accountId, id);
    if (!row) throw notFound();
    check(row.version);
    const secret = this.secrets.create();
    const webhook = { ...toWebhook(row), oldSecretUntil: this.now() + OLD_SECRET_MS, version: row.version + 1 };
    const sealed = await this.secrets.seal(secret, id);
    await this.webhooks.save(transaction, webhook, { secret: sealed, oldSecret: row.secret });
    await this.audit(transaction, 'webhook_secret_rotated', webhook);
    this.note('webhook_secret_rotated');
    return { webhook, secret };
  }

  async endOldSecret(caller: Caller, id: string, check: VersionCheck): Promise<void> {
    await this.webhooks.write(async (transaction) => {
      const webhook = await this.locked(transaction, caller, id, check);
      const next = { ...webhook, oldSecretUntil: null, version: webhook.version + 1 };
      await this.webhooks.save(transaction, next, { oldSecret: null });
      await this.audit(transaction, 'webhook_old_secret_ended', next);
    });
    this.note('webhook_old_secret_ended');
  }

  private async locked(
    transaction: Transaction,
    { accountId }: Caller,
    id: string,
    check: VersionCheck,
  ): Promise<Webhook> {
    const row = await this.webhooks.lock(transaction, accountId, id);
    if (!row) throw notFound();
    check(row.version);
    return toWebhook(row);
  }

  private audit(transaction: Transaction, event: string, { id, accountId }: Webhook, details = {}): Promise<void> {
    return appendAudit(transaction, { event, accountId, subject: id, details });
  }

  /** Which webhook stands in the audit log, under the same request: ids are values of paths. */
  private note(event: string): void {
    this.logger.log({ event });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function notFound(): DomainError {
  return new DomainError('not_found', 'webhook_no_encontrado', 'the account has no such webhook');
}
