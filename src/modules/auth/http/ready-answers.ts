import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AccessGuard } from '@/modules/auth/http/access.guard';
import { BearerStrategy } from '@/modules/auth/http/bearer.strategy';
import { startClock } from '@/shared/http/server/answer-deadline';
import { hostHeaders } from '@/shared/http/server/host-header';
import type { RoutedRequest } from '@/shared/http/observing/finished-requests';
import { RepeatedCalls, type ReadyAnswer, type RepeatedCall } from '@/shared/http/repeats/repeated-calls';
import type { Caller } from '@/shared/kernel/caller';
import { RateLimitGuard, tellLimit } from '@/shared/rate-limit/http/rate-limit.guard';

interface Repetition {
  readonly call: RepeatedCall;
  readonly caller: Caller;
}

/**
 * Answers what has been answered before and is still true, without the router: a URL that is known, for a token that is trusted without
 * looking. The guards' own checks say who may have it, in their order. Whatever is not a plain yes goes the ordinary way from its
 * beginning, so that there is one place that refuses; a call is counted on its limit once all the same (docs/adr/0082).
 */
@Injectable()
export class ReadyAnswers {
  constructor(
    private readonly repeats: RepeatedCalls,
    private readonly tokens: BearerStrategy,
    private readonly limits: RateLimitGuard,
    private readonly access: AccessGuard,
  ) {}

  /** Answers the request, or leaves it to `ordinary`. */
  answer(request: IncomingMessage, response: ServerResponse, ordinary: () => void): void {
    const repetition = this.repetition(request);
    if (!repetition) {
      ordinary();
      return;
    }
    void this.repeat(repetition, request, response).then((done) => {
      if (!done) ordinary();
    }, ordinary);
  }

  private repetition(request: IncomingMessage): Repetition | undefined {
    const call = isPlain(request) ? this.repeats.get(request.url ?? '') : undefined;
    const caller = call && this.tokens.trusted(request);
    return caller && { call, caller };
  }

  private async repeat(repetition: Repetition, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { call, caller } = repetition;
    startClock(request, response);
    const count = await this.limits.countCall(call.limit, caller, request);
    const answer = count?.isBlocked === true ? undefined : this.granted(repetition);
    if (!answer) return false;
    const routed = request as RoutedRequest;
    routed.user = caller;
    routed.route = { path: call.route };
    if (count) tellLimit(response, call.limit, count);
    await answer(request, response);
    return true;
  }

  private granted({ call, caller }: Repetition): ReadyAnswer | undefined {
    return this.access.refusal(caller, call.policy) ? undefined : call.find(caller);
  }
}

/** Whether the ordinary way would look at nothing of the request but its URL and token. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    hostHeaders(request) === 1 &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined
  );
}
