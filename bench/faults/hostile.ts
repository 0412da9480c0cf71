import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { AppModule } from '@/app/app.module';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { prepareData, startFollowing } from '@/app/boot';
import { loadConfig } from '@/config/app-config';
import { CredentialService } from '@/modules/auth/credential.service';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { freePort } from '../service';
import { say } from '../load';

const line = { id: { toString: 1 }, cantidad: '0x10', tipo: [] };
const BODIES: Readonly<Record<string, string>> = {
  'a cart of 72 KB of bad lines': JSON.stringify({
    productos: Array.from({ length: 1400 }, () => line),
    tipo_entrega: 'x',
  }),
  'a cart of 500 bad lines': JSON.stringify({ productos: Array.from({ length: 500 }, () => line), tipo_entrega: 'x' }),
  'JSON nested 20,000 deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'JSON of 20,000 keys': JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_x, i) => [`k${i}`, i]))),
  'open brackets': '['.repeat(99_000),
};

/** Client in a process of its own: sends each body 20 times, prints the size of the largest answer. */
const CLIENT = `
const [url, token] = process.argv.slice(1);
process.stdin.on('data', async (body) => {
  let largest = 0;
  for (let i = 0; i < 20; i++) {
    const response = await fetch(url + '/api/v1/carrito/generar', { method: 'POST', body, headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token } });
    largest = Math.max(largest, (await response.text()).length);
  }
  console.log(largest);
  process.exit(0);
});`;

/** How long hostile bodies hold up everybody else, and how much they get in answer. */
export async function benchHostile(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'x.sqlite')}`,
    STORAGE_DIR: folder,
    RATE_LIMIT_PER_MINUTE: '0',
    TOKEN_RATE_LIMIT_PER_MINUTE: '0',
    TOKEN_SUCCESS_LIMIT_PER_MINUTE: '0',
    BAD_TOKEN_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
  });
  const logger = pino({ level: 'silent' });
  const nest = await NestFactory.create(AppModule.with(config), createHttpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  await prepareData(nest);
  const app = configureApp(nest, logger);
  await app.init();
  await startFollowing(app);
  const port = await freePort();
  await app.listen(port, '127.0.0.1');
  const { clientId, clientSecret } = await app.get(CredentialService, { strict: false }).create(DEMO_ACCOUNT, 'bench');
  const url = `http://127.0.0.1:${port}`;
  const issued = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  await attack(url, token, '{}');
  for (const [name, body] of Object.entries(BODIES)) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const largest = await attack(url, token, body);
    delay.disable();
    say(
      `${name} (${body.length} bytes, 20 times): event loop held at most ${(delay.max / 1e6).toFixed(1)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, largest answer ${largest} bytes`,
    );
  }
  await app.close();
}

function attack(url: string, token: string, body: string): Promise<number> {
  return new Promise((resolve) => {
    const client = spawn(process.execPath, ['-e', CLIENT, url, token], { stdio: ['pipe', 'pipe', 'inherit'] });
    let printed = '';
    client.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    client.on('exit', () => {
      resolve(Number(printed));
    });
    client.stdin.write(body);
  });
}
