import type { TokenGrant } from '@/modules/auth/persistence/access-token.repository';

type FindAll = (hashes: readonly string[]) => Promise<ReadonlyMap<string, TokenGrant>>;

const GATHER_MS = 50;
const MOST_AT_ONCE = 500;
/** With more than this many waiting, further tokens are taken for unknown at once, which they most likely are. */
const MOST_WAITING = 5000;

/**
 * Looks tokens up together: those that come within 50 ms make one query, so that a flood of made-up tokens costs at most
 * twenty queries a second, whatever its rate.
 */
export class BatchedLookup {
  private readonly waiting = new Map<string, PromiseWithResolversOf<TokenGrant | undefined>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly findAll: FindAll) {}

  /** What a token stands for; undefined for an unknown one. */
  find(hash: string): Promise<TokenGrant | undefined> {
    const known = this.waiting.get(hash);
    if (known) return known.promise;
    if (this.waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
    const pending = withResolvers<TokenGrant | undefined>();
    this.waiting.set(hash, pending);
    this.timer ??= setTimeout(() => void this.run(), GATHER_MS);
    return pending.promise;
  }

  private async run(): Promise<void> {
    const batch = [...this.waiting].slice(0, MOST_AT_ONCE);
    for (const [hash] of batch) this.waiting.delete(hash);
    try {
      const found = await this.findAll(batch.map(([hash]) => hash));
      for (const [hash, { resolve }] of batch) resolve(found.get(hash));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
    this.timer = this.waiting.size > 0 ? setTimeout(() => void this.run(), GATHER_MS) : undefined;
  }
}

interface PromiseWithResolversOf<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

function withResolvers<T>(): PromiseWithResolversOf<T> {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
