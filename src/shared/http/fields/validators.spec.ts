import type { Request } from 'express';
import { ApiError } from '@/shared/http/errors/api-error';
import { assertVersion, namesStrongly, namesWeakly, versionEtag } from '@/shared/http/fields/validators';

const TAG = versionEtag(3);

describe('If-None-Match', () => {
  it.each<[string | undefined, boolean]>([
    [undefined, false],
    ['"3"', true],
    ['W/"3"', true],
    ['"1", W/"2","3"', true],
    ['"a,b", "3"', true],
    ['"1",\t"3"', true],
    ['*', true],
    [' * ', true],
    ['"33"', false],
    ['3', false],
    ['', false],
    ['"1""2"', false],
  ])('%j names version 3: %p', (header, expected) => {
    expect(namesWeakly(header, TAG)).toBe(expected);
  });

  it('compares weak validators by what they hold', () => {
    expect(namesWeakly('"x"', 'W/"x"')).toBe(true);
  });
});

describe('If-Match', () => {
  it.each<[string, boolean]>([
    ['"3"', true],
    ['"2", "3"', true],
    ['*', true],
    ['W/"3"', false],
    ['"2"', false],
    ['3', false],
    ['', false],
    ['"*"', false],
  ])('%j lets version 3 be changed: %p', (header, expected) => {
    expect(namesStrongly(header, TAG)).toBe(expected);
    const request: Pick<Request, 'headers'> = { headers: { 'if-match': header } };
    const outcome = (): string => {
      try {
        assertVersion(request, 3);
        return 'goes';
      } catch (error) {
        return error instanceof ApiError
          ? `${error.status} ${error.code} ${error.extras.headers?.ETag ?? ''}`
          : 'fails';
      }
    };
    expect(outcome()).toBe(expected ? 'goes' : '412 version_cambio "3"');
  });

  it('is never required', () => {
    expect(() => {
      assertVersion({ headers: {} }, 3);
    }).not.toThrow();
  });
});
