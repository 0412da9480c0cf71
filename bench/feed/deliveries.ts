import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { say } from '../load';
import { benchToken, cpuSeconds, startService } from '../service';

const ACCOUNT = 100_245;
const EVENTS = 1000;
const WEBHOOKS = 4;
const LOCAL = { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8' };

/** Events of one account to local receivers, from their publication on. */
export async function benchDeliveries(file: string): Promise<void> {
  const url = `sqlite:${file}`;
  const receiver = await startReceiver();
  const service = await startService(url, LOCAL);
  try {
    const token = await benchToken(url, service.url, ACCOUNT, 'ver-productos,carrito,webhooks');
    for (let n = 0; n < WEBHOOKS; n++) {
      const made = await fetch(`${service.url}/api/v1/webhooks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: receiver.url, tipos: ['pedido.estado'] }),
      });
      if (made.status !== 201) throw new Error(`no webhook: ${made.status}`);
    }
    while (receiver.count() < WEBHOOKS) await after(20);
    writeEvents(file);
    while (receiver.count() === WEBHOOKS) await after(5);
    const began = performance.now();
    const cpu = cpuSeconds(service.pid);
    while (receiver.count() < WEBHOOKS * (EVENTS + 1)) await after(20);
    const sent = WEBHOOKS * EVENTS;
    const [wall, used] = [(performance.now() - began) / 1000, cpuSeconds(service.pid) - cpu];
    say(
      `deliveries: ${sent} to ${WEBHOOKS} webhooks, ${(sent / wall).toFixed(0)}/s (at least 200), ` +
        `${((used * 1000) / sent).toFixed(2)} ms of processor each`,
    );
  } finally {
    await service.stop();
    receiver.server.close();
  }
}

function writeEvents(file: string): void {
  const Driver = sqliteDriver();
  const database = new Driver(file);
  const insert = database.prepare(
    `INSERT INTO events (id, account_id, type, subject, version, body, occurred_at) VALUES (?, ?, 'pedido.estado', 'BENCH', ?, '{"a":1}', ?)`,
  );
  database.exec('BEGIN');
  for (let n = 0; n < EVENTS; n++) insert.run(`evt_bench_${n}`, ACCOUNT, n, Date.now());
  database.exec('COMMIT');
  database.close();
}

async function startReceiver(): Promise<{ url: string; server: Server; count: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      count++;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server, count: () => count };
}
