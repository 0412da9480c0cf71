import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_WEBHOOKS, type Webhook } from '@/modules/webhooks/domain/webhook';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';

/** What is kept of a webhook beside what is shown: its secrets, encrypted. */
export interface KeptSecrets {
  readonly secret: string;
  readonly oldSecret: string | null;
}

/** Webhooks of an account; another account's is never found. */
@Injectable()
export class WebhookRepository {
  constructor(private readonly database: Database) {}

  async list(accountId?: number): Promise<Webhook[]> {
    const rows = await this.database.reader.find(WebhookEntity, {
      ...(accountId === undefined ? {} : { where: { accountId } }),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(toWebhook);
  }

  async find(accountId: number, id: string): Promise<Webhook | undefined> {
    const row = await this.database.reader.findOneBy(WebhookEntity, { id, accountId });
    return row ? toWebhook(row) : undefined;
  }

  /** The whole row, secrets included, for sending. */
  async findToSend(accountId: number, id: string): Promise<WebhookEntity | undefined> {
    return (await this.database.reader.findOneBy(WebhookEntity, { id, accountId })) ?? undefined;
  }

  /** False when the account has as many as it may. */
  async insert(manager: EntityManager, webhook: Webhook, secret: string): Promise<boolean> {
    const { accountId } = webhook;
    // Two at once would both count nine.
    if (this.database.dialect === 'mysql')
      await manager.query('SELECT id FROM accounts WHERE id = ? FOR UPDATE', [accountId]);
    if ((await manager.countBy(WebhookEntity, { accountId })) >= MAX_WEBHOOKS) return false;
    await manager.insert(WebhookEntity, { ...toRow(webhook), secret, oldSecret: null });
    return true;
  }

  /** The webhook, locked until the transaction ends. */
  async lock(manager: EntityManager, accountId: number, id: string): Promise<WebhookEntity | undefined> {
    if (this.database.dialect === 'mysql') await manager.query('SELECT id FROM webhooks WHERE id = ? FOR UPDATE', [id]);
    return (await manager.findOneBy(WebhookEntity, { id, accountId })) ?? undefined;
  }

  async save(manager: EntityManager, webhook: Webhook, secrets: Partial<KeptSecrets> = {}): Promise<void> {
    await manager.update(WebhookEntity, { id: webhook.id }, { ...toRow(webhook), ...secrets });
  }

  /** Removes it; deliveries that are pending end. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await this.endPending(manager, id);
    await manager.query('DELETE FROM webhook_places WHERE webhook_id = ?', [id]);
    await manager.delete(WebhookEntity, { id });
  }

  /** Ends what is still to be sent to it: all of it, or of these types. */
  async endPending(manager: EntityManager, id: string, types?: readonly string[]): Promise<void> {
    if (types?.length === 0) return;
    const now = await databaseNow(manager, this.database.dialect);
    const marks = types?.map(() => '?').join(', ');
    await manager.query(
      `UPDATE webhook_deliveries SET state = 'cancelado', finished_at = ? WHERE webhook_id = ? AND state = 'pendiente'
       ${marks === undefined ? '' : `AND event_id IN (SELECT id FROM events WHERE type IN (${marks}))`}`,
      [now, id, ...(types ?? [])],
    );
  }

  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.write(work);
  }
}

export function toWebhook(row: WebhookEntity): Webhook {
  return {
    id: row.id,
    accountId: row.accountId,
    url: row.url,
    description: row.description,
    types: JSON.parse(row.types) as string[],
    ordering: row.ordering,
    state: row.state,
    reason: row.reason,
    oldSecretUntil: row.oldSecretUntil,
    failingSince: row.failingSince,
    failures: row.failures,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    version: row.version,
  };
}

function toRow({ types, ...rest }: Webhook): Omit<WebhookEntity, 'secret' | 'oldSecret'> {
  return { ...rest, types: JSON.stringify(types) };
}
