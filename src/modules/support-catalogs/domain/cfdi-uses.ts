/** What an invoice's receiver may use it for, as the tax catalog names it. */
export interface CfdiUse {
  readonly code: string;
  readonly name: string;
  /** Fiscal regimes of the receiver it is open to; null when it is open to all. */
  readonly regimes: readonly string[] | null;
}

/** Whether an account of this fiscal regime may choose the use. */
export function isOpenTo(use: CfdiUse, regime: string): boolean {
  return use.regimes === null || use.regimes.includes(regime);
}

/** The uses open to a fiscal regime, by code (Contract 4.6, Decisions 5). */
export function usesOpenTo(uses: readonly CfdiUse[], regime: string): CfdiUse[] {
  return uses.filter((use) => isOpenTo(use, regime)).sort((a, b) => (a.code < b.code ? -1 : 1));
}
