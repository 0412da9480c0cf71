import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import {
  decodeCursor,
  encodeCursor,
  MAX_CURSOR_LENGTH,
  type CursorOwner,
  type Place,
} from '@/shared/cursor/cursor-codec';

const KEY = randomBytes(32);
const FEED = 'v1-feed';
const OWNER: CursorOwner = { accountId: 1001, list: 'pedidos' };
const place = fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 12 })), { maxLength: 8 });
const owner = fc.record({ accountId: fc.integer({ min: 1, max: 9_999_999_999 }), list: fc.string({ maxLength: 12 }) });
const encode = (at: Place = ['a', 7]): string => encodeCursor(FEED, KEY, OWNER, at);
const kindOf = (text: string, feed = FEED, key = KEY, of = OWNER): string => decodeCursor(feed, key, of, text).kind;

describe('cursor', () => {
  it('is opaque, URL-safe, bounded, and the same bytes for the same place', () => {
    fc.assert(
      fc.property(owner, place, (of, at) => {
        const text = encodeCursor(FEED, KEY, of, at);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(text.length).toBeLessThanOrEqual(MAX_CURSOR_LENGTH);
        expect(encodeCursor(FEED, KEY, of, [...at])).toBe(text);
        expect(decodeCursor(FEED, KEY, of, text)).toEqual({ kind: 'place', place: at });
      }),
    );
  });

  it('is refused with any one character changed, cut off or added', () => {
    const text = encode();
    const alphabet = fc.constantFrom('A', 'B', 'x', '0', '9', '-', '_', ' ', '+', '/', '=', 'ñ');
    fc.assert(
      fc.property(fc.nat(text.length - 1), alphabet, (at, other) => {
        fc.pre(text[at] !== other);
        expect(kindOf(text.slice(0, at) + other + text.slice(at + 1))).toBe('invalid');
        expect(kindOf(text.slice(0, at))).toBe('invalid');
        expect(kindOf(text + other)).toBe('invalid');
      }),
    );
  });

  it.each(['', 'x', '0', '-1', 'ahora', 'null', 'W10', 'A'.repeat(600), '__proto__', '%00'])('is not %j', (junk) => {
    expect(kindOf(junk)).toBe('invalid');
  });

  it("is another installation's whatever its key, and that is told before the MAC", () => {
    expect(kindOf(encode(), 'v1-after-reset')).toBe('foreign');
    expect(kindOf(encode(), 'v1-elsewhere', randomBytes(32))).toBe('foreign');
  });

  it("is refused with another key, as another account's and as another list's", () => {
    expect(kindOf(encode(), FEED, randomBytes(32))).toBe('invalid');
    expect(kindOf(encode(), FEED, KEY, { ...OWNER, accountId: 1002 })).toBe('invalid');
    expect(kindOf(encode(), FEED, KEY, { ...OWNER, list: 'cotizaciones' })).toBe('invalid');
  });

  it('does not get longer than it may', () => {
    expect(() => encode(['x'.repeat(400)])).toThrow(RangeError);
  });
});
