import type { NextFunction, Request, Response } from 'express';

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
