import { holds, isPublic, parseIp, type Network } from '@/modules/webhooks/domain/ip-address';

/** Which addresses may be sent to (Beyond 2.5). */
export interface DestinationRules {
  /** Networks the operator allows though they are not public. */
  readonly allowed: readonly Network[];
  readonly ports: readonly number[];
  /** Our own name, that of PUBLIC_URL. */
  readonly ownHost: string | undefined;
}

/** A URL that could be sent to, if its addresses may. */
export interface Destination {
  readonly url: URL;
  /** The name, or the address itself without brackets. */
  readonly host: string;
  readonly isLiteral: boolean;
  readonly port: number;
}

/** How a judged destination is reached. */
export interface JudgedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export type Judgement =
  /** `trusted`: only the operator's networks allow it. */
  | { readonly kind: 'allowed'; readonly addresses: readonly JudgedAddress[]; readonly trusted: boolean }
  | { readonly kind: 'refused' };

const OWN_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)$/;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };

/**
 * Reads what was registered and refuses what its addresses can't make good: user info, fragments, names of this machine or
 * network, our own. Judged is what `new URL` made of it: that turns 2130706433 and 0x7f.1 into 127.0.0.1, folds case and writes
 * other alphabets in ASCII.
 */
export function readDestination(text: string, rules: DestinationRules): Destination | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port === '' ? DEFAULT_PORTS[url.protocol] : Number(url.port);
  if (port === undefined || host.split('.').includes('')) return undefined;
  if (saysMoreThanWhere(url, text) || isOurs(host, rules)) return undefined;
  if (url.hostname.endsWith('.')) url.hostname = host;
  return { url, host, isLiteral: parseIp(host) !== undefined, port };
}

/** User info or a fragment, empty ones too, of which nothing is left in what `new URL` makes. */
function saysMoreThanWhere(url: URL, text: string): boolean {
  const hasUser = url.username !== '' || url.password !== '' || /^[^:]*:[\\/]*[^\\/?#]*@/.test(text);
  return hasUser || text.includes('#');
}

function isOurs(host: string, { ownHost }: DestinationRules): boolean {
  return OWN_NAMES.test(host) || host === ownHost;
}

/**
 * Whether a destination with these addresses may be sent to: all of them public under https and on one of the ports, or all in
 * networks the operator allows, and then also as an IP literal, by http and on any port. One other address refuses all.
 */
export function judge(
  destination: Destination,
  addresses: readonly string[],
  { allowed, ports }: Pick<DestinationRules, 'allowed' | 'ports'>,
): Judgement {
  const refused: Judgement = { kind: 'refused' };
  const judged: JudgedAddress[] = [];
  let trusted = true;
  for (const address of addresses) {
    const found = judgeAddress(address, allowed);
    if (!found) return refused;
    trusted &&= found.isAllowed;
    judged.push({ address, family: found.family });
  }
  if (judged.length === 0) return refused;
  const plain = destination.url.protocol !== 'https:' || destination.isLiteral || !ports.includes(destination.port);
  return plain && !trusted ? refused : { kind: 'allowed', addresses: judged, trusted };
}

/** Nothing for an address that is neither public nor in a network the operator allows. */
function judgeAddress(
  address: string,
  allowed: readonly Network[],
): { readonly family: 4 | 6; readonly isAllowed: boolean } | undefined {
  const ip = parseIp(address);
  if (!ip) return undefined;
  const isAllowed = allowed.some((network) => holds(network, ip));
  return isAllowed || isPublic(ip) ? { family: ip.version, isAllowed } : undefined;
}
