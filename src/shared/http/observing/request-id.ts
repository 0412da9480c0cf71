import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const SANE = /^[\w.:-]{1,100}$/;
const HEADER = 'X-Request-Id';

/** Gives every answer an `X-Request-Id`: the caller's if it is a sane one, else ours (Decisions 1). */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const sent = request.headers['x-request-id'];
  response.setHeader(HEADER, typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID());
  next();
}

export function requestId(response: Response): string {
  const id = response.getHeader(HEADER);
  return typeof id === 'string' ? id : '';
}
