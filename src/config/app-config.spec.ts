import type { InvalidConfigError } from '@/config/app-config';
import { loadConfig } from '@/config/app-config';

describe('loadConfig', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toMatchObject({
      http: { port: 3000, host: '0.0.0.0', trustProxy: [], cors: false },
      database: { dialect: 'sqlite', url: 'sqlite:./data/mostrador.sqlite' },
      redisUrl: undefined,
      demo: true,
      realOrders: true,
      borderVat: false,
      rateLimits: { client: 300, token: 10, tokenSuccess: 60, badToken: 60, aiSearch: 30 },
      aiSearch: { enabled: true, requireEmbeddings: false, embeddings: undefined },
    });
  });

  it('takes empty values as not set', () => {
    expect(loadConfig({ PORT: '', REDIS_URL: '', DEMO: '' })).toEqual(loadConfig({}));
  });

  it.each([
    [{ DATABASE_URL: 'mariadb://u:p@h:3307/shop' }, 'mysql'],
    [{ DATABASE_URL: 'mysql://h/shop' }, 'mysql'],
    [{ DATABASE_URL: 'sqlite:/tmp/x' }, 'sqlite'],
  ])('tells the database by its address: %j', (env, dialect) => {
    expect(loadConfig(env).database.dialect).toBe(dialect);
  });

  it('reads flags, lists and switches', () => {
    const config = loadConfig({
      DEMO: '0',
      REAL_ORDERS: 'false',
      IVA_FRONTERA: '1',
      AI_SEARCH: 'off',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
      RATE_LIMIT_PER_MINUTE: '0',
    });
    expect([
      config.demo,
      config.realOrders,
      config.borderVat,
      config.aiSearch.enabled,
      config.rateLimits.client,
    ]).toEqual([false, false, true, false, 0]);
    expect(config.http.trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
  });

  it.each([
    [{ ADMIN_PORT: '3000' }],
    [{ ADMIN_PORT: '2999', WORKERS: '2' }],
    [{ ADMIN_PORT: '65535', WORKERS: '2' }],
    [{ ADMIN_PORT: '70000' }],
    [{ ADMIN_PORT: 'x' }],
  ])('refuses an admin port that is taken, too high or none: %j', (env) => {
    expect(() => loadConfig(env)).toThrow('ADMIN_PORT: must be');
  });

  it.each([
    [{ WEBHOOK_WORKERS: '0' }, 'WEBHOOK_WORKERS: must be at least 1'],
    [{ EVENT_RETENTION_DAYS: '0' }, 'EVENT_RETENTION_DAYS: must be at least 1'],
    [{ AI_EMBEDDINGS_BATCH: '0' }, 'AI_EMBEDDINGS_BATCH: must be at least 1'],
    [
      { DATABASE_URL: 'mariadb://h/shop', DATABASE_POOL_SIZE: '1' },
      'DATABASE_POOL_SIZE: must be at least 2 on MySQL/MariaDB',
    ],
  ])('refuses a number that nothing could be done with: %j', (env, problem) => {
    expect(() => loadConfig(env)).toThrow(problem);
  });

  it('takes a pool of one connection where there is no pool', () => {
    expect(loadConfig({ DATABASE_POOL_SIZE: '1' }).database.poolSize).toBe(1);
  });

  it('has no admin port unless asked for, and one for this machine alone then', () => {
    expect(loadConfig({}).admin).toEqual({ port: undefined, host: '127.0.0.1' });
    expect(loadConfig({ ADMIN_PORT: '9464', WORKERS: '2' }).admin.port).toBe(9464);
  });

  it('tells of a password that is not escaped', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://root:50%off@h/shop' })).toThrow(/DATABASE_URL: .* %25/);
    expect(() => loadConfig({ DATABASE_URL: 'sqlite:/tmp/50%off' })).not.toThrow();
  });

  it('can not be changed afterwards', () => {
    const config = loadConfig({});
    expect(() => {
      (config.http as { port: number }).port = 1;
    }).toThrow(TypeError);
  });

  it.each([
    ['PORT', 65_535],
    ['CATALOG_FILE_FROM', 9_999_999],
    ['ADMIN_PORT', 65_535],
  ])('says of a %s that is too large how large it may be, however many digits it has', (name, most) => {
    expect(() => loadConfig({ [name]: '100000000' })).toThrow(`${name}: must be at most ${most}`);
  });

  it('names the levels of a log, as they are to be written', () => {
    expect(() => loadConfig({ LOG_LEVEL: 'verbose' })).toThrow(
      'LOG_LEVEL: must be silent, fatal, error, warn, info, debug or trace',
    );
  });

  it('reports every problem at once, by variable', () => {
    const bad = {
      PORT: '70000',
      DATABASE_URL: 'oracle://x',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'nope',
      RATE_LIMIT_PER_MINUTE: '-1',
      SECRET_PEPPER: 'short',
      TRUST_PROXY: 'zzzz',
    };
    let problems: readonly string[] = [];
    try {
      loadConfig(bad);
    } catch (error) {
      problems = (error as InvalidConfigError).problems;
    }
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(Object.keys(bad).sort());
  });

  describe('in production', () => {
    const production = { NODE_ENV: 'production' };
    const shared = { ...production, DATABASE_URL: 'mariadb://u:p@h/shop' };
    const PEPPER = 'q8Zr2!vLx0Wm5Tn7bK';

    it('loads no demo unless it is asked for', () => {
      expect([loadConfig(production).demo, loadConfig({ ...production, DEMO: 'true' }).demo]).toEqual([false, true]);
      expect(loadConfig({ NODE_ENV: 'test' }).demo).toBe(true);
    });

    it.each([
      ['none', undefined],
      ['an empty one', ''],
      ['too few different characters', 'abababababababababab'],
      ['a placeholder', 'please-change-me-12345'],
    ])('refuses to start on MySQL/MariaDB with %s as SECRET_PEPPER, without printing it', (_name, pepper) => {
      const start = (): unknown => loadConfig({ ...shared, SECRET_PEPPER: pepper });
      expect(start).toThrow(/SECRET_PEPPER: must be set in production/);
      if (pepper) expect(start).not.toThrow(new RegExp(pepper));
    });

    it('starts with a secret of its own, and on SQLite, which keeps one beside the data', () => {
      expect(loadConfig({ ...shared, SECRET_PEPPER: PEPPER }).secretPepper).toBe(PEPPER);
      expect(loadConfig(production).secretPepper).toBeUndefined();
    });
  });
});
