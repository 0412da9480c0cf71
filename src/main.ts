import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '@/app.module';
import { configureApp } from '@/app.setup';
import { prepareData, startFollowing } from '@/boot';
import { InvalidConfigError } from '@/config/app-config';
import { configFromProcess } from '@/config/config.module';
import { createLogger, PinoNestLogger } from '@/shared/http/logging';
import { shutdownOnSignals } from '@/shutdown';

async function main(): Promise<void> {
  const config = configFromProcess();
  const logger = createLogger(config.logLevel);
  const nest = await NestFactory.create(AppModule.with(config), { bodyParser: false, logger: new PinoNestLogger(logger), abortOnError: false });
  await prepareData(nest);
  const app = configureApp(nest, logger);
  await app.init();
  await startFollowing(app);
  await app.listen(config.http.port, config.http.host);
  shutdownOnSignals(app, logger);
  logger.info(`Mostrador listening on ${await app.getUrl()}`);
}

main().catch((error: unknown) => {
  const text = error instanceof InvalidConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : 'unknown error';
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
