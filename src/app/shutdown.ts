import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Readiness } from '@/modules/health/readiness';

const DEADLINE_MS = 30_000;
/** Long enough for every client in use to be told, in an answer, that its connection closes. */
const GRACE_MS = 1000;
const SWEEP_MS = 100;

/**
 * On SIGTERM or SIGINT: not ready any more and every further answer closes its connection, so that clients go elsewhere without
 * losing a request; then no new connections, idle ones are closed, requests under way are finished, and the process ends with 0.
 * After the deadline it ends anyway.
 */
export function shutdownOnSignals(app: NestExpressApplication, logger: Logger): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info(`${signal}: finishing the requests under way`);
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    void drain(app).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function drain(app: NestExpressApplication): Promise<void> {
  const server: Server = app.getHttpServer();
  app.get(Readiness).drain();
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await after(GRACE_MS);
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  await app.close();
  clearInterval(sweep);
}
