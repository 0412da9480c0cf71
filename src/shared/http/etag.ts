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

/** Sends a JSON body with its ETag, or 304 when the client has it already (Contract 8, Decisions 7). */
export function sendWithEtag(request: Request, response: Response, body: unknown, options: CachedAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const etag = weakEtag(text, options.scope);
  response.setHeader('Cache-Control', options.cacheControl);
  response.setHeader('ETag', etag);
  if (notModified(request, etag)) {
    sendNotModified(response);
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.status(200).send(text);
}

/** 304 for an answer that would be sent compressed or not, as the client takes it: what it has is of one of both (RFC 9110 15.4.5). */
export function sendNotModified(response: Response): void {
  response.vary('Accept-Encoding').status(304).end();
}
