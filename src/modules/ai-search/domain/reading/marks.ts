import type { ScanToken } from './scan';

/** Where the part of a text that `at` stands in begins: behind the mark before it. */
export function partStart(tokens: readonly ScanToken[], at: number): number {
  return tokens.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'break') + 1;
}

/** Where the part that `at` stands in ends: at the mark from there on, or at the end of the text. */
export function partEnd(tokens: readonly ScanToken[], at: number): number {
  const mark = tokens.findIndex(({ kind }, place) => place >= at && kind === 'break');
  return mark < 0 ? tokens.length : mark;
}
