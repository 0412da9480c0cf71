import { judge, readDestination, type DestinationRules } from '@/modules/webhooks/domain/destination';
import { REFUSED_URLS } from '@test/support/auth/refused-urls';
import { holds, isPublic, parseIp, parseNetwork } from '@/modules/webhooks/domain/ip-address';

const RULES: DestinationRules = { allowed: [], ports: [443, 8443], ownHost: 'api.mostrador.example' };
const PUBLIC = ['93.184.216.34', '2606:2800:220:1::1'];

/** What a URL whose name has these addresses comes to. */
function verdict(url: string, addresses: readonly string[] = PUBLIC, rules = RULES): string {
  const destination = readDestination(url, rules);
  if (!destination) return 'refused';
  return judge(destination, destination.isLiteral ? [destination.host] : addresses, rules).kind;
}

describe('addresses that may be sent to (2.5)', () => {
  it.each([
    'https://tienda.example/avisos',
    'https://tienda.example:8443/avisos?x=1',
    'HTTPS://TIENDA.EXAMPLE./avisos',
    'https://tiendañ.example/avisos',
  ])('%s', (url) => {
    expect(verdict(url)).toBe('allowed');
  });

  it.each([...REFUSED_URLS, 'https://api.mostrador.example/', 'https://API.mostrador.example./'])('not %s', (url) => {
    expect(verdict(url)).toBe('refused');
  });

  it.each([
    ['0.0.0.0'],
    ['10.1.2.3'],
    ['100.64.0.1'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['172.16.0.1'],
    ['172.31.255.255'],
    ['192.0.0.1'],
    ['192.0.2.1'],
    ['192.88.99.1'],
    ['192.168.1.1'],
    ['198.18.0.1'],
    ['198.19.255.255'],
    ['198.51.100.1'],
    ['203.0.113.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a00:1'],
    ['fe80::1'],
    ['fd00::1'],
    ['ff02::1'],
    ['2001::1'],
    ['2001:db8::1'],
    ['2002:a00:1::'],
    ['3fff::1'],
    ['::7f00:1'],
    ['fe80::1%eth0'],
  ])('not a name that has %s among its addresses', (address) => {
    expect(verdict('https://tienda.example/', [address])).toBe('refused');
    expect(verdict('https://tienda.example/', [...PUBLIC, address])).toBe('refused');
  });

  it.each([
    ['0.0.0.0', '0.255.255.255', undefined, '1.0.0.0'],
    ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
    ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
    ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
    ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
    ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
    ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
    ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
    ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
    ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
    ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
    ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
    ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
    ['224.0.0.0', '255.255.255.255', '223.255.255.255', undefined],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
    ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
    ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', undefined],
    ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', undefined, '2000::'],
  ])('not one from %s to %s, and their neighbours', (first, last, before, behind) => {
    const said = (address: string | undefined): string | undefined =>
      address === undefined ? undefined : verdict('https://tienda.example/', [address]);
    expect([said(first), said(last)]).toEqual(['refused', 'refused']);
    expect([said(before) ?? 'allowed', said(behind) ?? 'allowed']).toEqual(['allowed', 'allowed']);
  });

  it('not a name without addresses', () => {
    expect(verdict('https://tienda.example/', [])).toBe('refused');
  });

  it('by any means into networks that the operator allows, and into no others', () => {
    const allowed = ['127.0.0.0/8', '10.20.0.0/16'].flatMap((text) => parseNetwork(text) ?? []);
    const rules = { ...RULES, allowed };
    expect(verdict('http://127.0.0.1:9000/', [], rules)).toBe('allowed');
    expect(verdict('http://2130706433:9000/', [], rules)).toBe('allowed');
    expect(verdict('http://erp.example:8080/', ['10.20.3.4'], rules)).toBe('allowed');
    expect(verdict('http://erp.example:8080/', ['10.20.3.4', '93.184.216.34'], rules)).toBe('refused');
    expect(verdict('http://erp.example:8080/', ['93.184.216.34', '10.20.3.4'], rules)).toBe('refused');
    expect(verdict('https://erp.example/', ['10.20.3.4', '93.184.216.34'], rules)).toBe('allowed');
    expect(verdict('http://169.254.169.254/', [], rules)).toBe('refused');
    expect(verdict('http://10.21.0.1/', [], rules)).toBe('refused');
    expect(verdict('http://93.184.216.34/', [], rules)).toBe('refused');
    expect(verdict('http://localhost:9000/', ['127.0.0.1'], rules)).toBe('refused');
  });
});

describe('addresses as numbers', () => {
  it.each([
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4 ',
    ':::',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7',
    '1:2:3:4::5:6:7:8',
    'a',
  ])('%s is none', (text) => {
    expect(parseIp(text)).toBeUndefined();
  });

  it('the same in all forms', () => {
    const forms = ['2001:db8::102:304', '2001:0db8:0:0:0:0:0102:0304', '2001:db8::1.2.3.4'];
    expect(new Set(forms.map((form) => parseIp(form)?.value)).size).toBe(1);
  });

  it('networks hold what they say, of their own version', () => {
    const network = parseNetwork('10.20.0.0/16') ?? fail();
    const inside = (text: string): boolean => holds(network, parseIp(text) ?? fail());
    expect([inside('10.20.255.255'), inside('10.21.0.0'), inside('::a14:1')]).toEqual([true, false, false]);
    expect(parseNetwork('10.0.0.0/33')).toBeUndefined();
    expect(isPublic(parseIp('8.8.8.8') ?? fail())).toBe(true);
  });
});

function fail(): never {
  throw new Error('not an address');
}
