import { createHash } from 'node:crypto';
import type { KeyRange, RangeDigest, StoredRow } from '@/shared/database/upsert/load-table';

/** Ranges further apart than this are not read together. */
const WIDEST_GAP = 64;
/** Rows read together, at most. */
const MOST_ROWS = 10_000;
/** 32 hexadecimal digits, 128 bits. */
const DIGITS = 32;

/** Ranges that lie side by side, as one. */
interface Span extends KeyRange {
  readonly parts: readonly KeyRange[];
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

/** The ranges in spans of rows to be read together. There may be as many rows between them as within them. */
export function spansOf(ranges: readonly KeyRange[]): Span[] {
  const spans: { from: number; to: number; limit: number; parts: KeyRange[] }[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = spans.at(-1);
    if (last && range.from - last.to <= WIDEST_GAP && last.limit + 2 * range.limit <= MOST_ROWS) {
      last.to = Math.max(last.to, range.to);
      last.limit += 2 * range.limit;
      last.parts.push(range);
    } else spans.push({ from: range.from, to: range.to, limit: 2 * range.limit, parts: [range] });
  }
  return spans;
}

/** Adds what the rows of each part are, of rows that are all there are of its span, ordered by their key. */
export function digestsIn(
  rows: readonly StoredRow[],
  first: number,
  parts: readonly KeyRange[],
  digests: Map<KeyRange, RangeDigest>,
): void {
  let start = 0;
  for (const part of parts) {
    while (start < rows.length && Number(rows[start]?.[first]) < part.from) start++;
    let end = start;
    while (end < rows.length && Number(rows[end]?.[first]) <= part.to) end++;
    if (end - start > part.limit) continue;
    digests.set(part, { rows: end - start, digest: digestOf(JSON.stringify(rows.slice(start, end))) });
  }
}
