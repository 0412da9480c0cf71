/**
 * The value that a JSON Schema written down in the code stands for, as far as the bodies of answers need it; `unknown` for what it
 * doesn't tell. Schemas keep their literal types where they end in `as const`.
 */
type Wire<S> = S extends { readonly type: 'string' }
  ? string
  : S extends { readonly type: 'integer' | 'number' }
    ? number
    : S extends { readonly type: readonly ['integer', 'null'] }
      ? number | null
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'array'; readonly items: infer I }
          ? readonly Wire<I>[]
          : unknown;

/**
 * The object of a strict schema, by its properties: the one description of a shape, from which its presenter is typed. One that leaves
 * a key out, or adds one, does not compile.
 */
export type WireObject<P> = { readonly [K in keyof P]: Wire<P[K]> };
