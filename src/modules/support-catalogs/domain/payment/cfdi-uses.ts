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

/** Uses of documents that are no sale: payments and payroll. Never listed nor accepted for a cart (Decisions 5). */
const NO_SALE: ReadonlySet<string> = new Set(['CP01', 'P01', 'CN01']);
/** What nearly every reseller buys for comes first (Decisions 5). */
const FIRST: readonly string[] = ['G03', 'G01'];

/** The uses for a sale open to a fiscal regime: `G03`, then `G01`, then by code (Contract 4.6, Decisions 5 and 14). */
export function usesOpenTo(uses: readonly CfdiUse[], regime: string): CfdiUse[] {
  return uses
    .filter((use) => !NO_SALE.has(use.code) && isOpenTo(use, regime))
    .sort((a, b) => place(a) - place(b) || (a.code < b.code ? -1 : 1));
}

function place({ code }: CfdiUse): number {
  const index = FIRST.indexOf(code);
  return index < 0 ? FIRST.length : index;
}
