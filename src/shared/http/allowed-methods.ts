interface RouterLayer {
  readonly route?: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

interface ExpressApplication {
  readonly router: { readonly stack: readonly RouterLayer[] };
}

const ANY_METHOD = '_all';

/** The methods under which a path is routed, HEAD beside GET, OPTIONS always; empty when the path is not known at all. */
export function allowedMethods(application: unknown, path: string): string[] {
  const methods = new Set<string>();
  for (const layer of (application as ExpressApplication).router.stack) {
    if (layer.route && !(ANY_METHOD in layer.route.methods) && matches(layer, path)) {
      for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
    }
  }
  if (methods.size === 0) return [];
  if (methods.has('GET')) methods.add('HEAD');
  methods.add('OPTIONS');
  return [...methods].sort();
}

/** A path that can't be decoded matches nothing. */
function matches(layer: RouterLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
