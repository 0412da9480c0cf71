import { PageCache } from '@/modules/products/http/page-cache';

const page = Buffer.from('[]');

describe('PageCache', () => {
  let cache: PageCache;
  const ask = (key: string, version = 1): boolean => {
    const known = cache.get(key, version) !== undefined;
    if (!known) cache.put(key, 'account 1', page, {}, version);
    return known;
  };

  beforeEach(() => {
    cache = new PageCache();
  });

  it('keeps what is asked for a second time, not what is asked for once', () => {
    expect([ask('page 1'), ask('page 1'), ask('page 1')]).toEqual([false, false, true]);
    expect(ask('page 2')).toBe(false);
  });

  it('keeps at once what was asked for before the catalog changed, and never gives what is older', () => {
    ask('page 1');
    expect([ask('page 1', 2), ask('page 1', 2)]).toEqual([false, true]);
    expect(cache.get('page 1', 1)).toBeUndefined();
    expect(cache.get('page 1', 3)).toBeUndefined();
  });

  it('keeps what is asked for again and again while others read every page of a large catalog', () => {
    ask('page 1');
    ask('page 1');
    for (let at = 0; at < 100_000; at++) {
      ask(`page of another ${at}`);
      if (at % 1000 === 0) expect(ask('page 1')).toBe(true);
    }
    expect(ask('page 1')).toBe(true);
  });

  it('finishes an answer whether it is kept or not', () => {
    const first = cache.put('page 1', 'account 1', page, { 'X-Moneda': 'usd' }, 1);
    const second = cache.put('page 1', 'account 1', page, { 'X-Moneda': 'usd' }, 1);
    expect([first.body, first.etag, first.headers]).toEqual([second.body, second.etag, second.headers]);
    expect(cache.put('page 1', 'account 2', page, {}, 1).etag).not.toBe(first.etag);
  });
});
