/** A country an address may name. */
export interface Country {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** ISO 3166-1 numeric, without leading zeros. */
  readonly number: number;
  /** In Spanish. */
  readonly name: string;
}
