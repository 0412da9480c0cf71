import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { ACCESS_POLICY, CATALOG_READ, type AccessPolicy } from '@/shared/http/access';

/** A route as the decorators declare it. Paths are absolute, parameters as `:name`. */
export interface DeclaredRoute {
  readonly method: string;
  readonly path: string;
  readonly policy: AccessPolicy | undefined;
  /** Whether it goes on for tokens seen valid a moment ago while the database is away. */
  readonly catalogRead: boolean;
  readonly handler: string;
}

/** Every route of every controller, with its access policy. */
export function declaredRoutes(app: INestApplication): DeclaredRoute[] {
  const scanner = app.get(MetadataScanner, { strict: false });
  const reflector = app.get(Reflector);
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      const controller = instance as Record<string, object> | undefined;
      if (!controller || typeof metatype !== 'function') return [];
      return scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object).flatMap((name) => {
        const handler = controller[name] as () => unknown;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) return [];
        const targets = [handler, metatype];
        const policy = reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS_POLICY, targets);
        const catalogRead = reflector.getAllAndOverride<boolean | undefined>(CATALOG_READ, targets) === true;
        return joinPaths(metatype, handler).map((path) => ({
          method: RequestMethod[method],
          path,
          policy,
          catalogRead,
          handler: `${metatype.name}.${name}`,
        }));
      });
    });
}

/** Default deny: a route that says nothing about access keeps the service from starting. */
export function assertEveryRouteHasPolicy(app: INestApplication): void {
  const open = declaredRoutes(app).filter((route) => !route.policy);
  if (open.length > 0)
    throw new Error(`routes without an access policy: ${open.map((route) => route.handler).join(', ')}`);
}

function joinPaths(controller: object, handler: object): string[] {
  const list = (target: object): string[] => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
  return list(controller).flatMap((base) =>
    list(handler).map(
      (path) =>
        `/${[base, path]
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`,
    ),
  );
}
