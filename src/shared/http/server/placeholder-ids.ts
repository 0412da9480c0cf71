import type { NextFunction, Request, Response } from 'express';

const PLACEHOLDER = /\/(?:\{id\}|%7Bid%7D)(?=[/?])/i;
const ID = /^[\w,-]{1,3000}$/;

/**
 * Reads of `/…/{id}?id=36178`: the reference's own `{id}` left in the path, and the id in the query (ADR 18). Without exactly one
 * such id the path stays as it is, and the route refuses it.
 */
export function fillPlaceholder(request: Request, _response: Response, next: NextFunction): void {
  const { method, url } = request;
  if ((method === 'GET' || method === 'HEAD') && PLACEHOLDER.test(url)) {
    const [id = '', ...others] = new URLSearchParams(url.slice(url.indexOf('?') + 1)).getAll('id');
    if (others.length === 0 && ID.test(id)) request.url = url.replace(PLACEHOLDER, `/${id}`);
  }
  next();
}
