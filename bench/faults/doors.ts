import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomKey } from '@/modules/auth/random-key';
import { median, percentile, say } from '../load';
import { benchDatabase, benchToken, startService, type BenchService } from '../service';

const ROUNDS = 5;
const ACCOUNT = 100_245;
const CALL = '/api/v1/productos?busqueda=camara&limit=10';
const BAD_TOKENS = 10_000;
/** Until an attack is in full swing. */
const BEGINNING_MS = 500;
const ATTACKS = {
  tokens: '300 unknown tokens a second from one address',
  documents: '1,300 requests for /docs/openapi.json sent ahead on one connection, again and again',
  pages: '290 requests for pages of 1,000 products sent ahead on one connection, again and again',
} as const;
type Attack = keyof typeof ATTACKS;

/** Milliseconds of the answers to one client. */
interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** What another client notices of hostile ones: its answers during each attack beside those without, in turns. */
export async function benchDoors(products: number, seconds: number): Promise<void> {
  const database = benchDatabase(products);
  const service = await startService(database, { BAD_TOKEN_LIMIT_PER_MINUTE: '60' });
  try {
    const token = await benchToken(database, service.url, ACCOUNT);
    const client = (): Promise<Figures> => callOneByOne(`${service.url}${CALL}`, token, seconds);
    await client();
    for (const attack of Object.keys(ATTACKS) as Attack[]) await compare(attack, service, token, client);
  } finally {
    await service.stop();
  }
}

async function compare(
  attack: Attack,
  service: BenchService,
  token: string,
  client: () => Promise<Figures>,
): Promise<void> {
  const quiet: Figures[] = [];
  const attacked: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await client());
    const attacker = await begin(attack, service, token);
    attacked.push(await client());
    attacker.kill('SIGKILL');
    await pause(BEGINNING_MS);
  }
  const middle = (figures: readonly Figures[], of: 'p50' | 'p99'): string =>
    median(figures.map((each) => each[of])).toFixed(1);
  say(
    `${ATTACKS[attack]}: p50 ${middle(attacked, 'p50')} ms beside ${middle(quiet, 'p50')}, ` +
      `p99 ${middle(attacked, 'p99')} ms beside ${middle(quiet, 'p99')} (medians of ${ROUNDS}; ` +
      `${attacked.reduce((sum, { failures }) => sum + failures, 0)} failures)`,
  );
}

async function begin(attack: Attack, service: BenchService, token: string): Promise<ChildProcess> {
  const args = [join(__dirname, 'attacker.cjs'), attack, new URL(service.url).port, token];
  const attacker = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  attacker.stdin.end(Array.from({ length: BAD_TOKENS }, () => randomKey('access-token')).join('\n'));
  await once(attacker.stdout, 'data');
  await pause(BEGINNING_MS);
  return attacker;
}

/** Calls one after another, on one connection, for so long. */
async function callOneByOne(url: string, token: string, seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failures = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const began = performance.now();
    const sent = request(url, { agent, headers: { authorization: `Bearer ${token}` } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    times.push(performance.now() - began);
    if (answer.statusCode !== 200) failures++;
  }
  agent.destroy();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failures };
}
