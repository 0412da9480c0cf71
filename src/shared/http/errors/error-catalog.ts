import type { ErrorCode } from '@/shared/kernel/error-code';

/** What a client is told about a failure, all in Spanish. */
export interface ErrorEntry {
  /** The statuses it is answered with; 200 for a business failure, told by the header X-Error-Code (Decisions 3). */
  readonly status: number | readonly number[];
  /** The text for people: `error`, `message` and `detail`. Parts in braces are filled in by the presenter. */
  readonly text: string;
  /** Where a status says more than the code does, its own text. */
  readonly textOf?: Readonly<Record<number, string>>;
  /** For the documentation: when it happens and what the client should do. */
  readonly meaning: string;
  /** `error` is the code itself instead of the text (Decisions 3). */
  readonly errorIsCode?: true;
  /** The members an answer with this code has beside the common ones, as an example. Those of a field are made from the route. */
  readonly example?: {
    readonly values?: readonly unknown[];
    readonly detalles?: readonly { readonly campo: string; readonly problema: string; readonly ejemplo: unknown }[];
    readonly error_code?: number;
  };
}

/** The codes one module answers with. Declare with `as const satisfies ErrorCatalog`, so that its keys stay known. */
export type ErrorCatalog = Readonly<Partial<Record<ErrorCode, ErrorEntry>>>;

/** A catalog that has every code. */
export type WholeErrorCatalog = Readonly<Record<ErrorCode, ErrorEntry>>;

/**
 * The type of the catalogs given; for one that repeats a code, a type that nothing fits, so that it does not compile and the error names
 * the code.
 */
type Distinct<C extends readonly object[], Seen = never> = C extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? [
      [keyof First & Seen] extends [never] ? First : { readonly repeated: keyof First & Seen },
      ...Distinct<Rest, Seen | keyof First>,
    ]
  : [];

/** The codes that no catalog holds; never when all are there. */
type Missing<C extends readonly object[]> = Exclude<
  ErrorCode,
  C[number] extends infer M ? (M extends M ? keyof M : never) : never
>;

/** One catalog of all modules' own. A code in two of them, or in none, does not compile. */
export function composeErrorCatalogs<const C extends readonly ErrorCatalog[]>(
  ...catalogs: C & Distinct<C> & ([Missing<C>] extends [never] ? unknown : { readonly missing: Missing<C> })
): WholeErrorCatalog {
  return Object.freeze(Object.assign({}, ...catalogs) as WholeErrorCatalog);
}
