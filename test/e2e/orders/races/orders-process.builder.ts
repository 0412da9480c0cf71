import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request as httpRequest } from 'node:http';
import { resolve } from 'node:path';
import { KEPT_PROGRAMS } from '@test/support/kept-programs';
import { freePort } from '@test/support/servers/own-process';
import { testSettings, WITHOUT_LIMITS } from '@test/support/servers/test-settings';

const ROOT = resolve(__dirname, '..', '..', '..', '..');
const READY_MS = 300_000;

/** The service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has written on both its outputs so far. */
  output(): string;
  /** Reads no more of what it writes, and says nothing of that. */
  stopReading(): void;
  /** Ends it and waits until it is gone; its exit code, unless the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | undefined>;
}

/** The environment of a service on a test database, as the e2e app has it. */
export function serviceEnv(databaseUrl: string, storageDir: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    ...testSettings(databaseUrl, storageDir),
    ...WITHOUT_LIMITS,
    NODE_OPTIONS: KEPT_PROGRAMS,
  };
}

/** What `npm start` runs. */
const SERVICE = [process.execPath, 'scripts/run.mjs', 'dist/main.js'];

/** Starts the service, built first when the sources are newer, by `command`; throws unless it listens within five minutes. */
export async function startProcess(env: Record<string, string>, command = SERVICE): Promise<ServiceProcess> {
  const port = await freePort();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await ready(child, () => output);
  return {
    ...{ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 },
    output: () => output,
    stopReading: () => {
      child.stdout.pause();
    },
    end: (signal) => end(child, signal),
  };
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((settle, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the service was not ready in time: ${output()}`));
    }, READY_MS);
    const read = (): void => {
      if (!output().includes('listening on')) return;
      clearTimeout(timer);
      settle();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the service ended with ${String(code)}: ${output()}`));
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | undefined> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? undefined);
  return new Promise((settle) => {
    child.once('exit', (code) => {
      settle(code ?? undefined);
    });
    child.kill(signal);
  });
}

export interface OrderAnswer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly code?: string;
    readonly resumen?: Readonly<Record<string, string>>;
  };
}

/** Of at most five seconds each. */
const MOST_TRIES = 12;

const agent = new Agent({ keepAlive: true, maxSockets: 600 });

/** Lets go of connections kept open, so that the test run can end. */
export function closeConnections(): void {
  agent.destroy();
}

/** A client as the documents ask for: an answer of 503 is followed by the same cart under the same key. */
export async function sendUntilAnswered(url: string, token: string, body: object): Promise<OrderAnswer> {
  const key = randomUUID();
  for (let tries = 1; ; tries++) {
    const answer = await sendCart(url, token, body, key);
    if (answer.status !== 503 || tries >= MOST_TRIES) return answer;
  }
}

/** Sends a cart without waiting for others; a connection that breaks is an answer of status 0. */
export function sendCart(url: string, token: string, body: object, key?: string): Promise<OrderAnswer> {
  const payload = Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(payload.length),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return new Promise((settle) => {
    const lost = (): void => {
      settle({ status: 0, body: {} });
    };
    const sent = httpRequest(`${url}/api/v1/carrito/generar`, { method: 'POST', headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', lost);
      incoming.on('aborted', lost);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (incoming.complete)
          settle({ status: incoming.statusCode ?? 0, body: JSON.parse(text) as OrderAnswer['body'] });
      });
    });
    sent.on('error', lost);
    sent.end(payload);
  });
}
