import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessPolicy, AuthenticatedRequest } from '@/shared/http/access';
import type { RoutedRequest } from '@/shared/http/observing/finished-requests';
import type { Caller } from '@/shared/kernel/caller';
import type { RateLimitPolicyName } from '@/shared/rate-limit/rate-limit-policy';

const REMEMBERED_URLS = 5000;
const REMEMBERED_URL_LENGTH = 2000;

/** Sends an answer that is finished; only what the request's own headers decide is left (304, compression). */
export type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How the route of a URL answered, once the guards had let the call through: what it takes to answer it again without the router. */
export interface RepeatedCall {
  /** The pattern of the route. */
  readonly route: string;
  readonly policy: AccessPolicy;
  readonly limit: Exclude<RateLimitPolicyName, 'token'>;
  /** The answer for a caller as things are now; undefined when the route has to make it. May throw what the route would. */
  readonly find: (caller: Caller) => ReadyAnswer | undefined;
}

/**
 * What is known of URLs that have been answered, by the URL as it was sent: the same text means the same route, parameters and
 * validated query, whoever asks. Who may see the answer and whether there still is one is found out anew each time (docs/adr/0082).
 */
@Injectable()
export class RepeatedCalls {
  private readonly calls = new LRUCache<string, RepeatedCall>({ max: REMEMBERED_URLS });

  /** What is known of a GET or HEAD of that URL. */
  get(url: string): RepeatedCall | undefined {
    return this.calls.get(url);
  }

  /** Notes how a call that was let through and answered can be answered again. */
  note(request: IncomingMessage, find: RepeatedCall['find']): void {
    const { originalUrl: url, policy, limit } = request as AuthenticatedRequest;
    const path = (request as RoutedRequest).route?.path;
    if (!policy || !limit || limit === 'token' || typeof path !== 'string' || url.length > REMEMBERED_URL_LENGTH)
      return;
    this.calls.set(url, { route: path, policy, limit, find });
  }
}
