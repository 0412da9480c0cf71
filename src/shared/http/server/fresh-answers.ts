import express, { type Express, type Request } from 'express';

/**
 * Has Express answer 304 only of what shows a version (Beyond 0): where there is no ETag nobody can have it already, not even who says
 * `If-None-Match: *`, and no body would be all that is told of it.
 */
export function freshByVersion({ request }: Express): void {
  Object.defineProperty(request, 'fresh', {
    configurable: true,
    get(this: Request): boolean {
      return this.res?.hasHeader('ETag') === true && Reflect.get(express.request, 'fresh', this);
    },
  });
}
