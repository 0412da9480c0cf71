import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import type { AcceptedGuide } from '@/modules/cart/guides/domain/guide-file';
import { IdempotencyKeyRepository, type KeyUse } from '@/modules/cart/orders/persistence/idempotency-key.repository';
import { Clock } from '@/shared/kernel/clock';

/** How long an answer is kept for its key (Decisions 9). */
const LIFETIME_MS = 24 * 3_600_000;

/** What is known of a key before it is used. `forgetBefore`: an older use is in the way and counts for nothing. */
export type KeyLookup =
  | { readonly kind: 'free'; readonly forgetBefore?: number | undefined }
  | { readonly kind: 'answered'; readonly body: string }
  | { readonly kind: 'reused' };

/** Answers given before, by Idempotency-Key and account (Decisions 9, Reliability 4.7). */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyKeyRepository,
    private readonly clock: Clock,
  ) {}

  /** The use of a key for exactly this cart and file. Neither key nor cart are kept, only their hashes. */
  use(accountId: number, key: string, request: CartRequest, guide: AcceptedGuide | undefined): KeyUse {
    const file = guide ? [guide.originalName, sha256(guide.content)] : [];
    return { accountId, keyHash: sha256(key), fingerprint: sha256(JSON.stringify([request, file])) };
  }

  /** Whether the key is free, was used for the same cart, or for another one. */
  async look({ accountId, keyHash, fingerprint }: KeyUse): Promise<KeyLookup> {
    const used = await this.keys.find(accountId, keyHash);
    if (!used) return { kind: 'free' };
    const horizon = this.horizon();
    if (used.createdAt < horizon) return { kind: 'free', forgetBefore: horizon };
    return used.fingerprint === fingerprint ? { kind: 'answered', body: used.body } : { kind: 'reused' };
  }

  /** Forgets the keys whose time is over. */
  async forgetOld(): Promise<void> {
    await this.keys.forget(this.horizon());
  }

  private horizon(): number {
    return this.clock.now().getTime() - LIFETIME_MS;
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
