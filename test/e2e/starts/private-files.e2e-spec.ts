import 'reflect-metadata';
import { chmod, stat } from 'node:fs/promises';
import { loadConfig } from '@/config/app-config';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { Database } from '@/shared/database/database';
import { startTestApp } from '@test/support/app';
import { temporaryDatabase } from '@test/support/servers/temporary-database';

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('the files of an SQLite database', () => {
  it('are readable by their owner alone, with what lies beside them', async () => {
    const database = await temporaryDatabase('sqlite');
    const path = sqlitePath(database.url);
    const app = await startTestApp({ database });
    await app.load({ marcas: [{ nombre: 'Vixora', logo: 'l' }] });
    const names = ['', '-wal', '-shm', '.starting'].map((suffix) => `${path}${suffix}`);
    expect(await Promise.all(names.map(modeOf))).toEqual(['600', '600', '600', '600']);
    await app.close();
    await database.drop();
  });

  it('become so when an older release left them to everybody', async () => {
    const database = await temporaryDatabase('sqlite');
    const path = sqlitePath(database.url);
    const { database: config } = loadConfig({ DATABASE_URL: database.url });
    const first = await Database.open(config, [], []);
    await first.writeSource.query('CREATE TABLE t (id INTEGER)');
    await Promise.all(['', '-wal', '-shm'].map((suffix) => chmod(`${path}${suffix}`, 0o644)));
    const second = await Database.open(config, [], []);
    expect(await Promise.all(['', '-wal', '-shm'].map((suffix) => modeOf(`${path}${suffix}`)))).toEqual([
      '600',
      '600',
      '600',
    ]);
    await first.close();
    await second.close();
    await database.drop();
  });
});
