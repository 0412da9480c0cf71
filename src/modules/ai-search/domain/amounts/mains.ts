/** What the mains of a house or a workshop give, in volts: each is called by any of its values (`110`, `127`; `208`, `220`). */
const MAINS: readonly (readonly [least: number, most: number])[] = [
  [100, 132],
  [200, 250],
  [380, 480],
];

/** Which of the mains so many volts are of; undefined for none. */
export function mainsOf(volts: number): number | undefined {
  const found = MAINS.findIndex(([least, most]) => volts >= least && volts <= most);
  return found < 0 ? undefined : found;
}
