import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';

/** One household or office has a whole IPv6 network of this many bits. */
const IPV6_NETWORK_BITS = 64;

/** As some proxies name an address in X-Forwarded-For: with the port of the connection, another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/** Whom the limits take a request to be from: its address, of IPv6 the network. */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  return normalizeIp(ipv6 ?? ipv4 ?? ip, IPV6_NETWORK_BITS);
}
