import express, { type Request, type RequestHandler } from 'express';
import { assertShallowJson } from '@/shared/http/structural-gate';

const BODY_LIMIT = '100kb';
const MOST_FORM_FIELDS = 100;

const failures = new WeakMap<Request, unknown>();

/**
 * Reads JSON and form bodies. What is wrong with one is not told before it is known who asks and whether they may: the
 * BodyGuard does.
 */
export const bodyParsers: readonly RequestHandler[] = [
  express.json({
    limit: BODY_LIMIT,
    verify: (_request, _response, body) => {
      assertShallowJson(body);
    },
  }),
  express.urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: MOST_FORM_FIELDS }),
].map(holdingFailuresBack);

/** What was wrong with the request's body; undefined when it could be read. */
export function bodyFailure(request: Request): unknown {
  return failures.get(request);
}

function holdingFailuresBack(parser: RequestHandler): RequestHandler {
  return (request, response, next) => {
    void parser(request, response, (failure?: unknown) => {
      if (failure !== undefined) failures.set(request, failure);
      next();
    });
  };
}
