import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { formatKey, keyBytes } from '@/modules/auth/key-format';
import { sqliteDriver } from '@/shared/database/sqlite/sqlite-driver';
import { median, say } from '../load';
import { paced } from '../paced';
import { runCli, startService, untilAtRest } from '../service';

const ACCOUNT = '100245';
const CREDENTIALS = 500;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 4;
/** A fraction of what the service answers at most: how long searches take is asked, not how long they queue. */
const SEARCHES_PER_SECOND = 300;
/** From the last call that is opened to the first search. */
const SETTLING_MS = 2000;
/** How long the calls wait: until all are opened, settled and searched beside, with some seconds to spare. */
const WAITING_SECONDS = 13;
const SEARCH = '/api/v1/productos?busqueda=camara&limit=60';

/** What 1,000 calls with `espera` cost a process: memory, and the p99 of searches beside them (Beyond 1.1). */
export async function benchWaiting(file: string): Promise<void> {
  const service = await startService(`sqlite:${file}`);
  await untilAtRest(service);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  try {
    const tokens = await manyTokens(file, service.url);
    const [token = ''] = tokens;
    const headers = { authorization: `Bearer ${token}` };
    const pace = { seconds: SECONDS, connections: CONNECTIONS, perSecond: SEARCHES_PER_SECOND };
    const p99 = async (): Promise<number> => (await paced(service.url + SEARCH, headers, pace)).p99Sent;
    await p99();
    const beside: Record<'without' | 'with', number[]> = { without: [], with: [] };
    const added: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      beside.without.push(await p99());
      await after(1000);
      const before = resident(service.pid);
      let ended = 0;
      const calls = await opened(tokens, (one) => waitingCall(service.url, one, agent).finally(() => ended++));
      await after(SETTLING_MS);
      added.push(resident(service.pid) - before);
      beside.with.push(await p99());
      if (ended > 0) throw new Error(`${ended} calls did not wait until the searches were over`);
      const statuses = new Set(await Promise.all(calls));
      if (statuses.size !== 1 || !statuses.has(200))
        throw new Error(`waiting calls ended with ${[...statuses].join()}`);
    }
    say(`1,000 waiting calls: ${added.map((mb) => mb.toFixed(0)).join(', ')} MB each time (at most 50)`);
    const ratio = median(beside.with) / median(beside.without);
    say(
      `p99 of searches: ${inMs(beside.without)} ms without, ${inMs(beside.with)} ms with them: ${ratio.toFixed(2)} times (at most 1.5)`,
    );
  } finally {
    agent.destroy();
    await service.stop();
  }
}

function inMs(figures: readonly number[]): string {
  return figures.map((figure) => figure.toFixed(2)).join(', ');
}

/** Two calls of each token, 50 at a time: a thousand at once would be answered 503 on a busy machine before they could wait. */
async function opened(tokens: readonly string[], call: (token: string) => Promise<number>): Promise<Promise<number>[]> {
  const calls: Promise<number>[] = [];
  for (let start = 0; start < tokens.length; start += 25) {
    calls.push(...tokens.slice(start, start + 25).flatMap((one) => [call(one), call(one)]));
    await after(100);
  }
  return calls;
}

/** Megabytes of a process in memory. */
function resident(pid: number): number {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Tokens of as many credentials: one made by the operator's command, and copies of it under other names. */
async function manyTokens(file: string, url: string): Promise<string[]> {
  const made = runCli(`sqlite:${file}`, ['credentials', 'create', '--account', ACCOUNT, '--json']);
  const { client_id, client_secret } = JSON.parse(made) as { client_id: string; client_secret: string };
  const Driver = sqliteDriver();
  const database = new Driver(file);
  const copy = database.prepare(
    `INSERT INTO credentials (client_id, account_id, name, scopes, secret_hash, created_at)
     SELECT ?, account_id, name, scopes, secret_hash, created_at FROM credentials WHERE client_id = ?`,
  );
  const others = Array.from({ length: CREDENTIALS - 1 }, () =>
    formatKey('client-id', randomBytes(keyBytes('client-id'))),
  );
  for (const id of others) copy.run(id, client_id);
  database.close();
  const tokens: string[] = [];
  for (const id of [client_id, ...others]) {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret });
    const response = await fetch(`${url}/oauth/token`, { method: 'POST', body });
    if (response.status !== 200) throw new Error(`no token: ${response.status}`);
    tokens.push(((await response.json()) as { access_token: string }).access_token);
  }
  return tokens;
}

/** Asks for what is new and waits for it in vain; the status of the answer. */
function waitingCall(url: string, token: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = `${url}/api/v1/productos/cambios?cursor=ahora&espera=${WAITING_SECONDS}`;
    request(path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response.statusCode ?? 0);
      });
    })
      .once('error', reject)
      .end();
  });
}
