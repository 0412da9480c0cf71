/** Size and seed of a generated catalog. The same options always give the same rows. */
export interface BenchOptions {
  readonly products: number;
  /** Mean number of stock rows per product: up to 60. */
  readonly stockPerProduct: number;
  /** Invoices over three years, spread over the accounts. */
  readonly invoices: number;
  readonly seed: number;
}

export const DEFAULT_OPTIONS: BenchOptions = { products: 100_000, stockPerProduct: 7.5, invoices: 0, seed: 1 };

/** Open branches and accounts of every generated catalog. */
export const BENCH_BRANCHES = 15;
export const BENCH_ACCOUNTS = 4;

/** Scrambles product numbers so that neighbours in the file have unlike models; one to one below this prime. */
export const MOST_PRODUCTS = 10_000_019;

/** Id of the product at a place of the catalog. Five to eight digits, rising. */
export function productId(index: number): number {
  return 20_000 + index * 3;
}
