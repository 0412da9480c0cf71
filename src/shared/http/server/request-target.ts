import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/** Where a target in absolute form begins, as some proxies' clients send it. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;

/**
 * A target in absolute form is read as the path it holds (RFC 9112 3.2.2), before Express: one whose host is none (`http://[::1/`) it
 * would answer by itself, with a page.
 */
export function readTarget(request: IncomingMessage): void {
  const { url = '' } = request;
  if (SCHEME_AND_HOST.test(url)) request.url = pathOf(url);
}

/** Slashes that repeat in a path are one (Decisions 14); the query stays as it is. */
export function foldSlashes(request: Request, _response: Response, next: NextFunction): void {
  const { url } = request;
  if (url.includes('//')) {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    request.url = path.replace(/\/{2,}/g, '/') + (query < 0 ? '' : url.slice(query));
  }
  next();
}

function pathOf(url: string): string {
  const path = url.replace(SCHEME_AND_HOST, '');
  return path.startsWith('/') ? path : `/${path}`;
}
