import { textAt, type ScanToken } from './scan';

/** How many tokens from a place on are one run; 0 where none begins there. */
export type RunLength = (tokens: readonly ScanToken[], at: number) => number;

/** The tokens without the runs that `lengthAt` finds, the first that begins first. */
export function withoutRuns(tokens: readonly ScanToken[], lengthAt: RunLength): ScanToken[] {
  const kept: ScanToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = lengthAt(tokens, at);
    if (length === 0) kept.push(...tokens.slice(at, at + 1));
    at += Math.max(1, length);
  }
  return kept;
}

/** The tokens without the amounts that `lengthAt` finds, and without the `de` that leads to them: `grabador de 8 canales` as `grabador`. */
export function withoutAmounts(tokens: readonly ScanToken[], lengthAt: RunLength): ScanToken[] {
  return withoutRuns(tokens, (all, at) => {
    const lead = Number(textAt(all, at) === 'de');
    const length = lengthAt(all, at + lead);
    return length > 0 ? lead + length : 0;
  });
}
