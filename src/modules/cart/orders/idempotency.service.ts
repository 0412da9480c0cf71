import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CartCommand } from '@/modules/cart/orders/cart-command';
import { IdempotencyKeyRepository, type KeyUse } from '@/modules/cart/orders/persistence/idempotency-key.repository';
import type { Transaction } from '@/shared/database/database';
import { Clock } from '@/shared/kernel/clock';

/** How long an answer is kept for its key (Decisions 9). */
const LIFETIME_MS = 24 * 3_600_000;

/** A key to be used at a moment, and whether an older use of it, which counts for nothing, is to be forgotten first. */
export type FreshKey = KeyUse & { readonly usedAt: number; readonly forgetBefore: number | undefined };

/** What is known of a cart's key before it is used; `use` is undefined for a cart without one. */
export type KeyLookup =
  | { readonly kind: 'free'; readonly use: FreshKey | undefined }
  | { readonly kind: 'answered'; readonly body: string; readonly replayed: true }
  | { readonly kind: 'key-reused' };

/** Answers given before, by Idempotency-Key and account (Decisions 9, Reliability 4.7). */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether the key is free, was used for the same cart, or for another one. */
  look(command: CartCommand): Promise<KeyLookup> {
    return this.lookUp(useOf(command));
  }

  /** The same of any use of a key; of none nothing is known. */
  async lookUp(use: KeyUse | undefined): Promise<KeyLookup> {
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
   * been waited for: `look` finds its answer.
   */
  claim(transaction: Transaction, use: FreshKey): Promise<boolean> {
    return this.keys.claim(transaction, use, use.usedAt, use.forgetBefore);
  }

  /** Keeps the answer with the key, last of all. */
  complete(transaction: Transaction, use: FreshKey, body: string): Promise<void> {
    return this.keys.complete(transaction, use, use.usedAt, body);
  }

  /** Forgets the keys whose time is over. */
  async forgetOld(): Promise<void> {
    await this.keys.forget(this.clock.now().getTime() - LIFETIME_MS);
  }
}

/** The use of a key for exactly this cart and file. Neither key nor cart are kept, only their hashes. */
function useOf({ account, idempotencyKey, request, attachment }: CartCommand): KeyUse | undefined {
  if (idempotencyKey === undefined) return undefined;
  const file = attachment?.fingerprint() ?? [];
  return {
    accountId: account.id,
    keyHash: sha256(idempotencyKey),
    fingerprint: sha256(JSON.stringify([request, file])),
  };
}

/**
 * The uses of keys that ordering a quote makes: the one its caller sent, which stands for this quote whatever else is sent along,
 * and one of the quote's own, which no caller can send (Beyond 3.1, 3.4).
 */
export function quoteKeys(accountId: number, folio: string, sent: string | undefined): QuoteKeys {
  const fingerprint = sha256(JSON.stringify(['cotizacion', folio]));
  const own = { accountId, keyHash: sha256(`\u0000cotizacion ${folio}`), fingerprint };
  return { own, sent: sent === undefined ? undefined : { accountId, keyHash: sha256(sent), fingerprint } };
}

/** The use of a key for cancelling exactly this order with this reason. */
export function cancelKey(accountId: number, what: readonly string[], sent: string | undefined): KeyUse | undefined {
  if (sent === undefined) return undefined;
  return { accountId, keyHash: sha256(sent), fingerprint: sha256(JSON.stringify(['cancelar', ...what])) };
}

export interface QuoteKeys {
  readonly own: KeyUse;
  readonly sent: KeyUse | undefined;
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
