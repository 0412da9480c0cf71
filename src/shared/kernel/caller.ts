/** Permissions a token may carry (Contract 5). */
export const SCOPES = ['carrito', 'ver-productos'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who is asking: always the first argument of anything that reads owned data. */
export interface Caller {
  /** The reseller's account number (num_cliente). */
  readonly accountId: number;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
}
