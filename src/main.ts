import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '@/app/app.module';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { prepareData, startFollowing } from '@/app/boot';
import { InvalidConfigError } from '@/config/app-config';
import { demoWelcome } from '@/app/demo';
import { configFromProcess } from '@/config/config.module';
import { createLogger, PinoNestLogger } from '@/shared/http/logging';
import { PublicUrl } from '@/shared/http/public-url';
import { shutdownOnSignals } from '@/app/shutdown';

async function main(): Promise<void> {
  const config = configFromProcess();
  const logger = createLogger(config.logLevel);
  const nest = await NestFactory.create(AppModule.with(config), createHttpAdapter(), {
    bodyParser: false,
    logger: new PinoNestLogger(logger),
    abortOnError: false,
  });
  const demo = await prepareData(nest);
  const app = configureApp(nest, logger);
  await app.init();
  await startFollowing(app);
  shutdownOnSignals(app, logger);
  await app.listen(config.http.port, config.http.host);
  const url = app.get(PublicUrl).listening();
  if (demo) process.stdout.write(demoWelcome(url, demo));
  process.stdout.write(`Mostrador listening on ${url}\n`);
}

/** What the operator can act on in one line; anything else with its stack. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof InvalidConfigError) return error.message;
  return code ? `Mostrador could not start: ${error.message || code}` : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
