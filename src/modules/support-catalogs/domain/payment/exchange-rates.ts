/** The terms a rate is published for, in the order they are shown (Decisions 4). */
export const RATE_TERMS = [
  'normal',
  'preferencial',
  'un_dia',
  'una_semana',
  'dos_semanas',
  'tres_semanas',
  'un_mes',
] as const;
export type RateTerm = (typeof RATE_TERMS)[number];

/** MXN per USD in ten-thousandths, one for each term. */
export type RateTable = Readonly<Record<RateTerm, number>>;

/** The whole table; undefined while a term is missing. */
export function completeRates(rates: ReadonlyMap<string, number>): RateTable | undefined {
  const entries = RATE_TERMS.map((term) => [term, rates.get(term)] as const);
  return entries.every(([, rate]) => rate !== undefined) ? (Object.fromEntries(entries) as RateTable) : undefined;
}
