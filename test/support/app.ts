import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppModule } from '@/app/app.module';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { prepareData, startFollowing } from '@/app/boot';
import { loadConfig } from '@/config/app-config';
import { CredentialService } from '@/modules/auth/credential.service';
import { ImportService } from '@/modules/importing/import.service';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { createLogger } from '@/shared/logging/create-logger';
import { PinoNestLogger } from '@/shared/logging/nest-logger';
import type { Scope } from '@/shared/kernel/caller';
import { ApiClient } from './api-client';
import { ALONE } from './servers/alone';
import { preparedDatabase } from './servers/prepared-database';
import type { TemporaryDatabase } from './servers/temporary-database';
import { E2E_DIALECT } from './servers/test-server';
import { testSettings, WITHOUT_LIMITS } from './servers/test-settings';

export { E2E_DIALECT };

/** Import-format rows by entity, loaded in the order given. */
export type Fixture = Readonly<Record<string, readonly object[]>>;

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Share the database of another app; it is not dropped at the end. */
  readonly database?: TemporaryDatabase;
  /** Where log lines go, for tests that look for secrets in them. */
  readonly log?: { write(line: string): void };
}

export interface TestApp {
  readonly nest: NestExpressApplication;
  readonly url: string;
  readonly api: ApiClient;
  readonly database: TemporaryDatabase;
  readonly storageDir: string;
  /** Loads rows as an operator's import would and waits until this process shows them. */
  load(fixture: Fixture, options?: ImportOptions): Promise<void>;
  /** Waits until this process shows what is in the database now. */
  settle(): Promise<void>;
  /** A token for the account, with all scopes unless said otherwise. */
  token(accountId: number, scopes?: readonly Scope[]): Promise<string>;
  close(): Promise<void>;
}

/** The service of a suite that `useApp` starts and closes. */
export type RunningApp = Omit<TestApp, 'close'>;

/**
 * Starts the whole service in this process, on a database and port of its own, without demo data and rate limits. The natural-language
 * search, whose book takes as long to read as the rest to start, is off unless `env` turns it on.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await preparedDatabase(E2E_DIALECT));
  const storageDir = await mkdtemp(join(tmpdir(), 'mostrador-files-'));
  const config = loadConfig({
    ...testSettings(database.url, storageDir),
    ...(process.env.E2E_REDIS_URL ? { REDIS_URL: process.env.E2E_REDIS_URL } : {}),
    ...WITHOUT_LIMITS,
    ...(options.log ? { LOG_LEVEL: 'debug' } : {}),
    ...options.env,
  });
  const logger = options.log
    ? createLogger(config.logLevel, options.log)
    : createLogger(process.env.TEST_LOG_LEVEL ?? 'silent');
  const nest = await NestFactory.create(AppModule.with(config), createHttpAdapter(ALONE), {
    bodyParser: false,
    logger: new PinoNestLogger(logger),
    abortOnError: false,
  });
  const app = await listening(nest, logger);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    nest: app,
    url,
    api: new ApiClient(url),
    database,
    storageDir,
    ...operations(app, database, storageDir, options),
  };
}

/** Prepares, starts and opens the service; closed when it can't be, so that its connections don't outlive the test. */
async function listening(nest: INestApplication, logger: Logger): Promise<NestExpressApplication> {
  try {
    await prepareData(nest);
    const app = configureApp(nest, logger);
    await app.init();
    await startFollowing(app);
    await app.listen(0, '127.0.0.1');
    return app;
  } catch (error) {
    await nest.close();
    throw error;
  }
}

/**
 * The service for the tests of a suite: started before them with `world` loaded, closed after them. What it has can be used from
 * the suite's first own `beforeAll` on.
 */
export function useApp(world: Fixture = {}, options: TestAppOptions = {}): RunningApp {
  let running: TestApp | undefined;
  const app = (): TestApp => {
    if (!running) throw new Error('the app of a suite is not there before its beforeAll');
    return running;
  };
  beforeAll(async () => {
    running = await startTestApp(options);
    await running.load(world);
  });
  afterAll(() => running?.close());
  return {
    get nest() {
      return app().nest;
    },
    get url() {
      return app().url;
    },
    get api() {
      return app().api;
    },
    get database() {
      return app().database;
    },
    get storageDir() {
      return app().storageDir;
    },
    load: (...loaded) => app().load(...loaded),
    settle: () => app().settle(),
    token: (...wanted) => app().token(...wanted),
  };
}

function operations(
  app: NestExpressApplication,
  database: TemporaryDatabase,
  storageDir: string,
  options: TestAppOptions,
): Pick<TestApp, 'load' | 'settle' | 'token' | 'close'> {
  const settle = (): Promise<void> => app.get(ChangeFeed).catchUp();
  return {
    settle,
    async load(fixture, importing) {
      for (const [entity, rows] of Object.entries(fixture)) {
        const summary = await app.get(ImportService, { strict: false }).loadRows(entity, rows, importing);
        if (summary.refused > 0) throw new Error(`fixture rows of ${entity} were refused: ${JSON.stringify(summary)}`);
      }
      await settle();
    },
    async token(accountId, scopes = ['carrito', 'ver-productos']) {
      const credentials = await app.get(CredentialService, { strict: false }).create(accountId, 'test', scopes);
      return issueToken(app, credentials);
    },
    async close() {
      await app.close();
      await rm(storageDir, { recursive: true, force: true });
      if (!options.database) await database.drop();
    },
  };
}

async function issueToken(
  app: NestExpressApplication,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<string> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
  });
  const body = (await response.json()) as { access_token?: string };
  if (!body.access_token) throw new Error(`no token: ${JSON.stringify(body)}`);
  return body.access_token;
}
