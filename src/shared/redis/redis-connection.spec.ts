import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { AppConfig } from '@/config/app-config';
import { RedisConnection } from './redis-connection';

const INFO = '# Server\r\nredis_version:7.0.0\r\nloading:0\r\n';

const SUBSCRIBED = '*3\r\n$9\r\nsubscribe\r\n$7\r\nchanges\r\n:1\r\n';
/** Of the shared client, and of who listens. */
const CONNECTIONS = 2;

/** A Redis that answers what a client asks at first, and never a subscription after the first connection of a listener. */
async function startHangingRedis(): Promise<{
  server: Server;
  url: string;
  sockets: Socket[];
  subscriptions: number[];
}> {
  const sockets: Socket[] = [];
  const subscriptions: number[] = [];
  const server = createServer((socket) => {
    const number = sockets.push(socket) - 1;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const command of data
        .toString()
        .split(/\*\d+\r\n/)
        .filter(Boolean)) {
        const [, name = ''] = command.split('\r\n');
        if (name === 'subscribe') {
          subscriptions.push(number);
          if (sockets.length <= CONNECTIONS) socket.write(SUBSCRIBED);
        } else socket.write(name === 'info' ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, subscriptions };
}

it('leaves it to who listens to subscribe again, and so to bear that a Redis does not answer', async () => {
  const { server, url, sockets, subscriptions } = await startHangingRedis();
  const connection = new RedisConnection({ redisUrl: url } as AppConfig);
  const listener = connection.listener();
  if (!listener) throw new Error('no listener');
  const isReady = (): Promise<void> =>
    new Promise((resolve) => {
      listener.once('ready', resolve);
    });
  const tries: Promise<unknown>[] = [];
  listener.on('ready', () => tries.push(listener.subscribe('changes').catch(() => undefined)));
  try {
    await isReady();
    await Promise.all(tries);
    const first = sockets.length;
    const again = isReady();
    for (const socket of sockets) socket.resetAndDestroy();
    await again;
    await Promise.all(tries);
    expect(tries).toHaveLength(2);
    expect(subscriptions.filter((number) => number >= first)).toHaveLength(1);
  } finally {
    connection.onApplicationShutdown();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

it('leaves a server that has become a replica for the one that the address leads to now', async () => {
  const { server, url, sockets } = await startHangingRedis();
  const connection = new RedisConnection({ redisUrl: url } as AppConfig);
  const { client } = connection;
  if (!client) throw new Error('no client');
  try {
    await once(client, 'ready');
    for (const socket of sockets)
      socket.removeAllListeners('data').on('data', () => {
        socket.write("-READONLY You can't write against a read only replica.\r\n");
      });
    await expect(client.incr('key')).rejects.toThrow('READONLY');
    await once(client, 'ready');
    await expect(client.incr('key')).resolves.toBe('OK');
  } finally {
    connection.onApplicationShutdown();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
