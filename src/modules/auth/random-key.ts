import { hash, randomBytes } from 'node:crypto';
import { formatKey, keyBytes, type KeyKind } from '@/modules/auth/key-format';

/** A new client id, secret or token from the system's random source. */
export function randomKey(kind: KeyKind): string {
  return formatKey(kind, randomBytes(keyBytes(kind)));
}

/** What is kept of an access token: SHA-256, base64url. 256 random bits need no slower hash, and a lookup by hash tells nothing by its time. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
