import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { FinishedRequest, FinishedRequests } from '@/shared/http/observing/finished-requests';
import { MINUTE_MS } from '@/shared/kernel/durations';

const SLOW_MS = 1000;
const REMEMBERED_CLIENTS = 10_000;

/**
 * One line per request, with an allow-list of facts: never a header, body, query or path parameter, where tokens and personal
 * data travel. At `info` those that an operator should see (Beyond 7): each 5xx, each that took us more than a second, the first
 * 429 of a client in a minute; all others at `debug`.
 */
export function logRequests(logger: Logger, requests: FinishedRequests): void {
  const limited = new LRUCache<string, true>({ max: REMEMBERED_CLIENTS, ttl: MINUTE_MS });
  const noteworthy = (finished: FinishedRequest): string | undefined => {
    if (finished.answered && finished.status >= 500) return 'request_failed';
    if (finished.workMs > SLOW_MS) return 'request_slow';
    if (!finished.answered || finished.status !== 429) return undefined;
    const who = finished.caller?.clientId ?? finished.address;
    if (limited.has(who)) return undefined;
    limited.set(who, true);
    return 'rate_limited';
  };
  requests.observe((finished) => {
    const event = noteworthy(finished);
    const level = event === undefined ? 'debug' : 'info';
    if (logger.isLevelEnabled(level)) logger[level](facts(event ?? 'request', finished), WORDS[event ?? 'request']);
  });
}

const WORDS: Readonly<Record<string, string>> = {
  request: 'answered',
  request_failed: 'answered with an error of ours',
  request_slow: 'answered late',
  rate_limited: 'a client is over its limit; its next ones this minute are not told',
};

function facts(event: string, finished: FinishedRequest): object {
  const { requestId, method, route, answered, status, ms, caller, address } = finished;
  return {
    event,
    request_id: requestId,
    method,
    route,
    status: answered ? status : undefined,
    ms: Math.round(ms * 1000) / 1000,
    client: caller?.clientId,
    account: caller?.accountId,
    // Who is unknown is told by where it comes from.
    address: event === 'rate_limited' && !caller ? address : undefined,
  };
}
