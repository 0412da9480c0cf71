import type { ScanToken } from '../reading/scan';
import { LEADING } from './role-words';

/** The tokens that may tell a kind: without those that tell something else (`spent`), but for what leads to how many are wanted, and without `others`. */
export function tokensLeft(
  tokens: readonly ScanToken[],
  spent: ReadonlySet<number> | undefined,
  others: ReadonlySet<number> = new Set(),
): ScanToken[] {
  return tokens.filter(({ text }, place) => (spent?.has(place) !== true || LEADING.has(text)) && !others.has(place));
}
