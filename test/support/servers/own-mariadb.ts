import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort, OwnProcess, until } from './own-process';
import { serverFolder } from './server-folder';
import type { TemporaryDatabase } from './temporary-database';

const MARIADBD = '/usr/sbin/mariadbd';
const INSTALL_DB = '/usr/bin/mariadb-install-db';

/** A MariaDB server of a suite's own, with its data in a temporary folder: it may be killed, frozen and made read-only. */
export class OwnMariadb {
  private process: OwnProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly options: readonly string[],
  ) {}

  /** Whether its programs are on this machine. */
  static available(): boolean {
    return existsSync(MARIADBD) && existsSync(INSTALL_DB);
  }

  /** @param parent where its data folder is made */
  static async create(parent = serverFolder(), options: readonly string[] = []): Promise<OwnMariadb> {
    const folder = await mkdtemp(join(parent, 'mostrador-mariadb-'));
    spawnSync('chown', ['mysql', folder]);
    const made = spawnSync(
      INSTALL_DB,
      [
        `--datadir=${join(folder, 'data')}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--user=mysql',
        ...options,
      ],
      { env: serverEnv(), encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`no data folder in ${parent}: ${made.stderr}${made.stdout}`);
    return new OwnMariadb(folder, await freePort(), options);
  }

  async start(): Promise<void> {
    const { folder, port } = this;
    const child = spawn(
      MARIADBD,
      [
        `--datadir=${join(folder, 'data')}`,
        `--socket=${join(folder, 's')}`,
        `--pid-file=${join(folder, 'pid')}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        '--user=mysql',
        '--innodb-flush-log-at-trx-commit=1',
        '--innodb-buffer-pool-size=64M',
        '--max-connections=200',
        '--skip-log-error',
        ...this.options,
      ],
      { stdio: 'ignore', env: serverEnv() },
    );
    this.process = new OwnProcess(child);
    await until('the database server starts', () => this.answers());
  }

  /** A new schema that user `app`, who may not write to a read-only server, has all rights on. */
  async database(name: string): Promise<TemporaryDatabase> {
    await this.query(`CREATE DATABASE ${name}`);
    await this.query("CREATE USER app@'127.0.0.1'");
    await this.query(`GRANT ALL ON ${name}.* TO app@'127.0.0.1'`);
    return { url: `mariadb://app@127.0.0.1:${this.port}/${name}`, drop: () => Promise.resolve() };
  }

  async query(sql: string): Promise<void> {
    const connection = await createConnection({ host: '127.0.0.1', port: this.port, user: 'root' });
    await connection.query(sql);
    await connection.end();
  }

  freeze(): void {
    this.process?.freeze();
  }

  thaw(): void {
    this.process?.thaw();
  }

  async end(): Promise<void> {
    await this.process?.end();
  }

  async drop(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return this.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}

/** Its own temporary files are where it may enter, too. */
function serverEnv(): NodeJS.ProcessEnv {
  return { ...process.env, TMPDIR: serverFolder() };
}
