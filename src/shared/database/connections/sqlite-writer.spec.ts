import type { DataSource } from 'typeorm';
import { SqliteWriter } from '@/shared/database/connections/sqlite-writer';
import type { DatabaseHealth } from '@/shared/database/database-health';

describe('SqliteWriter', () => {
  it('keeps nothing of what transactions answered', async () => {
    const runner = { query: () => Promise.resolve(), isTransactionActive: false, manager: {} };
    const source = { createQueryRunner: () => runner } as unknown as DataSource;
    const writer = new SqliteWriter(source, { saw: () => undefined } as unknown as DatabaseHealth, {
      check: () => undefined,
    });
    for (let at = 0; at < 3; at++)
      await expect(writer.run(() => Promise.resolve(['rows', at]))).resolves.toEqual(['rows', at]);
    await expect((writer as unknown as { tail: Promise<unknown> }).tail).resolves.toBeUndefined();
  });
});
