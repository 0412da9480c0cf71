import 'reflect-metadata';
import { exitCodeOf, judged, well, type Finding } from '@/cli/doctor/finding';
import { cli } from '@test/support/cli';
import { availableDialects, temporaryDatabase } from '@test/support/servers/temporary-database';

interface Report {
  readonly checks: readonly Finding[];
}

const statesOf = (stdout: string): Record<string, string> =>
  Object.fromEntries((JSON.parse(stdout) as Report).checks.map(({ check, state }) => [check, state]));

describe('mostrador doctor', () => {
  it.each(availableDialects())('names what is missing from a new installation on %s, with 1', async (dialect) => {
    const database = await temporaryDatabase(dialect);
    expect((await cli(database.url, ['credentials', 'list'])).code).toBe(0);
    const { code, stdout } = await cli(database.url, ['doctor', '--json']);
    expect([code, statesOf(stdout)]).toEqual([
      1,
      {
        database: 'ok',
        writable: 'ok',
        migrations: 'ok',
        clock: 'ok',
        redis: 'ok',
        disk: expect.any(String),
        files: 'ok',
        pepper: 'ok',
        postal_codes: 'wrong',
        exchange_rates: 'wrong',
        stock: 'wrong',
        demo: 'ok',
        orders: 'ok',
      },
    ]);
    await database.drop();
  });

  it('says so, with 2, when it cannot look, and makes no database of its own', async () => {
    const database = await temporaryDatabase('sqlite');
    for (const args of [['doctor'], ['doctor']]) {
      const { code, stdout } = await cli(database.url, args);
      expect([code, stdout]).toEqual([2, expect.stringMatching(/^NO SE SABE database: no existe /)]);
    }
    expect((await cli('mariadb://root@127.0.0.1:1/none', ['doctor'])).code).toBe(2);
    await database.drop();
  });

  it('tells by its code the worst of what it found', () => {
    const bad = judged('disk', false, 'full', 'make room');
    expect(exitCodeOf([well('disk', 'free')])).toBe(0);
    expect(exitCodeOf([well('disk', 'free'), bad])).toBe(1);
    expect(exitCodeOf([bad, { ...bad, state: 'unknown' }])).toBe(2);
  });
});

it('help needs no database', async () => {
  const { code, stdout } = await cli('mariadb://root@127.0.0.1:1/none', ['import', '--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('existencias')]);
});
