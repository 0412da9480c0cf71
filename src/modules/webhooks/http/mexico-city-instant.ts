import { mexicoCityInstant as instantAt } from '@/shared/kernel/clock';
import type { Parser } from '@/shared/http/fields/parsers';

const TEXT = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;

/**
 * A moment written as `YYYY-MM-DD HH:MM:SS` in Mexico City, in epoch milliseconds. A day alone is its beginning, or its last
 * second where `atEnd`.
 */
export const mexicoCityInstant =
  (atEnd = false): Parser<number> =>
  (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : '';
    const instant = TEXT.test(text)
      ? instantOf(text.length > 10 ? text : `${text} ${atEnd ? '23:59:59' : '00:00:00'}`)
      : undefined;
    return instant === undefined
      ? { ok: false, problem: 'debe ser una fecha como 2026-11-21 o 2026-11-21 10:20:05' }
      : { ok: true, value: instant + (atEnd ? 999 : 0) };
  };

function instantOf(text: string): number | undefined {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`);
  const exists = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(text.slice(0, 10));
  return exists ? instantAt(text).getTime() : undefined;
}
