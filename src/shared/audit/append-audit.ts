import { currentActor } from '@/shared/audit/actor';
import type { Transaction } from '@/shared/database/database';
import { defer } from '@/shared/database/statements';
import { firstCharacters } from '@/shared/text/characters';

/** Something that somebody did. Never a secret, never a body (Beyond 6.2). */
export interface AuditEntry {
  /** As in the log: `credential_created`, `order_placed`, … */
  readonly event: string;
  readonly accountId?: number | undefined;
  /** What it was done to, 120 characters at most: a client id, a folio, a webhook. */
  readonly subject?: string | undefined;
  /** Counts, states and names; small. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Where it is written. */
export const AUDIT_TABLE = 'audit_log';
const SUBJECT_LENGTH = 120;
const INSERT_SQL = `INSERT INTO ${AUDIT_TABLE} (at, actor_kind, actor, origin, request_id, event, account_id, subject, details)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Writes down who does what, in the transaction that does it: both are committed or neither (Beyond 6.2, docs/adr/0046). */
export async function appendAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  const { kind, name, origin, requestId } = currentActor();
  const { event, accountId, subject = '', details = {} } = entry;
  await defer(transaction, INSERT_SQL, [
    ...[Date.now(), kind, name, origin, requestId ?? null, event],
    ...[accountId ?? null, firstCharacters(subject, SUBJECT_LENGTH), JSON.stringify(details)],
  ]);
}
