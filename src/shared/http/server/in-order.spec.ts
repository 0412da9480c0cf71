import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inOrder } from '@/shared/http/server/in-order';

const NOTHING = {} as Request & Response;

/** What `done` was called with. */
async function outcome(...handlers: RequestHandler[]): Promise<unknown[]> {
  return new Promise((resolve) => {
    inOrder(...handlers)(NOTHING, NOTHING, ((...problem: unknown[]) => {
      resolve(problem);
    }) as NextFunction);
  });
}

describe('inOrder', () => {
  const seen: string[] = [];
  const passing =
    (name: string): RequestHandler =>
    (_request, _response, next) => {
      seen.push(name);
      next();
    };
  const later: RequestHandler = (_request, _response, next) => {
    setImmediate(next);
  };
  const throwing: RequestHandler = () => {
    throw new Error('thrown');
  };

  beforeEach(() => {
    seen.length = 0;
  });

  it('runs each once, then goes on', async () => {
    expect(await outcome(passing('a'), later, passing('b'))).toEqual([]);
    expect(seen).toEqual(['a', 'b']);
  });

  it('goes on at once without any', async () => {
    expect(await outcome()).toEqual([]);
  });

  it('hands on what one reports, and runs no further', async () => {
    const problem = new Error('reported');
    const reporting: RequestHandler = (_request, _response, next) => {
      next(problem);
    };
    expect(await outcome(passing('a'), reporting, passing('b'))).toEqual([problem]);
    expect(seen).toEqual(['a']);
  });

  it.each([
    ['at once', [throwing]],
    ['after one that took its time', [later, throwing]],
  ])('hands on what one throws %s', async (_when, handlers) => {
    expect(await outcome(...handlers, passing('b'))).toEqual([new Error('thrown')]);
    expect(seen).toEqual([]);
  });
});
