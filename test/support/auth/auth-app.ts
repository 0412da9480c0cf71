import 'reflect-metadata';
import { Global, Module, type INestApplication } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { loadConfig, type AppConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { AccountEntity } from '@/modules/accounts/persistence/account.entity';
import { AuthModule } from '@/modules/auth/auth.module';
import { CredentialService } from '@/modules/auth/credential.service';
import type { IssuedSecret } from '@/modules/auth/domain/credential';
import { ClockModule } from '@/shared/clock.module';
import { appendChanges } from '@/shared/database/changes/change-log';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { DatabaseModule } from '@/shared/database/database.module';
import { migrate } from '@/shared/database/schema/migrate';
import { CursorModule } from '@/shared/cursor/cursor.module';
import { HttpModule } from '@/shared/http/http.module';
import { createLogger } from '@/shared/logging/create-logger';
import { PinoNestLogger } from '@/shared/logging/nest-logger';
import type { Scope } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { ListProbeController } from './list-probe';
import { ProbeController } from './auth-probe';
import { ResponseContract } from '../documents/response-contract';
import { ALONE } from '../servers/alone';
import { E2E_DIALECT } from '../servers/test-server';
import { temporaryDatabase, type TemporaryDatabase } from '../servers/temporary-database';

export const ACCOUNT = 1001;
export const OTHER_ACCOUNT = 1002;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export interface AuthApp {
  readonly nest: INestApplication;
  readonly url: string;
  /** Everything logged so far, debug level included. */
  readonly log: () => string;
  readonly request: (
    method: string,
    path: string,
    options?: { token?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<Answer>;
  readonly form: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Answer>;
  readonly credential: (account?: number, scopes?: readonly Scope[]) => Promise<IssuedSecret>;
  readonly token: (credential: IssuedSecret, scope?: string) => Promise<string>;
  readonly setGate: (account: number, open: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface AuthAppOptions {
  readonly env?: Record<string, string>;
  /** An existing database to share with another application; it is not dropped on close. */
  readonly databaseUrl?: string;
  /** Adds the two accounts to that database; a database of its own always has them. */
  readonly accounts?: boolean;
  readonly clock?: Clock;
}

/** The auth module with the guards, the probe routes and two accounts, listening on a port of its own. */
export async function startAuthApp(options: AuthAppOptions = {}): Promise<AuthApp> {
  const database = options.databaseUrl === undefined ? await temporaryDatabase(dialect()) : undefined;
  const config = loadConfig({ ...GENEROUS, ...options.env, DATABASE_URL: options.databaseUrl ?? database?.url });
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const nest = await createNest(config, options.clock, new PinoNestLogger(logger));
  await migrate(nest.get(Database).writeSource);
  const app: NestExpressApplication = configureApp(nest, logger);
  if (database || options.accounts) await addAccounts(nest.get(Database));
  await app.init();
  await app.get(ChangeFeed).start();
  await app.listen(0, '127.0.0.1');
  return client(app, await app.getUrl(), () => lines.join(''), database);
}

/** The three limits a minute, as the environment sets them. */
export const limits = (client: number, token: number, ai: number): Record<string, string> => ({
  RATE_LIMIT_PER_MINUTE: String(client),
  TOKEN_RATE_LIMIT_PER_MINUTE: String(token),
  AI_RATE_LIMIT_PER_MINUTE: String(ai),
});

/** The X-RateLimit headers: limit, remaining, reset. */
export const rateHeaders = ({ headers }: Answer): (string | null)[] =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

const GENEROUS = {
  RATE_LIMIT_PER_MINUTE: '100000',
  TOKEN_RATE_LIMIT_PER_MINUTE: '100000',
  TOKEN_SUCCESS_LIMIT_PER_MINUTE: '0',
  BAD_TOKEN_LIMIT_PER_MINUTE: '0',
  DEMO: 'false',
  AI_SEARCH: 'off',
};

export function dialect(): 'sqlite' | 'mysql' {
  return E2E_DIALECT;
}

function createNest(config: AppConfig, clock: Clock | undefined, logger: PinoNestLogger): Promise<INestApplication> {
  @Global()
  @Module({ providers: [{ provide: Clock, useValue: clock }], exports: [Clock] })
  class FixedClockModule {}

  @Module({
    imports: [
      ConfigModule.with(config),
      clock ? FixedClockModule : ClockModule,
      DatabaseModule.with(ENTITIES, MIGRATIONS),
      DiscoveryModule,
      HttpModule,
      CursorModule,
      AuthModule,
    ],
    controllers: [ProbeController, ListProbeController],
  })
  class ProbeApp {}

  return NestFactory.create(ProbeApp, createHttpAdapter(ALONE), { bodyParser: false, logger, abortOnError: false });
}

function client(
  nest: NestExpressApplication,
  url: string,
  log: () => string,
  database: TemporaryDatabase | undefined,
): AuthApp {
  const contract = ResponseContract.kept();
  const request: AuthApp['request'] = async (method, path, { token, headers, body } = {}) => {
    const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(url + path, {
      method,
      headers: { ...bearer, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: parse(text) };
    if (path.includes('/oauth/')) contract.check(method, path, inContract(answer));
    return answer;
  };
  const form: AuthApp['form'] = (path, fields, headers = {}) =>
    request('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    nest,
    url,
    log,
    request,
    form,
    credential: (account = ACCOUNT, scopes) =>
      nest.get(CredentialService, { strict: false }).create(account, 'test', scopes),
    token: async ({ clientId, clientSecret }, scope) => {
      const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
      const answer = await form('/oauth/token', { ...fields, ...(scope === undefined ? {} : { scope }) });
      if (answer.status !== 200) throw new Error(`no token: ${answer.text}`);
      return String(answer.body.access_token);
    },
    setGate: async (account, open) => {
      await nest.get(Database).write(async (manager) => {
        await manager.update(AccountEntity, { id: account }, { apiEnabled: open });
        await appendChanges(manager, [{ entity: 'account', id: account }]);
      });
      await nest.get(ChangeFeed).catchUp();
    },
    close: async () => {
      await nest.close();
      await database?.drop();
    },
  };
}

function inContract({ status, text, body, headers }: Answer): Parameters<ResponseContract['check']>[2] {
  return {
    status,
    text,
    body: text === '' ? undefined : body,
    headers: Object.fromEntries(headers),
    bytes: Buffer.from(text),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function addAccounts(database: Database): Promise<void> {
  const address = {
    street: '',
    extNumber: '',
    intNumber: '',
    neighborhood: '',
    city: '',
    state: '',
    country: 'MEX',
    postalCode: '31000',
  };
  const account = {
    ...{
      businessName: 'Prueba',
      taxId: 'XAXX010101000',
      taxRegime: '601',
      email: 'a@example.com',
      phone: '6140000000',
      whatsapp: null,
    },
    ...{
      address,
      apiEnabled: true,
      className: 'A',
      classDiscount: 0,
      agreements: [],
      creditTerms: [],
      warehouses: null,
      seller: null,
    },
    withdrawn: false,
  };
  await database.write(async (manager) => {
    await manager.insert(AccountEntity, [
      { ...account, id: ACCOUNT },
      { ...account, id: OTHER_ACCOUNT },
    ]);
  });
}
