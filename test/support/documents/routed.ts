import type { NestExpressApplication } from '@nestjs/platform-express';

interface RouterLayer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** Every route that Express really has, as `METHOD /path`, but for the pages under /docs, which hold no data, and / that leads there. */
export function routedPaths(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: readonly RouterLayer[] } };
  return router.stack
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    .filter((route) => !/^GET \/(docs\b|$)/.test(route));
}
