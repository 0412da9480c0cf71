import { testServerOf } from './test-server';

const LOCAL = 'mysql://root@127.0.0.1:3306';

describe('where suites run', () => {
  it.each([
    [{}, LOCAL, 'sqlite'],
    [{ E2E_DATABASE: 'mysql' }, LOCAL, 'mysql'],
    [{ DATABASE_URL: 'sqlite:./data/x.sqlite' }, LOCAL, 'sqlite'],
    [{ DATABASE_URL: 'mariadb://ana:s%2Fp@db.local:3307/shop' }, 'mysql://ana:s%2Fp@db.local:3307', 'mysql'],
    [{ DATABASE_URL: 'mysql://ana@db.local/shop?ssl=1' }, 'mysql://ana@db.local', 'mysql'],
    [{ DATABASE_URL: 'mysql://ana@db.local/shop', E2E_DATABASE: 'sqlite' }, 'mysql://ana@db.local', 'sqlite'],
    [{ DATABASE_URL: 'mysql://ana@db.local/shop', TEST_MYSQL_URL: LOCAL }, LOCAL, 'mysql'],
  ])('%j', (env, url, dialect) => {
    expect(testServerOf(env)).toEqual({ url, dialect });
  });
});
