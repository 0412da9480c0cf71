import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdempotencyKeyEntity } from '@/shared/idempotency/persistence/idempotency-key.entity';
import { defer, deferRows, insertRows, partsOf, type Row } from '@/shared/database/statements';
import { Database } from '@/shared/database/database';
import { isDuplicateKey } from '@/shared/database/retry';

/** A key of an account and what it stands for; both hashes are SHA-256, hexadecimal. */
export interface KeyUse {
  readonly accountId: number;
  readonly keyHash: string;
  readonly fingerprint: string;
}

/** A key that was used, with the answer it got. */
export interface UsedKey {
  readonly fingerprint: string;
  readonly createdAt: number;
  readonly body: string;
}

/** Characters of one part: a column of 64 KB holds them whatever they are. */
const PART_LENGTH = 16_000;
/** Parts forgotten by one statement, so that it holds up nothing and has the time it takes. */
const FORGOTTEN_AT_ONCE = 500;

/** Idempotency keys, written in the transaction of the order they belong to (Decisions 9, Reliability 4.7). */
@Injectable()
export class IdempotencyKeyRepository {
  constructor(private readonly database: Database) {}

  /** What the key was used for, if it was. */
  async find(accountId: number, keyHash: string): Promise<UsedKey | undefined> {
    const parts = await this.database.reader.find(IdempotencyKeyEntity, {
      where: { accountId, keyHash },
      order: { part: 'ASC' },
    });
    const first = parts[0];
    return (
      first && {
        fingerprint: first.fingerprint,
        createdAt: first.createdAt,
        body: parts.map(({ body }) => body).join(''),
      }
    );
  }

  /**
   * Takes the key for this transaction, first of all. False when it is taken: another transaction with the same key is
   * waited for, and its answer can be found once this one is rolled back. An earlier use before `forgetBefore` counts
   * for nothing.
   */
  async claim(manager: EntityManager, use: KeyUse, now: number, forgetBefore: number | undefined): Promise<boolean> {
    const { accountId, keyHash } = use;
    if (forgetBefore !== undefined) {
      await defer(manager, 'DELETE FROM idempotency_keys WHERE account_id = ? AND key_hash = ? AND created_at < ?', [
        accountId,
        keyHash,
        forgetBefore,
      ]);
    }
    try {
      await insertRows(manager, 'idempotency_keys', [partRow(use, 0, '', now)]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Keeps the answer with the key, last of all. */
  async complete(manager: EntityManager, use: KeyUse, now: number, body: string): Promise<void> {
    const { accountId, keyHash } = use;
    const parts = partsOf(body, PART_LENGTH);
    await defer(manager, 'UPDATE idempotency_keys SET body = ? WHERE account_id = ? AND key_hash = ? AND part = 0', [
      parts[0] ?? '',
      accountId,
      keyHash,
    ]);
    const rest = parts.slice(1).map((part, index) => partRow(use, index + 1, part, now));
    await deferRows(manager, 'idempotency_keys', rest);
  }

  /** Forgets some of the keys used before a moment, the oldest first; answers how many parts of answers at least. */
  async forget(before: number): Promise<number> {
    const oldest = await this.database.rows<readonly [number | string]>(
      `SELECT created_at FROM idempotency_keys WHERE created_at < ? ORDER BY created_at LIMIT ${FORGOTTEN_AT_ONCE}`,
      [before],
    );
    const last = oldest.at(-1);
    if (!last) return 0;
    await this.database.write((manager) =>
      manager.query('DELETE FROM idempotency_keys WHERE created_at <= ?', [Number(last[0])]),
    );
    return oldest.length;
  }
}

function partRow({ accountId, keyHash, fingerprint }: KeyUse, part: number, body: string, now: number): Row {
  return { account_id: accountId, key_hash: keyHash, part, fingerprint, body, created_at: now };
}
