import type { EntityManager } from 'typeorm';
import type { DatabaseDialect } from '@/config/app-config';

/**
 * Waits until no other transaction has this turn, and keeps it until its own ends: for what must not be done by two at once where there is no
 * row yet that one of them could hold. SQLite lets one write at a time anyway.
 */
export async function takeTurn(transaction: EntityManager, dialect: DatabaseDialect, name: string): Promise<void> {
  if (dialect === 'sqlite') return;
  await transaction.query(
    'INSERT INTO startup_marks (name, finished) VALUES (?, 0) ON DUPLICATE KEY UPDATE finished = finished',
    [`turn: ${name}`],
  );
}
