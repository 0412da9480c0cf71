import { charsetOf, charsetOfBytes, charsetOfForm } from '@/shared/http/body/body-charset';

describe('charset of a body', () => {
  it.each<[string, string | undefined]>([
    ['application/json', 'unsaid'],
    ['application/json; charset=utf-8', 'utf8'],
    ['application/json;charset=UTF8', 'utf8'],
    ['application/json; charset="UTF-8"; x=y', 'utf8'],
    ['application/x-www-form-urlencoded; Charset=ISO-8859-1', 'latin1'],
    ['application/json; charset = latin1', 'latin1'],
    ['application/json; charset=utf-7', undefined],
    ['application/json; charset=utf-16', undefined],
    ['application/json; charset=utf-16le', undefined],
    ['application/json; charset=utf-32', undefined],
    ['application/json; charset=windows-1252', undefined],
    ['application/json; charset=constructor', undefined],
    ['application/json; charset=', undefined],
  ])('%s: %s', (type, expected) => {
    expect(charsetOf(type)).toBe(expected);
  });

  it.each<[string, Buffer, string]>([
    ['plain letters', Buffer.from('Calle 5'), 'utf8'],
    ['UTF-8', Buffer.from('Peñón'), 'utf8'],
    ['a letter alone', Buffer.from('Peñón', 'latin1'), 'latin1'],
    ['capitals', Buffer.from('NIÑO ÚNICO', 'latin1'), 'latin1'],
    ['UTF-8 that was cut in a letter', Buffer.from('Peñón').subarray(0, 5), 'utf8'],
    ['both', Buffer.concat([Buffer.from('ñ'), Buffer.from('ñ', 'latin1')]), 'utf8'],
    ['nothing', Buffer.alloc(0), 'utf8'],
  ])('that is not said: %s', (_what, bytes, expected) => {
    expect(charsetOfBytes(bytes)).toBe(expected);
    const escaped = Buffer.from([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
    expect(charsetOfForm(escaped)).toBe(expected);
  });
});
