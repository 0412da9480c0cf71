import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RequestsUnderWay } from '@/app/requests-under-way';
import { startIsOver } from '@/app/starting-signals';
import { Readiness } from '@/modules/health/readiness.service';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { closeServer } from '@/shared/http/server/http-server';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';

/** A supervisor that waits 10 s, as most do by default, finds the process gone. */
const DEADLINE_MS = 9500;
/** Long enough for every client in use to be told, in an answer, that its connection closes. */
const GRACE_MS = 1000;

/**
 * On SIGTERM or SIGINT: not ready any more and every further answer closes its connection, so that clients go elsewhere without
 * losing a request; then no new connections, idle ones are closed, requests under way are finished, and only when none is left do
 * the modules end and the process with 0. After 9.5 s it ends anyway, whatever hangs (Decisions 14, Faults). To be called before
 * the server listens.
 */
export function shutdownOnSignals(app: NestExpressApplication, logger: Logger): void {
  const server: Server = app.getHttpServer();
  const requests = new RequestsUnderWay(server);
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ event: 'stopping', signal }, 'finishing the requests under way');
    setTimeout(() => {
      logger.warn({ event: 'stopped', unanswered: requests.count }, 'stopped with requests unanswered');
      process.exit(0);
    }, DEADLINE_MS).unref();
    drain(app, requests).then(
      () => {
        logger.info({ event: 'stopped' }, 'stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ event: 'stopped', err: error }, 'stopped with an error');
        process.exit(0);
      },
    );
  };
  startIsOver();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The modules end after the last answer: one that ended before would fail the requests still under way. */
async function drain(app: NestExpressApplication, requests: RequestsUnderWay): Promise<void> {
  const server: Server = app.getHttpServer();
  app.get(Readiness).drain();
  app.get(DeliveryDispatcher, { strict: false }).drain();
  requests.closeConnectionsAfterAnswers();
  app.get(HeldCalls).drain();
  await after(GRACE_MS);
  await closeServer(server);
  await app.close();
}
