import type { Count } from '@/shared/rate-limit/rate-limit-storage';

/** What a call counted as, and of how many. */
export interface LimitedCount extends Count {
  readonly limit: number;
}

interface CountedCall {
  readonly policy: string;
  readonly count: LimitedCount;
}

const counted = new WeakMap<object, CountedCall>();

/** Remembers what a call counted as, for who tells its client. */
export function rememberCount(request: object, policy: string, count: LimitedCount): void {
  counted.set(request, { policy, count });
}

/** What the call counted as on that limit; undefined when it counts on another. */
export function countedOn(request: object, policy: string): LimitedCount | undefined {
  const call = counted.get(request);
  return call?.policy === policy ? call.count : undefined;
}
