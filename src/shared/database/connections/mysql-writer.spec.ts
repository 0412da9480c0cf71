import type { DataSource } from 'typeorm';
import { MysqlWriter } from '@/shared/database/connections/mysql-writer';
import { Deadline, under } from '@/shared/deadline/deadline';

const DEADLOCK = Object.assign(new Error('deadlock'), { errno: 1213 });

const runner = {
  manager: {},
  isTransactionActive: true,
  startTransaction: () => Promise.resolve(),
  commitTransaction: () => Promise.resolve(),
  rollbackTransaction: () => Promise.resolve(),
  release: () => Promise.resolve(),
};
const writer = new MysqlWriter({ createQueryRunner: () => runner } as unknown as DataSource);

/** Work that meets a deadlock so many times before it is done, and tells which try that was. */
function deadlocked(times: number): () => Promise<number> {
  let tries = 0;
  return () => (++tries > times ? Promise.resolve(tries) : Promise.reject(DEADLOCK));
}

describe('MysqlWriter (Decisions 9: deadlocks are retried inside, never shown)', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([0, 5, 50])('is done after %i deadlocks', async (times) => {
    await expect(under(new Deadline(60_000), () => writer.run(deadlocked(times)))).resolves.toBe(times + 1);
  });

  it('gives up when its deadline is over', async () => {
    await expect(under(new Deadline(0), () => writer.run(deadlocked(1)))).rejects.toBe(DEADLOCK);
  });

  it('gives up on anything else at once', async () => {
    let tries = 0;
    const work = (): Promise<never> => {
      tries++;
      return Promise.reject(new Error('broken'));
    };
    await expect(writer.run(work)).rejects.toThrow('broken');
    expect(tries).toBe(1);
  });
});
