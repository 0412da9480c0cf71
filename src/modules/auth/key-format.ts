import { crc32 } from 'node:zlib';

/** What the service makes and hands out; the prefix tells people and leak scanners what they are looking at. */
export type KeyKind = 'client-id' | 'client-secret' | 'access-token';

interface KeyShape {
  readonly prefix: string;
  /** Random bytes each one is made of. */
  readonly bytes: number;
  /** Characters those bytes take in base 62. */
  readonly length: number;
}

const SHAPES: Readonly<Record<KeyKind, KeyShape>> = {
  'client-id': { prefix: 'mos_ci_', bytes: 16, length: 22 },
  'client-secret': { prefix: 'mos_cs_', bytes: 32, length: 43 },
  'access-token': { prefix: 'mos_at_', bytes: 32, length: 43 },
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ALPHANUMERIC = /^[0-9A-Za-z]+$/;
const CHECKSUM_LENGTH = 6;

/** How many random bytes `formatKey` wants. */
export function keyBytes(kind: KeyKind): number {
  return SHAPES[kind].bytes;
}

/** `prefix` + the bytes in base 62 + a checksum of both: letters, digits and `_` only, so no client has to escape it. */
export function formatKey(kind: KeyKind, random: Uint8Array): string {
  const { prefix, length } = SHAPES[kind];
  const body = prefix + base62(bigEndian(random), length);
  return body + checksum(body);
}

/** Whether `text` can have been made by `formatKey`: junk is refused without asking the database. Says nothing about validity. */
export function isWellFormed(kind: KeyKind, text: string): boolean {
  const { prefix, length } = SHAPES[kind];
  const bodyLength = prefix.length + length;
  if (text.length !== bodyLength + CHECKSUM_LENGTH || !text.startsWith(prefix)) return false;
  return ALPHANUMERIC.test(text.slice(prefix.length)) && checksum(text.slice(0, bodyLength)) === text.slice(bodyLength);
}

function bigEndian(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = (ALPHABET[Number(rest % 62n)] ?? '') + text;
  return text;
}

function checksum(text: string): string {
  return base62(BigInt(crc32(text)), CHECKSUM_LENGTH);
}
