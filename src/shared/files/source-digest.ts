import { hash } from 'node:crypto';

export const DIGEST_BYTES = 16;

/** What something is derived from, in 16 bytes: of two that differ no two have ever been found that are alike. */
export function sourceDigest(source: string): Uint8Array {
  // A text of bytes: a buffer for each would cost the collector more than the digest.
  const bytes = hash('sha256', source, 'binary');
  const digest = new Uint8Array(DIGEST_BYTES);
  for (let at = 0; at < DIGEST_BYTES; at++) digest[at] = bytes.charCodeAt(at);
  return digest;
}
