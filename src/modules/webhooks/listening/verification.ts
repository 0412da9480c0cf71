import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signatures } from '@/modules/webhooks/sending/webhook-secrets';

const TOLERANCE_SECONDS = 300;

/** Why a request can't be trusted; undefined when it can: signed with the secret, no more than five minutes ago (Beyond 2.3). */
export function distrust(
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
  nowMs: number,
): 'header' | 'time' | 'signature' | undefined {
  const [id, seconds, signed] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signed !== 'string') return 'header';
  if (!/^\d{1,12}$/.test(seconds)) return 'header';
  if (Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return 'time';
  const expected = Buffer.from(signatures([secret], id, Number(seconds), body));
  const isSigned = signed.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? undefined : 'signature';
}
