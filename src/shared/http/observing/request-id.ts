import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const SANE = /^[\w.:-]{1,100}$/;
const HEADER = 'X-Request-Id';

/** Gives every answer an `X-Request-Id`: the caller's if it is a sane one, else ours (Decisions 1). */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): void {
  const sent = request.headers['x-request-id'];
  response.setHeader(HEADER, typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID());
}

export function requestId(response: ServerResponse): string {
  const id = response.getHeader(HEADER);
  return typeof id === 'string' ? id : '';
}
