/** Addresses of webhooks that are refused as they are written, whatever a name in them resolves to (Beyond 2.5). */
export const REFUSED_URLS: readonly string[] = [
  // Not https, not an address at all.
  ...['http://tienda.example/', 'ftp://tienda.example/', 'ws://tienda.example/', 'wss://tienda.example/'],
  ...['javascript:alert(1)', 'data:text/plain,x', 'file:///etc/passwd', 'https://', 'https:///', '//tienda.example/'],
  ...['no es una url', 'tienda.example', 'https://exa mple.com/', 'https://[::1', 'https://tienda.example:99999/'],
  // User info and fragments, empty ones too.
  ...['https://u:p@tienda.example/', 'https://u@tienda.example/', 'https://:@tienda.example/'],
  ...['https://@tienda.example/', 'https:\\\\u@tienda.example/', 'https://tienda.example@127.0.0.1/'],
  ...['https://tienda.example/#a', 'https://tienda.example/#'],
  // Ports.
  ...['https://tienda.example:80/', 'https://tienda.example:22/', 'https://tienda.example:0/'],
  ...['https://tienda.example:444/', 'https://tienda.example:65535/', 'http://tienda.example:443/'],
  // Loopback in every spelling.
  ...['https://127.0.0.1/', 'https://127.0.0.1:8443/', 'https://127.0.0.1./', 'https://127.0.0.1../'],
  ...['https://127.1/', 'https://127.0.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0x7f.1/'],
  ...['https://0x7f.0.0.1/', 'https://0177.0.0.1/', 'https://017700000001/', 'https://00000177.1/'],
  ...['https://127。0。0。1/', 'https://①②⑦.0.0.1/', 'https://%31%32%37.0.0.1/', 'https://127.255.255.254/'],
  // This network, private, shared, link-local, kept for tests, multicast, the rest.
  ...['https://0/', 'https://00/', 'https://0.0.0.0/', 'https://10.0.0.1/', 'https://10.1/', 'https://167772161/'],
  ...['https://172.16.0.1/', 'https://172.31.255.255/', 'https://192.168.1.1/', 'https://192.168.257/'],
  ...['https://100.64.0.1/', 'https://169.254.169.254/latest/meta-data/', 'https://0xa9fea9fe/', 'https://2852039166/'],
  ...['https://192.0.0.1/', 'https://192.0.2.1/', 'https://192.88.99.1/', 'https://198.18.0.1/'],
  ...['https://198.51.100.1/', 'https://203.0.113.1/', 'https://224.0.0.1/', 'https://240.0.0.1/'],
  ...['https://255.255.255.255/', 'https://256.256.256.256/', 'https://1.2.3.4.5/'],
  // Public, but an address and no name.
  ...['https://8.8.8.8/', 'https://134744072/', 'https://93.184.216.34/', 'https://[2606:2800:220:1::1]/'],
  // IPv6: unspecified, loopback, mapped, translated, link-local, unique local, multicast, Teredo, examples, 6to4.
  ...['https://[::]/', 'https://[::1]/', 'https://[0:0:0:0:0:0:0:1]/', 'https://[::127.0.0.1]/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[0:0:0:0:0:ffff:10.0.0.1]/'],
  ...['https://[::ffff:93.184.216.34]/', 'https://[64:ff9b::7f00:1]/', 'https://[64:ff9b::10.0.0.1]/'],
  ...['https://[100::1]/', 'https://[fe80::1]/', 'https://[fe80::1%25eth0]/', 'https://[fec0::1]/'],
  ...['https://[fc00::1]/', 'https://[fd00::1]/', 'https://[ff02::1]/', 'https://[2001::1]/'],
  ...['https://[2001:db8::1]/', 'https://[2002:7f00:1::]/', 'https://[3fff::1]/'],
  // Names of this machine and its network.
  ...['https://localhost/', 'https://LOCALHOST./', 'https://localhost../', 'https://a.localhost/'],
  ...['https://nas.local/', 'https://NAS.LOCAL./', 'https://metadata.google.internal/', 'https://router.home.arpa/'],
  ...['https://local/', 'https://internal/', 'https://tienda..example/', 'https://.tienda.example/'],
];
