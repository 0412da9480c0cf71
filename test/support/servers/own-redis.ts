import { spawn, spawnSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { freePort, OwnProcess, until } from './own-process';

/** A Redis server of a suite's own, that keeps nothing on disk. */
export class OwnRedis extends OwnProcess {
  private constructor(
    child: ConstructorParameters<typeof OwnProcess>[0],
    readonly url: string,
  ) {
    super(child);
  }

  /** Whether its program is on this machine. */
  static available(): boolean {
    return spawnSync('redis-server', ['--version']).status === 0;
  }

  static async start(): Promise<OwnRedis> {
    const port = await freePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = new OwnRedis(spawn('redis-server', options, { stdio: 'ignore' }), `redis://127.0.0.1:${port}`);
    const client = new Redis(server.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await until('Redis starts', async () => (await client.ping()).length > 0);
    client.disconnect();
    return server;
  }
}
