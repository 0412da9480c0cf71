import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@/shared/database/database';
import { KeptAnswerRepository, type KeyUse } from '@/shared/idempotency/persistence/kept-answers.repository';
import { Clock } from '@/shared/kernel/clock';
import { DomainError } from '@/shared/kernel/domain-error';
import { SecretBox } from '@/shared/secrets/secret-box';
import { SecretPepper } from '@/shared/secrets/secret-pepper';

const LIFETIME_MS = 24 * 3_600_000;

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
 * Answers of POSTs by key, kept for 24 h in the transaction of what they did, encrypted: some of them hold secrets (Beyond 2.6).
 * The same key with another request is `idempotency_key_reused`.
 */
@Injectable()
export class KeptAnswers {
  private readonly box: SecretBox;

  constructor(
    private readonly kept: KeptAnswerRepository,
    private readonly clock: Clock,
    pepper: SecretPepper,
  ) {
    this.box = new SecretBox(pepper, 'idempotency');
  }

  /** Does `work` in a transaction, unless its answer is there already: then that. Twins wait for the one that came first. */
  async once<T extends object>(
    request: KeyedRequest,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<Answer<T>> {
    const use = useOf(request);
    if (!use) return { value: await this.kept.write(work), replayed: false };
    const known = await this.find<T>(request);
    if (known) return known;
    try {
      return { value: await this.kept.write((transaction) => this.first(transaction, use, work)), replayed: false };
    } catch (error) {
      const answer = error instanceof KeyTaken ? await this.find<T>(request) : undefined;
      if (answer) return answer;
      throw error;
    }
  }

  /** The answer that was given for this key before, if it was. */
  async find<T extends object>(request: KeyedRequest): Promise<Answer<T> | undefined> {
    const use = useOf(request);
    const kept = use && (await this.kept.find(use.accountId, use.keyHash));
    if (!use || !kept || kept.createdAt < this.now() - LIFETIME_MS) return undefined;
    if (kept.fingerprint !== use.fingerprint)
      throw new DomainError('unprocessable', 'idempotency_key_reused', 'the key was used for another request');
    return { value: JSON.parse(await this.box.open(kept.body, use.keyHash)) as T, replayed: true };
  }

  private async first<T extends object>(
    transaction: Transaction,
    use: KeyUse,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const now = this.now();
    if (!(await this.kept.claim(transaction, use, now, now - LIFETIME_MS))) throw new KeyTaken();
    const value = await work(transaction);
    await this.kept.complete(transaction, use, await this.box.seal(JSON.stringify(value), use.keyHash));
    return value;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

function useOf({ accountId, key, asked }: KeyedRequest): KeyUse | undefined {
  return key === undefined ? undefined : { accountId, keyHash: sha256(key), fingerprint: sha256(asked) };
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
