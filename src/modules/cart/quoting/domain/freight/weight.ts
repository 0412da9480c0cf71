/**
 * Weights are exact: whole numbers of 10⁻¹⁶ kg, fine enough for the volume of a box whose sides have four decimals of a
 * centimetre (Decisions 7 and 10). They only become numbers to be shown.
 */
const DECIMALS = 16;

export const KILO = 10n ** BigInt(DECIMALS);
export const MILLIGRAM = KILO / 1_000_000n;

/** Kilograms as decimal text; anything else, and what is unknown, weighs nothing (Decisions 10). */
export function parseWeight(kilograms: string | undefined): bigint {
  const parts = /^(\d{1,12})(?:\.(\d{1,40}))?$/.exec(kilograms?.trim() ?? '');
  return parts ? BigInt(`${parts[1] ?? ''}${(parts[2] ?? '').slice(0, DECIMALS).padEnd(DECIMALS, '0')}`) : 0n;
}

/** How many kilos have been begun: 2 of 1.0001 kg. */
export function kilosBegun(weight: bigint): number {
  return weight > 0n ? Number((weight + KILO - 1n) / KILO) : 0;
}
