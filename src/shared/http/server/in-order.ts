import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Several middlewares as one: the router looks at the path, the mount point and the parameters anew for each that it is given, and those
 * that see every request need none of that. What one throws, or hands to next(), ends them as it would in the router.
 */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, done) => {
    run(handlers, 0, request, response, done);
  };
}

function run(
  handlers: readonly RequestHandler[],
  place: number,
  request: Request,
  response: Response,
  done: NextFunction,
): void {
  const handler = handlers[place];
  if (!handler) {
    done();
    return;
  }
  const next = (problem?: unknown): void => {
    if (problem === undefined) run(handlers, place + 1, request, response, done);
    else done(problem);
  };
  try {
    void handler(request, response, next);
  } catch (problem) {
    done(problem);
  }
}
