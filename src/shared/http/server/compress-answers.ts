import compression from 'compression';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const COMPRESS_FROM_BYTES = 1400;
/** Where an answer says that it goes out as its route has written it. */
const AS_WRITTEN = Symbol('as-written');

type Written = ServerResponse & { [AS_WRITTEN]?: true };

/** For routes that keep the compressed form of what they answer: nobody else need find out whether to compress it. */
export function keepAsWritten(response: ServerResponse): void {
  (response as Written)[AS_WRITTEN] = true;
}

/** Compresses answers of some length for clients that take it, unless their route has seen to that. */
export function compressAnswers(): RequestHandler {
  return compression({
    threshold: COMPRESS_FROM_BYTES,
    level: 1,
    filter: (request, response) => (response as Written)[AS_WRITTEN] !== true && compression.filter(request, response),
  });
}
