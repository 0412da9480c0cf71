import { randomBytes } from 'node:crypto';
import { isTrivialSecret } from '@/config/trivial-secret';

describe('isTrivialSecret', () => {
  it.each([
    ['too short', 'k3!xQ9zB7wL1mPa'],
    ['one character', 'a'.repeat(40)],
    ['seven different ones', 'abcdefg'.repeat(5)],
    ['nothing but spaces', ' '.repeat(32)],
    ['a placeholder', 'change-me-to-something-random'],
    ['a placeholder in capitals', 'REPLACE_WITH_YOUR_OWN_VALUE'],
    ['a placeholder in Spanish', 'cambiame-por-favor-2026'],
    ['an alphabet', 'abcdefghijklmnopqrstuvwxyz'],
    ['digits in order', '01234567890123456789'],
    ['hexadecimal digits in order', '0123456789abcdef'],
  ])('%s', (_name, secret) => {
    expect(isTrivialSecret(secret)).toBe(true);
  });

  it('takes what a generator of random texts makes', () => {
    const made = Array.from({ length: 200 }, () => randomBytes(32));
    expect(made.filter((bytes) => isTrivialSecret(bytes.toString('base64')))).toEqual([]);
    expect(made.filter((bytes) => isTrivialSecret(bytes.toString('hex')))).toEqual([]);
  });
});
