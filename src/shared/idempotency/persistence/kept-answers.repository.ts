import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { isDuplicateKey } from '@/shared/database/retry';

/** A use of a key by an account; both hashes are SHA-256, hexadecimal. */
export interface KeyUse {
  readonly accountId: number;
  readonly keyHash: string;
  readonly fingerprint: string;
}

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly createdAt: number;
  readonly body: string;
}

/** Short answers kept for their Idempotency-Key, each in one row: orders keep theirs in the same table (Decisions 9). */
@Injectable()
export class KeptAnswerRepository {
  constructor(private readonly database: Database) {}

  async find(accountId: number, keyHash: string): Promise<KeptAnswer | undefined> {
    const rows = await this.database.reader.query<{ fingerprint: string; body: string; created_at: number | string }[]>(
      'SELECT fingerprint, body, created_at FROM idempotency_keys WHERE account_id = ? AND key_hash = ? AND part = 0',
      [accountId, keyHash],
    );
    const [row] = rows;
    return row && { fingerprint: row.fingerprint, body: row.body, createdAt: Number(row.created_at) };
  }

  /** Takes the key, first of all; false when a twin has it, who has been waited for. Uses before `horizon` count for nothing. */
  async claim(manager: EntityManager, use: KeyUse, now: number, horizon: number): Promise<boolean> {
    const { accountId, keyHash, fingerprint } = use;
    await manager.query('DELETE FROM idempotency_keys WHERE account_id = ? AND key_hash = ? AND created_at < ?', [
      accountId,
      keyHash,
      horizon,
    ]);
    try {
      await manager.query(
        "INSERT INTO idempotency_keys (account_id, key_hash, part, fingerprint, body, created_at) VALUES (?, ?, 0, ?, '', ?)",
        [accountId, keyHash, fingerprint, now],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async complete(manager: EntityManager, { accountId, keyHash }: KeyUse, body: string): Promise<void> {
    await manager.query('UPDATE idempotency_keys SET body = ? WHERE account_id = ? AND key_hash = ? AND part = 0', [
      body,
      accountId,
      keyHash,
    ]);
  }

  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.write(work);
  }
}
