import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@/shared/database/database';
import { keyUse, UsedKeys, type FreshKey } from '@/shared/idempotency/used-keys';
import { DomainError } from '@/shared/kernel/domain-error';
import { SecretBox } from '@/shared/secrets/secret-box';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

/** A POST that is to be done at most once for its Idempotency-Key (Decisions 9). */
export interface KeyedRequest {
  readonly accountId: number;
  /** Undefined: done every time. */
  readonly key: string | undefined;
  /** What is asked: another text under the same key is a refusal. */
  readonly asked: string;
}

export interface Answer<T> {
  readonly value: T;
  readonly replayed: boolean;
}

class KeyTaken extends Error {}

/**
 * Answers of POSTs by key, kept in the transaction of what they did, encrypted: some of them hold secrets (Beyond 2.6). The same key
 * with another request is `idempotency_key_reused`.
 */
@Injectable()
export class KeptAnswers {
  private readonly box: SecretBox;

  constructor(
    private readonly keys: UsedKeys,
    private readonly database: Database,
    pepper: SecretPepper,
  ) {
    this.box = new SecretBox(pepper, 'idempotency');
  }

  /** Does `work` in a transaction, unless its answer is there already: then that. Twins wait for the one that came first. */
  async once<T extends object>(
    request: KeyedRequest,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<Answer<T>> {
    const known = await this.look<T>(request);
    if ('value' in known) return known;
    const { use } = known;
    try {
      const value = await this.database.write((transaction) =>
        use ? this.first(transaction, use, work) : work(transaction),
      );
      return { value, replayed: false };
    } catch (error) {
      const answer = error instanceof KeyTaken ? await this.find<T>(request) : undefined;
      if (answer) return answer;
      throw error;
    }
  }

  /** The answer that was given for this key before, if it was. */
  async find<T extends object>(request: KeyedRequest): Promise<Answer<T> | undefined> {
    const known = await this.look<T>(request);
    return 'value' in known ? known : undefined;
  }

  private async look<T extends object>({
    accountId,
    key,
    asked,
  }: KeyedRequest): Promise<Answer<T> | { readonly use: FreshKey | undefined }> {
    const use = keyUse(accountId, key, asked);
    const known = await this.keys.look(use);
    if (known.kind === 'key-reused')
      throw new DomainError('unprocessable', 'idempotency_key_reused', 'the key was used for another request');
    if (known.kind === 'free') return known;
    return { value: JSON.parse(await this.box.open(known.body, use?.keyHash ?? '')) as T, replayed: true };
  }

  private async first<T extends object>(
    transaction: Transaction,
    use: FreshKey,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    if (!(await this.keys.claim(transaction, use))) throw new KeyTaken();
    const value = await work(transaction);
    await this.keys.complete(transaction, use, await this.box.seal(JSON.stringify(value), use.keyHash));
    return value;
  }
}
