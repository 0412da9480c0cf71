import fc from 'fast-check';
import { formatKey, isWellFormed, keyBytes, type KeyKind } from '@/modules/auth/key-format';

const KINDS: readonly KeyKind[] = ['client-id', 'client-secret', 'access-token'];
const kind = fc.constantFrom(...KINDS);
const key = kind.chain((of) =>
  fc
    .uint8Array({ minLength: keyBytes(of), maxLength: keyBytes(of) })
    .map((bytes) => ({ of, text: formatKey(of, bytes) })),
);

describe('formatKey', () => {
  it('has a prefix by kind, a fixed length and no character that needs escaping', () => {
    expect(formatKey('client-id', new Uint8Array(16))).toBe(`mos_ci_${'0'.repeat(22)}2OA7la`);
    expect(formatKey('client-secret', new Uint8Array(32).fill(255))).toMatch(/^mos_cs_[0-9A-Za-z]{49}$/);
    expect(formatKey('access-token', new Uint8Array(32).fill(255))).toMatch(/^mos_at_[0-9A-Za-z]{49}$/);
  });

  it('holds every bit: different bytes give different keys', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, fc.nat(255), (random, position) => {
        const flipped = Uint8Array.from(random);
        flipped[position >> 3] = (flipped[position >> 3] ?? 0) ^ (1 << (position & 7));
        expect(formatKey('access-token', flipped)).not.toBe(formatKey('access-token', random));
      }),
    );
  });
});

describe('isWellFormed', () => {
  it('knows what formatKey made, as its own kind only', () => {
    fc.assert(
      fc.property(key, kind, ({ of, text }, asked) => {
        expect(isWellFormed(asked, text)).toBe(asked === of);
      }),
    );
  });

  it('refuses a key with any one character changed', () => {
    fc.assert(
      fc.property(key, fc.nat(100), fc.constantFrom('0', 'z', 'A', '-', ' ', 'é', '_'), ({ of, text }, at, other) => {
        const index = at % text.length;
        fc.pre(text[index] !== other);
        expect(isWellFormed(of, text.slice(0, index) + other + text.slice(index + 1))).toBe(false);
      }),
    );
  });

  it.each(['', ' ', 'mos_ci_', 'x'.repeat(1_000_000), `mos_at_${'0'.repeat(49)}`, '__proto__'])(
    'refuses junk',
    (junk) => {
      expect(KINDS.map((of) => isWellFormed(of, junk))).toEqual([false, false, false]);
    },
  );

  it('refuses a key with something before or after it', () => {
    const text = formatKey('client-id', new Uint8Array(16).fill(7));
    expect(
      [` ${text}`, `${text} `, `${text}\n`, text.slice(0, -1)].some((near) => isWellFormed('client-id', near)),
    ).toBe(false);
  });
});
