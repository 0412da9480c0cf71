import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, startCli } from '@test/support/cli';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { describeOnMysql, MYSQL_TEST_SERVER, temporaryDatabase } from '@test/support/servers/temporary-database';

const LIST = ['credentials', 'list', '--json'];

/** A server that takes connections and never says a word. */
async function silentServer(): Promise<{ port: number; close(): void }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe('a command of the operator', () => {
  const redis = process.env.REDIS_URL;

  afterEach(() => {
    if (redis === undefined) delete process.env.REDIS_URL;
    else process.env.REDIS_URL = redis;
  });

  it('does nothing when it is given more than it takes', async () => {
    const database = await temporaryDatabase('sqlite');
    const { code, stdout, stderr } = await cli(database.url, ['credentials', 'list', 'all', '--json']);
    await database.drop();
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: sobran argumentos: lleva 0 y se dieron 1\n/);
  });

  it('that is a group says what it takes where errors go, and what was wrong', async () => {
    const database = await temporaryDatabase('sqlite');
    const alone = await cli(database.url, ['imports']);
    const unknown = await cli(database.url, ['imports', 'lst']);
    await database.drop();
    expect([alone.code, alone.stdout, unknown.code, unknown.stdout]).toEqual([2, '', 2, '']);
    expect(alone.stderr).toMatch(/^Uso: mostrador imports /);
    expect(unknown.stderr).toMatch(/^error: sobran argumentos: lleva 0 y se dieron 1\n\nUso: mostrador imports /);
  });

  it('ends with 2 and one line when what it says is written to a full disk', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'dist/cli.js', 'import', '--help'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toMatch(/^error: el disco está lleno [^\n]+\n$/);
    expect(status).toBe(2);
  });

  it('ends by itself, with 2 and one line, when the database is away and Redis too', async () => {
    process.env.REDIS_URL = 'redis://127.0.0.1:1';
    const { code, stdout, stderr } = await cli('mariadb://root@127.0.0.1:1/shop', LIST);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: .*ECONNREFUSED.*\n$/);
  });

  it('ends by itself when the database takes connections and says nothing', async () => {
    const server = await silentServer();
    const { code, stderr } = await cli(`mariadb://root@127.0.0.1:${server.port}/shop`, LIST);
    server.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  it('does its work, and ends, while Redis says nothing', async () => {
    const server = await silentServer();
    process.env.REDIS_URL = `redis://127.0.0.1:${server.port}`;
    const database = await temporaryDatabase('sqlite');
    const { code, stdout } = await cli(database.url, LIST);
    server.close();
    await database.drop();
    expect(code).toBe(0);
    expect(stdout).toBe('{"credentials":[]}\n');
  });
});

describeOnMysql('a command whose database falls silent meanwhile', () => {
  it('ends by itself, with 2 and one line', async () => {
    const database = await temporaryDatabase('mysql');
    const server = new URL(MYSQL_TEST_SERVER);
    const proxy = new TcpProxy(server.hostname, Number(server.port || 3306));
    await proxy.open();
    // Slow enough to be frozen before it is done.
    proxy.delay(20);
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const { result } = startCli(url.href, LIST);
    while (!proxy.used) await new Promise((resolve) => setTimeout(resolve, 10));
    proxy.freeze();
    const { code, stderr } = await result;
    await proxy.cut();
    await database.drop();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });
});

describeOnMysql('a command whose database goes away in the middle of its work', () => {
  it.each<[string, 'freeze' | 'cut', RegExp]>([
    ['backup', 'freeze', /countries/],
    ['doctor', 'freeze', /postal_codes/],
    ['orders list', 'cut', /orders/],
  ])('%s (%s) ends by itself, with 2 and one line', async (command, how, statement) => {
    const database = await temporaryDatabase('mysql');
    await cli(database.url, LIST);
    const folder = await mkdtemp(join(tmpdir(), 'mostrador-cli-'));
    const server = new URL(MYSQL_TEST_SERVER);
    const proxy = new TcpProxy(server.hostname, Number(server.port || 3306));
    await proxy.open();
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const reached = new Promise<void>((resolve) => {
      proxy.goneOn(statement, how, resolve);
    });
    const { result } = startCli(url.href, [...command.split(' '), ...(command === 'backup' ? [folder] : [])]);
    await reached;
    const { code, stdout, stderr } = await result;
    await proxy.cut();
    await database.drop();
    await rm(folder, { recursive: true });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });
});
