import { clientAddress } from '@/shared/rate-limit/http/client-address';

describe('whom the limits take a request to be from', () => {
  it.each([
    ['187.190.1.2', '187.190.1.2'],
    ['::ffff:187.190.1.2', '187.190.1.2'],
    ['187.190.1.2:50123', '187.190.1.2'],
    ['2806:10a6:1:2:3:4:5:6', '2806:10a6:1:2::/64'],
    ['[2806:10a6:1:2::9]:50123', '2806:10a6:1:2::/64'],
    ['[2806:10a6:1:2::9]', '2806:10a6:1:2::/64'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
    [undefined, ''],
  ])('%s: %s', (ip, address) => {
    expect(clientAddress({ ip })).toBe(address);
  });
});
