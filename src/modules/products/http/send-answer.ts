import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedAnswer } from '@/modules/products/http/page-cache';
import { notModified } from '@/shared/http/etag';
import { keepAsWritten } from '@/shared/http/server/compress-answers';

const COMPRESS_FROM_BYTES = 1400;

/** A call, and what it is answered on. */
export interface Wire {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Sends a finished answer, or 304 to who has it (Decisions 7), with gzip where that is taken. Nothing is written before all of it is there: until then the deadline of the request may answer
 * in its place.
 */
export async function sendAnswer({ request, response }: Wire, answer: FinishedAnswer): Promise<void> {
  keepAsWritten(response);
  if (notModified(request, answer.etag)) {
    describe(response, answer);
    response.statusCode = 304;
    response.end();
    return;
  }
  const compress = answer.body.length >= COMPRESS_FROM_BYTES && acceptsGzip(request);
  const body = compress ? await answer.gzipped() : answer.body;
  if (response.headersSent) return;
  describe(response, answer);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (compress) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.statusCode = 200;
  response.end(body);
}

function describe(response: ServerResponse, answer: FinishedAnswer): void {
  for (const name in answer.headers) response.setHeader(name, answer.headers[name] ?? '');
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Authorization, Accept-Encoding');
  response.setHeader('ETag', answer.etag);
}

function acceptsGzip(request: IncomingMessage): boolean {
  const accepted = request.headers['accept-encoding'];
  return accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted);
}
