/** Permissions a token may carry (Contract 5; Beyond 9.1). */
export const SCOPES = ['carrito', 'ver-productos', 'pedidos', 'webhooks', 'pedidos-agente'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a credential may do unless its operator says otherwise (Beyond 9.1). */
export const DEFAULT_SCOPES: readonly Scope[] = ['carrito', 'ver-productos'];

/** Who is asking: always the first argument of anything that reads owned data. */
export interface Caller {
  /** The reseller's account number (num_cliente). */
  readonly accountId: number;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
}
