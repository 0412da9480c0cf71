import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

const MARIADBD = '/usr/sbin/mariadbd';
const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
const START_MS = 60_000;

interface Member {
  readonly child: ChildProcess;
  readonly port: number;
}

/** A MariaDB Galera cluster on this machine, with its data in a temporary folder. */
export class GaleraCluster {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mostrador-galera-'));
  private readonly members: Member[] = [];
  private first = '';

  /** Starts the members one after the other; each joins with a copy of the first one's data. */
  async start(size: number): Promise<void> {
    if (!existsSync(PROVIDER)) throw new Error(`no ${PROVIDER}: install galera-4`);
    this.prepare();
    for (let index = 0; index < size; index++) {
      cpSync(this.path('empty'), this.path(`data${index}`), { recursive: true });
      spawnSync('chown', ['-R', 'mysql', this.folder]);
      await this.join(index);
    }
  }

  url(index: number, database: string): string {
    return `mariadb://root@127.0.0.1:${this.members[index]?.port ?? 0}/${database}`;
  }

  async query<T = Record<string, unknown>>(index: number, sql: string): Promise<T[]> {
    const { port } = this.members[index] ?? { port: 0 };
    const connection = await createConnection({ host: '127.0.0.1', port, user: 'root' });
    try {
      return (await connection.query<RowDataPacket[]>(sql))[0] as T[];
    } finally {
      await connection.end();
    }
  }

  /** Ends the servers and removes their data. */
  async end(): Promise<void> {
    for (const { child } of this.members) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  private prepare(): void {
    spawnSync('chown', ['mysql', this.folder]);
    const made = spawnSync('mariadb-install-db', [
      `--datadir=${this.path('empty')}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--user=mysql',
    ]);
    if (made.status !== 0) throw new Error(`no data folder: ${made.stderr.toString()}`);
  }

  private async join(index: number): Promise<void> {
    const [port, group, state, transfer] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const address = `127.0.0.1:${group}`;
    const child = spawn(
      MARIADBD,
      [
        '--no-defaults',
        '--user=mysql',
        '--bind-address=127.0.0.1',
        `--port=${port}`,
        `--datadir=${this.path(`data${index}`)}`,
        `--socket=${this.path(`socket${index}`)}`,
        `--pid-file=${this.path(`pid${index}`)}`,
        '--innodb-flush-log-at-trx-commit=1',
        '--innodb-buffer-pool-size=64M',
        '--binlog-format=ROW',
        '--innodb-autoinc-lock-mode=2',
        '--wsrep-on=ON',
        `--wsrep-provider=${PROVIDER}`,
        `--wsrep-cluster-name=${this.folder}`,
        `--wsrep-cluster-address=gcomm://${this.first}`,
        `--wsrep-node-address=${address}`,
        '--wsrep-sst-method=rsync',
        `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
        `--wsrep-provider-options=base_port=${group};gmcast.listen_addr=tcp://${address};ist.recv_addr=127.0.0.1:${state};gcache.size=64M`,
        ...(index === 0 ? ['--wsrep-new-cluster'] : []),
      ],
      { stdio: 'ignore' },
    );
    this.members.push({ child, port });
    if (index === 0) this.first = address;
    const end = performance.now() + START_MS;
    while (!(await this.isReady(index, index + 1))) {
      if (performance.now() > end || child.exitCode !== null) throw new Error(`member ${index} does not start`);
      await pause(200);
    }
  }

  private async isReady(index: number, size: number): Promise<boolean> {
    const status = await this.query<{ Value: string }>(
      index,
      "SHOW STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_cluster_size')",
    ).catch(() => []);
    const values = status.map(({ Value }) => Value);
    return values.includes('ON') && values.includes(String(size));
  }
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        settle(port);
      });
    });
  });
}
