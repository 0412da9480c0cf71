import type { QueryRunner } from 'typeorm';
import { loadConfig } from '@/config/app-config';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/schema/migrate';
import { temporaryDatabase } from '@test/support/servers/temporary-database';

/** A migration whose transaction SQLite itself has rolled back when it fails. */
class OnAFullDisk1700000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (id INTEGER)');
    await runner.query('ROLLBACK');
    throw new Error('database or disk is full');
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe('a migration on SQLite that fails', () => {
  it('says why, also when there is nothing left to be rolled back, and leaves nothing', async () => {
    const file = await temporaryDatabase('sqlite');
    const database = await Database.open(
      loadConfig({ DATABASE_URL: file.url }).database,
      [],
      [OnAFullDisk1700000000000],
    );
    try {
      await expect(migrate(database.writeSource)).rejects.toThrow('database or disk is full');
      await expect(database.reader.query('SELECT name FROM sqlite_master')).resolves.toEqual([]);
    } finally {
      await database.close();
      await file.drop();
    }
  });
});
