import { charsetOf } from '@/shared/http/body/body-charset';

describe('charset of a body', () => {
  it.each<[string, string | undefined]>([
    ['application/json', 'utf8'],
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
});
