import { In, type EntityManager } from 'typeorm';
import { WebhookEntity } from '@/modules/webhooks/persistence/webhook.entity';

/** What to do about a webhook that another transaction has locked. */
export type LockMode = 'wait' | 'skip';

/** What came of locking: the webhooks, and which ones another transaction has. Those that are gone are in neither. */
export interface LockedWebhooks {
  readonly locked: ReadonlyMap<string, WebhookEntity>;
  readonly busy: readonly string[];
}

/**
 * Locks webhooks until the transaction ends, always in the order of their ids, and reads them. SQLite has one writer at a time
 * anyway.
 */
export async function lockWebhooks(
  manager: EntityManager,
  dialect: 'mysql' | 'sqlite',
  ids: readonly string[],
  mode: LockMode,
): Promise<LockedWebhooks> {
  if (ids.length === 0) return { locked: new Map(), busy: [] };
  const mine = dialect === 'mysql' ? await lockRows(manager, ids, mode) : ids;
  const there = await manager.findBy(WebhookEntity, { id: In([...ids]) });
  const locked = new Map(there.filter(({ id }) => mine.includes(id)).map((webhook) => [webhook.id, webhook]));
  return { locked, busy: there.map(({ id }) => id).filter((id) => !locked.has(id)) };
}

async function lockRows(manager: EntityManager, ids: readonly string[], mode: LockMode): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM webhooks WHERE id IN (${ids.map(() => '?').join(', ')}) ORDER BY id FOR UPDATE${mode === 'skip' ? ' SKIP LOCKED' : ''}`,
    [...ids],
  );
  return rows.map(({ id }) => id);
}
