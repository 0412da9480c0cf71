import type { ScanToken } from '../reading/scan';

/** The letters and digits of tokens run together. */
export function compactWords(tokens: readonly ScanToken[]): string {
  return tokens.map(({ text }) => text.replaceAll('.', '')).join('');
}
