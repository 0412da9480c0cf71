import 'reflect-metadata';
import {
  type CanActivate,
  Controller,
  type ExecutionContext,
  HttpCode,
  Injectable,
  Module,
  Post,
  Req,
  Res,
  UnauthorizedException,
} from '@nestjs/common';
import { APP_GUARD, DiscoveryModule, NestFactory } from '@nestjs/core';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface';
import type { Request, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadyAnswers } from '@/modules/auth/http/ready-answers';
import { configureApp, createHttpAdapter } from '@/app/app.setup';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import { GuideFormReader } from '@/modules/cart/guides/http/guide-form-reader';
import { GuideController } from '@/modules/cart/guides/http/guide.controller';
import { ClockModule } from '@/shared/clock.module';
import { Database } from '@/shared/database/database';
import { DatabaseModule } from '@/shared/database/database.module';
import { migrate } from '@/shared/database/schema/migrate';
import { type AuthenticatedRequest, CurrentCaller, RequiresScope } from '@/shared/http/access';
import { BodyGuard, Consumes } from '@/shared/http/body/body.guard';
import { HttpModule } from '@/shared/http/http.module';
import { PublicUrl } from '@/shared/http/public-url';
import { createLogger } from '@/shared/logging/create-logger';
import type { Caller } from '@/shared/kernel/caller';
import { E2E_DIALECT } from '@test/support/servers/test-server';
import { ResponseContract } from '@test/support/documents/response-contract';
import { temporaryDatabase } from '@test/support/servers/temporary-database';
import { LiveDocuments } from '@/modules/cart/orders/cart-attachment';
import { DocumentLookup, type DocumentReference } from '@/modules/cart/orders/domain/documents/document-lookup';
import { GuideUploadService } from '@/modules/cart/guides/guide-upload.service';
import { GuidesModule } from '@/modules/cart/guides/guides.module';

/** The orders of a small world: account 1 has three, account 2 one. */
const ORDERS: readonly (DocumentReference & { readonly accountId: number })[] = [
  { accountId: 1, folio: 'CHI-000001/26', quoteId: 1, carrierNumber: 1, deliveryType: 'home', cancelled: false },
  {
    accountId: 1,
    folio: 'CHI-000002/26',
    quoteId: 2,
    carrierNumber: 0,
    deliveryType: 'branch-pickup',
    cancelled: false,
  },
  {
    accountId: 1,
    folio: 'CHI-000003/26',
    quoteId: 3,
    carrierNumber: 0,
    deliveryType: 'customer-guide',
    cancelled: false,
  },
  { accountId: 2, folio: 'CHI-000004/26', quoteId: 4, carrierNumber: 2, deliveryType: 'home', cancelled: false },
];

/** Orders in memory that remember what was asked. */
@Injectable()
export class OrdersInMemory extends DocumentLookup implements LiveDocuments {
  readonly asked: string[] = [];
  failure: Error | undefined;

  findForAccount(caller: Caller, folio: string): Promise<DocumentReference | undefined> {
    this.asked.push(folio);
    if (this.failure) return Promise.reject(this.failure);
    return Promise.resolve(ORDERS.find((order) => order.accountId === caller.accountId && order.folio === folio));
  }

  holdLive(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

/** Takes `Bearer <account>` for a token of that account. */
@Injectable()
class AccountInToken implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const account = /^Bearer (\d+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (account === undefined) throw new UnauthorizedException();
    request.user = { accountId: Number(account), clientId: `client-${account}`, scopes: ['carrito'] };
    return true;
  }
}

/** A route like the cart's: JSON, or multipart when a guide comes along. Answers what arrived. */
@RequiresScope('carrito')
@Controller('api/v1/carrito')
class EchoController {
  constructor(private readonly forms: GuideFormReader) {}

  @Post('eco')
  @HttpCode(200)
  @Consumes('application/json', 'multipart/form-data')
  async echo(
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const { body, file } = await this.forms.readBody(request, response, caller.accountId);
    return { body, guide: file && { name: file.name, bytes: file.bytes.length } };
  }
}

@Module({
  imports: [GuidesModule],
  controllers: [GuideController, EchoController],
  providers: [
    GuideFormReader,
    GuideUploadService,
    { provide: DocumentLookup, useClass: OrdersInMemory },
    { provide: LiveDocuments, useExisting: DocumentLookup },
  ],
})
class GuideRoutesModule {}

/** The guide routes on a real server and database, with orders in memory. */
export interface GuideApp {
  readonly app: NestExpressApplication;
  readonly port: number;
  readonly orders: OrdersInMemory;
  /** The storage folder. */
  readonly folder: string;
  readonly database: Database;
  /** Sends a body of any kind to a route under /api/v1/carrito. */
  send(body: Buffer | undefined, type: string | undefined, token?: string, path?: string): Promise<Answer>;
  /** Sends a form to POST /carrito/guia. */
  upload(parts: readonly FormPart[], token?: string): Promise<Answer>;
  /** The row of the guide that a quote has. Rejects when it has none. */
  stored(folio?: string): Promise<GuideFileEntity>;
  close(): Promise<void>;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A client of the routes on a port; the token is the account's number. Every answer must be as documented. */
function clientOf(port: number, contract: ResponseContract): Pick<GuideApp, 'send' | 'upload'> {
  const send: GuideApp['send'] = async (body, type, token = '1', path = 'guia') => {
    const headers: Record<string, string> = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
    };
    const init = { method: 'POST', headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/carrito/${path}`, init);
    const text = await response.text();
    const answer = JSON.parse(text) as Record<string, unknown>;
    const { status } = response;
    if (path === 'guia') {
      const headers = Object.fromEntries(response.headers);
      contract.check('POST', '/api/v1/carrito/guia', { status, headers, text, bytes: Buffer.from(text), body: answer });
    }
    return { status, headers: response.headers, body: answer };
  };
  const upload: GuideApp['upload'] = (parts, token) => {
    const { body, type } = multipart(parts);
    return send(body, type, token);
  };
  return { send, upload };
}

/** No answer of these routes is ever ready before they are asked. */
const NOTHING_READY: Pick<ReadyAnswers, 'answer'> = {
  answer: (_request, _response, ordinary) => {
    ordinary();
  },
};

/** Starts the routes on a free port; the database is SQLite, or MariaDB when E2E_DATABASE=mysql. */
export async function startGuideApp(): Promise<GuideApp> {
  const database = await temporaryDatabase(E2E_DIALECT);
  const root = await mkdtemp(join(tmpdir(), 'mostrador-guides-'));
  const config = loadConfig({
    DATABASE_URL: database.url,
    STORAGE_DIR: join(root, 'files'),
    LOG_LEVEL: 'silent',
    DEMO: 'false',
  });
  @Module({
    imports: [
      ConfigModule.with(config),
      ClockModule,
      DatabaseModule.with(ENTITIES, MIGRATIONS),
      DiscoveryModule,
      HttpModule,
      GuideRoutesModule,
    ],
    providers: [
      PublicUrl,
      { provide: ReadyAnswers, useValue: NOTHING_READY },
      { provide: APP_GUARD, useClass: AccountInToken },
      { provide: APP_GUARD, useClass: BodyGuard },
    ],
  })
  class TestModule {}
  const silent = { bodyParser: false, logger: false, abortOnError: false } as const;
  const options = Object.assign(new NestApplicationContextOptions(), silent);
  const nest = await NestFactory.create(TestModule, createHttpAdapter(), options);
  await migrate(nest.get(Database).writeSource);
  const app = configureApp(nest, createLogger('silent'));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    ...clientOf(port, ResponseContract.kept()),
    app,
    port,
    orders: app.get(DocumentLookup),
    folder: join(root, 'files', 'guides'),
    database: app.get(Database),
    stored: (folio = 'CHI-000001/26') => app.get(Database).reader.findOneByOrFail(GuideFileEntity, { folio }),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Expects a 200 that carries this failure (Decisions 3). */
export function expectFailure(answer: Answer, code: string): void {
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ error: expect.stringMatching(/\S/) as string, code });
  expect(answer.headers.get('x-error-code')).toBe(code);
}

/** The field that names the first quote, and one that sends a file for it. */
export const FOLIO: FormPart = { name: 'folio', value: 'CHI-000001/26' };
export const file = (content: Buffer, filename = 'guia.pdf'): FormPart => ({ name: 'pdf_guia', filename, content });

/** A part of a form: a text field, or a file when it has a file name (raw, unescaped). */
export interface FormPart {
  readonly name: string;
  readonly value?: string;
  readonly filename?: string;
  readonly content?: Buffer;
}

/** A multipart body written by hand, so that it can be wrong in every way. */
export function multipart(parts: readonly FormPart[], boundary = 'frontera'): { body: Buffer; type: string } {
  const chunks = parts.map((part) => {
    const file = part.filename === undefined ? '' : `; filename="${part.filename}"`;
    const type = part.filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`;
    return Buffer.concat([Buffer.from(head), part.content ?? Buffer.from(part.value ?? ''), Buffer.from('\r\n')]);
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
