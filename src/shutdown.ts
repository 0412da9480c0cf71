import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { Readiness } from '@/modules/health/readiness';

const DEADLINE_MS = 30_000;

/**
 * On SIGTERM or SIGINT: not ready any more, every further answer closes its connection, idle connections go at once, requests
 * under way are finished, then the process ends with 0; after the deadline it ends anyway.
 */
export function shutdownOnSignals(app: NestExpressApplication, logger: Logger): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info(`${signal}: finishing the requests under way`);
    app.get(Readiness).drain();
    const server: Server = app.getHttpServer();
    server.on(
      'request',
      (_request, response: { setHeader(name: string, value: string): void; headersSent: boolean }) => {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      },
    );
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, 100);
    void app.close().then(() => {
      clearInterval(sweep);
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
