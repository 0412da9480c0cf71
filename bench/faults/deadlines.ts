import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { sqlitePath } from '@/shared/database/connections/data-source-options';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { OwnMariadb } from '@test/support/servers/own-mariadb';
import { holdSqliteLock } from '@test/support/servers/sqlite-lock';
import { TcpProxy } from '@test/support/servers/tcp-proxy';
import { say } from '../load';
import { benchCredentials, startService, tokenForm, type BenchService } from '../service';
import { Crowd, summary, type Kind, type Timed } from './crowd';

const ALL: readonly Kind[] = ['read', 'order', 'quote', 'testQuote', 'read', 'token'];
const WRITES: readonly Kind[] = ['order', 'quote', 'order', 'token'];
const FROZEN_MS = 30_000;
const HELD_MS = 12_000;
/** Between two rushes of a fault: some find it known, some are still in line from before. */
const BETWEEN_MS = 1500;

/**
 * How long clients wait while the database is frozen for 30 s, its connections are dead without a word, or rows or SQLite's file are
 * held by others: rushes of `crowd` calls, one after another, and the slowest answer of each kind. `busy` processes take the machine's
 * time meanwhile.
 */
export async function benchDeadlines(crowd: number, busy: number): Promise<void> {
  const others = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    say(`${crowd} calls at once, ${busy} busy processes beside`);
    await onMariadb(crowd);
    await onSqlite(crowd);
  } finally {
    others.forEach((other) => other.kill('SIGKILL'));
  }
}

async function onMariadb(count: number): Promise<void> {
  const server = await OwnMariadb.create();
  await server.start();
  const { url } = await server.database('deadlines');
  const proxy = new TcpProxy('127.0.0.1', server.port);
  await proxy.open();
  const service = await startService(url.replace(String(server.port), String(proxy.port)), { DEMO: 'true' });
  try {
    const crowd = await crowdOf(service, url);
    await crowd.rush(count, ALL);
    proxy.blackHole();
    say(`open connections dead: ${summary(await crowd.rush(count, ALL))}`);
    await pause(3000);
    say(`afterwards: ${summary(await crowd.rush(count, ALL))}`);
    server.freeze();
    say(`frozen: ${summary(await rushes(crowd, count, ALL, FROZEN_MS))}`);
    server.thaw();
    await pause(3000);
    say(`afterwards: ${summary(await crowd.rush(count, ALL))}`);
    const holder = await createConnection(url.replace('mariadb:', 'mysql:'));
    await holder.beginTransaction();
    await holder.query('SELECT * FROM stock FOR UPDATE');
    say(`rows held: ${summary(await rushes(crowd, count, ALL, HELD_MS))}`);
    await holder.end();
    crowd.close();
  } finally {
    server.thaw();
    await service.stop();
    await proxy.cut();
    await server.drop();
  }
}

async function onSqlite(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const url = `sqlite:${join(folder, 'x.sqlite')}`;
  const service = await startService(url, { DEMO: 'true' });
  let holder: ChildProcess | undefined;
  try {
    const crowd = await crowdOf(service, url);
    await crowd.rush(count, ALL);
    holder = await holdSqliteLock(sqlitePath(url));
    say(`SQLite lock held: ${summary(await rushes(crowd, count, WRITES, HELD_MS))}`);
    crowd.close();
  } finally {
    holder?.kill('SIGKILL');
    await service.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Rushes that begin until `ms` are over, also while earlier ones are not answered yet. */
async function rushes(crowd: Crowd, count: number, kinds: readonly Kind[], ms: number): Promise<Timed[]> {
  const under: Promise<Timed[]>[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    under.push(crowd.rush(count, kinds));
    await pause(BETWEEN_MS);
  }
  return (await Promise.all(under)).flat();
}

async function crowdOf(service: BenchService, databaseUrl: string): Promise<Crowd> {
  const form = tokenForm(benchCredentials(databaseUrl, DEMO_ACCOUNT));
  const issued = await fetch(`${service.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  return new Crowd(service, token, form);
}
