import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@/shared/database/database';
import { IdempotencyKeyRepository, type KeyUse } from '@/shared/idempotency/persistence/idempotency-key.repository';
import { Clock } from '@/shared/kernel/clock';
import { DAY_MS } from '@/shared/kernel/durations';

/** How long an answer is kept for its key (Decisions 9). */
const LIFETIME_MS = DAY_MS;

/** A key to be used at a moment, and whether an older use of it, which counts for nothing, is to be forgotten first. */
export type FreshKey = KeyUse & { readonly usedAt: number; readonly forgetBefore: number | undefined };

/** What is known of a key before it is used; `use` is undefined where none was sent. */
export type KeyLookup =
  | { readonly kind: 'free'; readonly use: FreshKey | undefined }
  | { readonly kind: 'answered'; readonly body: string; readonly replayed: true }
  | { readonly kind: 'key-reused' };

/** Answers given before, by Idempotency-Key and account (Decisions 9, Reliability 4.7). */
@Injectable()
export class UsedKeys {
  constructor(
    private readonly keys: IdempotencyKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether the key is free, was used for the same, or for something else; of none nothing is known. */
  async look(use: KeyUse | undefined): Promise<KeyLookup> {
    if (!use) return { kind: 'free', use };
    const usedAt = this.clock.now().getTime();
    const used = await this.keys.find(use.accountId, use.keyHash);
    if (!used) return { kind: 'free', use: { ...use, usedAt, forgetBefore: undefined } };
    const horizon = usedAt - LIFETIME_MS;
    if (used.createdAt < horizon) return { kind: 'free', use: { ...use, usedAt, forgetBefore: horizon } };
    if (used.fingerprint !== use.fingerprint) return { kind: 'key-reused' };
    return { kind: 'answered', body: used.body, replayed: true };
  }

  /**
   * Takes the key for this transaction, first of all; false when a twin has it, and then nothing may be left behind. The twin has
   * been waited for: `look` finds its answer. Without a key there is nothing to take.
   */
  async claim(transaction: Transaction, use: FreshKey | undefined): Promise<boolean> {
    return !use || this.keys.claim(transaction, use, use.usedAt, use.forgetBefore);
  }

  /** Keeps the answer with the key, if there is one, last of all. */
  async complete(transaction: Transaction, use: FreshKey | undefined, body: string): Promise<void> {
    if (use) await this.keys.complete(transaction, use, use.usedAt, body);
  }

  /** Forgets some of the keys whose time is over; 0 when there are none. */
  forgetOld(): Promise<number> {
    return this.keys.forget(this.clock.now().getTime() - LIFETIME_MS);
  }
}

/** The use of an account's key for exactly what `asked` says; undefined without a key. Of both only the hashes are kept. */
export function keyUse(accountId: number, key: string | undefined, asked: string): KeyUse | undefined {
  return key === undefined ? undefined : { accountId, keyHash: sha256(key), fingerprint: sha256(asked) };
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
