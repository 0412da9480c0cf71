import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { AppModule } from '@/app/app.module';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { blaming } from '@/shared/kernel/blaming';
import { prepareData, startFollowing } from '@/app/boot';
import { demoWelcome, welcomeToDemo } from '@/app/demo';
import { HeapRoom } from '@/app/heap-room';
import { shortMemory } from '@/app/memory-limit';
import { shutdownOnSignals } from '@/app/shutdown';
import { VERSION } from '@/config/version';
import type { AppConfig } from '@/config/app-config';
import { PublicUrl } from '@/shared/http/public-url';
import { createLogger } from '@/shared/logging/create-logger';
import { reasonOf } from '@/shared/logging/describe-error';
import { PinoNestLogger } from '@/shared/logging/nest-logger';

/** What a process that serves tells its steps to: the terminal, or the first process when there are several. */
export interface ServingSteps {
  /** The schema and the first data are in place: another process may start. */
  readonly prepared: () => void;
  /** The server listens; the text is for the terminal. */
  readonly listening: (announcement: string) => void;
}

/** The whole service in this process: data prepared, memory loaded, port open. Throws when it can't start. */
export async function serve(config: AppConfig, steps: ServingSteps): Promise<void> {
  const logger = createLogger(config.logLevel);
  warnOfShortMemory(config, logger);
  const nest = await NestFactory.create(AppModule.with(config), createHttpAdapter(), {
    bodyParser: false,
    logger: new PinoNestLogger(logger),
    abortOnError: false,
  });
  await prepareData(nest);
  steps.prepared();
  const app = configureApp(nest, logger);
  await app.init();
  await startFollowing(app);
  await keepHeapSmall(logger);
  shutdownOnSignals(app, logger);
  await blaming('HOST, PORT', () => app.listen(config.http.port, config.http.host));
  logger.info(
    { event: 'started', version: VERSION, dialect: config.database.dialect, redis: config.redisUrl !== undefined },
    'started',
  );
  const url = app.get(PublicUrl).listening();
  await welcomeToDemo(app, (demo) => {
    steps.listening(`${demo ? demoWelcome(url, demo) : ''}Mostrador listening on ${url}\n`);
  });
}

/** Before any is taken: what takes too much is ended without a word. */
function warnOfShortMemory({ workers }: AppConfig, logger: Logger): void {
  const short = shortMemory(process.constrainedMemory(), workers);
  if (short)
    logger.warn(
      { event: 'memory_short', ...short },
      'less memory than a process takes: the system may end it without a word',
    );
}

/** As long as the process runs. A heap that can't be collected (a Node without inspector) only stays larger. */
function keepHeapSmall(logger: Logger): Promise<void> {
  const room = new HeapRoom({
    failed: (error) => {
      logger.warn({ event: 'heap.kept', reason: reasonOf(error) }, 'room of the heap is not given back');
    },
    goesOn: () => undefined,
  });
  return room.start();
}
