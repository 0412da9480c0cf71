import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { loadConfig } from '@/config/app-config';
import { writeOptions } from '@/shared/database/connections/data-source-options';
import { openSource } from '@/shared/database/connections/first-connection';
import { describeOnMysql, temporaryDatabase } from '@test/support/servers/temporary-database';

/** A source of which each try to open it ends as told, then all are open. */
function endingWith(...codes: (string | undefined)[]): { source: DataSource; tries: () => number } {
  const initialize = jest.fn(() => {
    const code = codes.shift();
    return code === undefined ? Promise.resolve() : Promise.reject(Object.assign(new Error(code), { code }));
  });
  return { source: { initialize } as unknown as DataSource, tries: () => initialize.mock.calls.length };
}

describe('the first connection', () => {
  it('is tried again while nobody answers, five times in all', async () => {
    const slow = endingWith('ETIMEDOUT', 'ETIMEDOUT', 'ETIMEDOUT', 'ETIMEDOUT');
    await openSource(slow.source);
    expect(slow.tries()).toBe(5);
    const gone = endingWith(...Array<string>(9).fill('ETIMEDOUT'));
    await expect(openSource(gone.source)).rejects.toThrow('ETIMEDOUT');
    expect(gone.tries()).toBe(5);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ER_ACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR'])(
    'is not tried again after %s',
    async (code) => {
      const { source, tries } = endingWith(code);
      await expect(openSource(source)).rejects.toThrow(code);
      expect(tries()).toBe(1);
    },
  );
});

describeOnMysql('a server whose first answer comes too late', () => {
  it('is asked again, by the same source', async () => {
    const { url, drop } = await temporaryDatabase('mysql');
    const { port, hostname } = new URL(url);
    const callers: Socket[] = [];
    const way = createServer((caller) => {
      if (callers.push(caller) === 1) return;
      const onward = connect(Number(port), hostname);
      caller.pipe(onward).pipe(caller);
      for (const [end, other] of [
        [caller, onward],
        [onward, caller],
      ] as const)
        end.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
    await once(way.listen(0, '127.0.0.1'), 'listening');
    const through = new URL(url);
    through.port = String((way.address() as AddressInfo).port);
    const source = new DataSource(writeOptions(loadConfig({ DATABASE_URL: through.href }).database));
    await openSource(source);
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(callers.length).toBeGreaterThan(1);
    await source.destroy();
    for (const caller of callers) caller.destroy();
    way.close();
    await drop();
  });
});
