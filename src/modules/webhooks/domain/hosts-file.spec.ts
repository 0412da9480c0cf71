import { hostsFileAddresses } from '@/modules/webhooks/domain/hosts-file';

const HOSTS = [
  '# 10.9.9.9 tienda.example',
  '127.0.0.1\tlocalhost',
  '10.1.2.3  ERP.Example  erp # pedidos.example',
  '\t2001:db8::7 erp.example\r',
  'tienda.example',
  '',
].join('\n');

describe('what a hosts file says of a name', () => {
  it.each([
    ['erp.example', ['10.1.2.3', '2001:db8::7']],
    ['erp', ['10.1.2.3']],
    ['tienda.example', []],
    ['pedidos.example', []],
    ['10.1.2.3', []],
    ['', []],
  ])('%s: %j', (name, addresses) => {
    expect(hostsFileAddresses(HOSTS, name)).toEqual(addresses);
  });
});
