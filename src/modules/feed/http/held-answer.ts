import type { Response } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { whenOver } from '@/shared/http/server/answer-end';
import { offTheClock } from '@/shared/deadline/deadline';
import type { HeldCalls, HeldTopic } from '@/shared/held-calls/held-calls';
import type { Caller } from '@/shared/kernel/caller';
import { rateLimited } from '@/shared/metrics/metrics';

export interface Hold {
  readonly calls: HeldCalls;
  readonly topic: HeldTopic;
  readonly caller: Caller;
  readonly response: Response;
  readonly seconds: number;
}

const RETRY_SECONDS = '5';

/**
 * What `read` answers, as soon as `isNews` says that there is something in it, or at the latest after so many seconds (Beyond 1.1).
 * 429 `demasiadas_esperas` for a third call of one credential that would have to wait. The place of a client that goes is free at once.
 */
export async function heldAnswer<T>(hold: Hold, read: () => Promise<T>, isNews: (answer: T) => boolean): Promise<T> {
  const { calls, topic, response } = hold;
  let seen = calls.generation(topic);
  let answer = await read();
  if (hold.seconds === 0 || calls.isDraining || isNews(answer)) return answer;
  const until = performance.now() + hold.seconds * 1000;
  const place = calls.enter(hold.caller.clientId);
  if (!place) {
    rateLimited.inc('wait');
    throw new ApiError(429, 'demasiadas_esperas', { headers: { 'Retry-After': RETRY_SECONDS } });
  }
  const client = { gone: false, leave: (): void => undefined };
  const isGone = (): boolean => client.gone;
  whenOver(response, () => {
    client.gone = true;
    client.leave();
    place.leave();
  });
  try {
    for (let outcome = 'woken'; outcome === 'woken' && !isNews(answer) && !isGone();) {
      const waiting = place.wait(topic, until - performance.now(), seen);
      client.leave = waiting.cancel;
      outcome = await offTheClock(() => waiting.outcome);
      if (isGone()) break;
      seen = calls.generation(topic);
      answer = await read();
    }
    return answer;
  } finally {
    place.leave();
  }
}
