import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where a list goes on, as its owner writes it: a short row of texts and numbers. */
export type Place = readonly (string | number)[];

/** Whose place in which list a cursor stands for. */
export interface CursorOwner {
  readonly accountId: number;
  /** Keeps the cursors of one list from being taken for those of another. */
  readonly list: string;
}

/** What a text turned out to be: a place, one of another installation, or nothing of ours. */
export type CursorReading =
  { readonly kind: 'place'; readonly place: Place } | { readonly kind: 'foreign' } | { readonly kind: 'invalid' };

/** Characters of the longest cursor (Beyond 0). */
export const MAX_CURSOR_LENGTH = 512;

const MAC_BYTES = 16;
const CHECK_BYTES = 6;
const TAIL_BYTES = MAC_BYTES + CHECK_BYTES;
const URL_SAFE = /^[\w-]+$/;
const INVALID: CursorReading = { kind: 'invalid' };

/**
 * A place as an opaque text: URL-safe, at most 512 characters, the same bytes for the same place (Beyond 0). It holds the
 * installation's `feedId`, the account, the list and the place; a MAC under `key`; and a checksum without a key, which tells a
 * cursor of another installation from one that was changed on its way. Throws RangeError for a place that is too long.
 */
export function encodeCursor(feedId: string, key: Buffer, { accountId, list }: CursorOwner, place: Place): string {
  const body = Buffer.from(JSON.stringify([feedId, accountId, list, ...place]));
  const signed = Buffer.concat([body, macOf(key, body)]);
  const text = Buffer.concat([signed, checkOf(signed)]).toString('base64url');
  if (text.length > MAX_CURSOR_LENGTH) throw new RangeError(`a cursor of ${list} takes ${text.length} characters`);
  return text;
}

/** Reads what `encodeCursor` wrote. The installation comes before the MAC: another one's has another key. */
export function decodeCursor(feedId: string, key: Buffer, owner: CursorOwner, text: string): CursorReading {
  const bytes = intactBytes(text);
  if (!bytes) return INVALID;
  const body = bytes.subarray(0, -TAIL_BYTES);
  const parsed = parse(body);
  if (!parsed) return INVALID;
  const [writtenAt, accountId, list, ...place] = parsed;
  if (writtenAt !== feedId) return { kind: 'foreign' };
  const genuine = timingSafeEqual(macOf(key, body), bytes.subarray(-TAIL_BYTES, -CHECK_BYTES));
  return genuine && accountId === owner.accountId && list === owner.list ? { kind: 'place', place } : INVALID;
}

/** The bytes of a text that is just as some installation wrote it, as far as can be told without a key. */
function intactBytes(text: string): Buffer | undefined {
  if (text.length > MAX_CURSOR_LENGTH || !URL_SAFE.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= TAIL_BYTES || bytes.toString('base64url') !== text) return undefined;
  return checkOf(bytes.subarray(0, -CHECK_BYTES)).equals(bytes.subarray(-CHECK_BYTES)) ? bytes : undefined;
}

function parse(body: Buffer): Place | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const whole = Array.isArray(parsed) && parsed.length >= 3;
    return whole && parsed.every(isPart) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isPart(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function macOf(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES);
}

function checkOf(signed: Buffer): Buffer {
  return createHash('sha256').update('mostrador cursor').update(signed).digest().subarray(0, CHECK_BYTES);
}
