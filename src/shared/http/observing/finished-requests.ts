import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Granted } from '@/shared/http/access';
import { countBody } from '@/shared/http/observing/answer-bytes';
import { requestId } from '@/shared/http/observing/request-id';
import { hasLeft } from '@/shared/http/server/answer-end';
import type { Deadline } from '@/shared/deadline/deadline';
import type { Caller } from '@/shared/kernel/caller';
import { inRequest, type RequestContext } from '@/shared/request-context/request-context';

/** What a request came to: its answer is out, or its client has gone. */
export interface FinishedRequest extends RequestContext {
  readonly status: number;
  /** Whether any of an answer has left at all. */
  readonly answered: boolean;
  /** From its headers to the end of its answer. */
  readonly ms: number;
  /** The part of `ms` in which we worked on it, without waiting for its client or, where it asked us to, for news. */
  readonly workMs: number;
  /** Of the answer's body, as they left. */
  readonly bytes: number;
}

type Observer = (finished: FinishedRequest) => void;

/** Where the deadline of a request hangs, for who measures it. */
export const DEADLINE = Symbol('deadline');

/** An answer whose work has a deadline. */
export type TimedResponse = ServerResponse & { [DEADLINE]?: Deadline };

/** A request as far as it has come: Express adds the address, the router or who answers before it the route. */
export type RoutedRequest = IncomingMessage & Granted & { readonly ip?: string; route?: { readonly path?: unknown } };

/** Follows every request from its headers to the end of its answer, and tells who wants to know. */
@Injectable()
export class FinishedRequests {
  private readonly observers: Observer[] = [];

  /** `observer` is called once for every request, synchronously; it must not throw. */
  observe(observer: Observer): void {
    this.observers.push(observer);
  }

  /** What `next` does belongs to the request. */
  readonly follow = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const followed = new FollowedRequest(request, response);
    response.once('close', () => {
      followed.end();
      for (const observer of this.observers) observer(followed);
    });
    inRequest(followed, next);
  };
}

class FollowedRequest implements FinishedRequest {
  endedAt: number | undefined;
  private readonly began = performance.now();
  private readonly sent: () => number;

  constructor(
    private readonly request: RoutedRequest,
    private readonly response: TimedResponse,
  ) {
    this.sent = countBody(response);
  }

  end(): void {
    this.endedAt = performance.now();
  }

  get requestId(): string {
    return requestId(this.response);
  }

  get address(): string {
    return this.request.ip ?? '';
  }

  get method(): string {
    return this.request.method ?? '';
  }

  get route(): string | undefined {
    const path = this.request.route?.path;
    return typeof path === 'string' ? path : undefined;
  }

  get caller(): Caller | undefined {
    return this.request.user;
  }

  get status(): number {
    return this.response.statusCode;
  }

  get answered(): boolean {
    return hasLeft(this.response);
  }

  get ms(): number {
    return (this.endedAt ?? performance.now()) - this.began;
  }

  get workMs(): number {
    return this.response[DEADLINE]?.workedMs() ?? this.ms;
  }

  /** Whoever answers a HEAD writes the body as to a GET; Node lets none of it out. */
  get bytes(): number {
    return this.method === 'HEAD' ? 0 : this.sent();
  }
}
