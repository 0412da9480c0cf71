import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';

/** One household or office has a whole IPv6 network of this many bits. */
const IPV6_NETWORK_BITS = 64;

/** Whom the limits take a request to be from: its address, of IPv6 the network. */
export function clientAddress({ ip }: Pick<Request, 'ip'>): string {
  return normalizeIp(ip ?? '', IPV6_NETWORK_BITS);
}
