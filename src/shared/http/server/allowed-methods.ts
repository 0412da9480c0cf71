import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { permitPreflight } from '@/shared/http/server/cross-origin';

interface RouterLayer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

interface ExpressApplication {
  readonly router: { readonly stack: readonly RouterLayer[] };
}

const ANY_METHOD = '_all';

/**
 * The methods under which a path is routed, HEAD beside GET, OPTIONS always; empty when the path is not known at all. Of several
 * routes that match, those with the fewest parameters say: `/pedidos/:folio/cancelar` is no `/pedidos/:folio/:anio`.
 */
export function allowedMethods(application: unknown, path: string): string[] {
  const { stack } = (application as ExpressApplication).router;
  const routes = stack.flatMap((layer) =>
    layer.route && !(ANY_METHOD in layer.route.methods) && matches(layer, path) ? [layer.route] : [],
  );
  if (routes.length === 0) return [];
  const fewest = Math.min(...routes.map(parameters));
  const named = routes.filter((route) => parameters(route) === fewest).flatMap(({ methods }) => Object.keys(methods));
  const methods = new Set([...named.map((method) => method.toUpperCase()), 'OPTIONS']);
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

function parameters({ path }: { readonly path: string }): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}

/** The pattern of the route that a path has under a method (HEAD as GET); undefined when there is none. */
export function routePattern(application: unknown, method: string, path: string): string | undefined {
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  for (const layer of (application as ExpressApplication).router.stack) {
    const { route } = layer;
    if (route?.methods[name] === true && matches(layer, path)) return route.path;
  }
  return undefined;
}

/** A path that can't be decoded matches nothing. */
function matches(layer: RouterLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}

/** 405 for a request whose path is known under other methods only, although a route with more parameters took it. */
export function methodNotAllowed({ app, path }: Request): ApiError {
  return new ApiError(405, 'metodo_no_permitido', { headers: { Allow: allowedMethods(app, path).join(', ') } });
}

/** OPTIONS on a known path: 204 with `Allow`, and what a browser's preflight asks for. */
export function answerOptions(app: NestExpressApplication) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const methods =
      request.method === 'OPTIONS' ? allowedMethods(app.getHttpAdapter().getInstance(), request.path) : [];
    if (methods.length === 0) {
      next();
      return;
    }
    const allow = methods.join(', ');
    response.setHeader('Allow', allow);
    permitPreflight(request, response, allow);
    response.status(204).end();
  };
}
