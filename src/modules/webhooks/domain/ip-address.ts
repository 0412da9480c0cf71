/** An address as a number, so that networks can be compared. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

export interface Network {
  readonly version: 4 | 6;
  readonly value: bigint;
  readonly bits: number;
}

const WIDTH = { 4: 32, 6: 128 } as const;

/** Reads dotted IPv4 and any form of IPv6 without a zone; undefined for everything else, names included. */
export function parseIp(text: string): IpAddress | undefined {
  if (text.includes(':')) return parseIpv6(text);
  const value = parseIpv4(text);
  return value === undefined ? undefined : { version: 4, value };
}

function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

function parseIpv6(text: string): IpAddress | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = [groups(halves[0] ?? ''), groups(halves[1] ?? '')];
  if (!head || !tail) return undefined;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const all = [...head, ...Array<bigint>(missing).fill(0n), ...tail];
  return { version: 6, value: all.reduce((value, group) => value * 65_536n + group, 0n) };
}

/** Sixteen bits each; an IPv4 address at the end makes two of them. */
function groups(text: string): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const result: bigint[] = [];
  for (const [index, part] of parts.entries()) {
    const embedded = index === parts.length - 1 && part.includes('.') ? parseIpv4(part) : undefined;
    if (embedded !== undefined) result.push(embedded / 65_536n, embedded % 65_536n);
    else if (/^[\da-f]{1,4}$/i.test(part)) result.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return result;
}

/** Reads `10.20.0.0/16`, or one address for itself. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const ip = parseIp(address);
  if (!ip || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
  const width = bits === undefined ? WIDTH[ip.version] : Number(bits);
  return width > WIDTH[ip.version] ? undefined : { ...ip, bits: width };
}

/** Whether the network holds the address; those of the other version never do. */
export function holds(network: Network, ip: IpAddress): boolean {
  if (network.version !== ip.version) return false;
  const shift = BigInt(WIDTH[ip.version] - network.bits);
  return network.value >> shift === ip.value >> shift;
}

const networks = (...texts: string[]): readonly Network[] => texts.flatMap((text) => parseNetwork(text) ?? []);

const NOT_PUBLIC = networks(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
);
const GLOBAL_IPV6 = networks('2000::/3');

/** Whether an address is one of the public internet (Beyond 2.5). */
export function isPublic(ip: IpAddress): boolean {
  if (ip.version === 6 && !GLOBAL_IPV6.some((network) => holds(network, ip))) return false;
  return !NOT_PUBLIC.some((network) => holds(network, ip));
}
