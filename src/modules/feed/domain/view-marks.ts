/** Digests of what an account's view of the catalog depends on; `rate` is empty where it doesn't. */
export interface ViewMarks {
  readonly account: string;
  readonly warehouses: string;
  readonly rate: string;
}
