import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';

/** A weak validator of a body; `scope` keeps apart bodies that must never be taken for one another (accounts). */
export function weakEtag(body: string | Buffer, scope = ''): string {
  return `W/"${createHash('sha1').update(scope).update('\n').update(body).digest('base64url')}"`;
}

/** Whether If-None-Match names this validator (weak comparison, RFC 9110 13.1.2). */
export function notModified(request: IncomingMessage, etag: string): boolean {
  const sent = request.headers['if-none-match'];
  if (!sent || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  return (
    sent.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.slice(2)) || sent.trim() === '*'
  );
}

export interface CachedAnswer {
  readonly cacheControl: string;
  /** Keeps apart answers of different accounts that happen to be equal. */
  readonly scope?: string;
}

/** A JSON body with its ETag, to be sent as often as it is asked for. */
export interface ReadyJson {
  readonly text: string | Buffer;
  readonly etag: string;
}

/** Makes a body ready once for all who ask for it: it holds nothing of whoever asks. */
export function readyJson(body: unknown): ReadyJson {
  const text = Buffer.from(JSON.stringify(body));
  return { text, etag: weakEtag(text) };
}

/** Sends a JSON body with its ETag, or 304 when the client has it already (Contract 8, Decisions 7). */
export function sendWithEtag(request: Request, response: Response, body: unknown, options: CachedAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  sendReady(request, response, { text, etag: weakEtag(text, options.scope) }, options.cacheControl);
}

/** As sendWithEtag(), for a body that is ready. */
export function sendReady(request: Request, response: Response, { text, etag }: ReadyJson, cacheControl: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  if (notModified(request, etag)) {
    sendNotModified(response);
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.status(200).send(text);
}

/** Sends a 304 for an answer that may be compressed or not: what the client has is one of the two (RFC 9110 15.4.5). */
export function sendNotModified(response: Response): void {
  response.vary('Accept-Encoding').status(304).end();
}
