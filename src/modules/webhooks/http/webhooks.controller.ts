import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { assertReadable, UNREADABLE_TYPES, urlNotAllowed } from '@/modules/webhooks/http/webhook-checks';
import { readChange, readNewWebhook } from '@/modules/webhooks/http/webhook.fields';
import {
  CHANGE_SCHEMA,
  NEW_WEBHOOK_SCHEMA,
  PING_EXAMPLE,
  PING_SCHEMA,
  SECRET_EXAMPLE,
  SECRET_SCHEMA,
  TYPES_SCHEMA,
  WEBHOOK_EXAMPLE,
  WEBHOOK_LIST_SCHEMA,
  WEBHOOK_SCHEMA,
  type PingWire,
  type SecretWire,
  type WebhookWire,
} from '@/modules/webhooks/http/webhook.schema';
import { WEBHOOK_TYPES } from '@/modules/webhooks/http/webhook-types';
import { WebhookPath } from '@/modules/webhooks/http/webhook-paths';
import { WebhooksSwitch } from '@/modules/webhooks/http/webhooks-switch.guard';
import { presentPing, presentSecret, presentWebhook } from '@/modules/webhooks/http/present-webhook';
import { Pings } from '@/modules/webhooks/ping.service';
import { WebhookRegistry, type NewWebhook } from '@/modules/webhooks/webhooks.service';
import { whileReceiving } from '@/shared/deadline/deadline';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified, ApiRequest } from '@/shared/http/api-docs';
import { ApiIdempotencyKey, Keyed, markReplayed } from '@/shared/http/idempotency-key';
import { answeredNotModified, assertVersion, versionEtag } from '@/shared/http/fields/validators';
import { KeptAnswers, type Answer, type KeyedRequest } from '@/shared/idempotency/kept-answers';
import type { Caller } from '@/shared/kernel/caller';

const NEW_EXAMPLE = { url: 'https://tienda.example/avisos', tipos: ['pedido.creado', 'pedido.estado'] };

/** Webhooks of the account (Beyond 2.1). */
@ApiTags('Webhooks')
@RequiresScope('webhooks')
@UseGuards(WebhooksSwitch)
@Controller('api/v1/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhookRegistry,
    private readonly pings: Pings,
    private readonly answers: KeptAnswers,
  ) {}

  @Get('tipos')
  @ApiOperation({ operationId: 'listarTiposDeWebhook', summary: 'Los tipos de evento y lo que se envía de cada uno' })
  @ApiJson('Tipos', TYPES_SCHEMA, { tipos: WEBHOOK_TYPES.slice(0, 1) })
  @ApiErrors(401, 403, 429, 'no_implementado')
  types(): { readonly tipos: typeof WEBHOOK_TYPES } {
    return { tipos: WEBHOOK_TYPES };
  }

  @Get()
  @ApiOperation({ operationId: 'listarWebhooks', summary: 'Los webhooks de la cuenta' })
  @ApiJson('Webhooks', WEBHOOK_LIST_SCHEMA, { webhooks: [WEBHOOK_EXAMPLE] })
  @ApiErrors(401, 403, 429, 'no_implementado')
  async list(@CurrentCaller() caller: Caller): Promise<{ readonly webhooks: readonly WebhookWire[] }> {
    return { webhooks: (await this.webhooks.list(caller)).map(presentWebhook) };
  }

  @Post()
  @ApiOperation({ operationId: 'crearWebhook', summary: 'Crear un webhook; su secreto se muestra sólo aquí' })
  @ApiIdempotencyKey()
  @ApiRequest('El webhook', {
    'application/json': {
      schema: NEW_WEBHOOK_SCHEMA,
      examples: { pedidos: { summary: 'Pedidos', value: NEW_EXAMPLE } },
    },
  })
  @ApiResponse({
    status: 201,
    description: 'El webhook y su secreto',
    content: { 'application/json': { schema: SECRET_SCHEMA, example: SECRET_EXAMPLE } },
  })
  @ApiErrors(
    ...[400, 401, 403, 413, 415, 429],
    ...(['url_no_permitida', 'limite_de_webhooks', 'idempotency_key_reused', 'no_implementado'] as const),
  )
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @Keyed() keyed: KeyedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SecretWire> {
    const asked = readNewWebhook(body);
    const answer = (await this.answers.find<SecretWire>(keyed)) ?? (await this.createOnce(caller, keyed, asked));
    response.setHeader('Location', `/api/v1/webhooks/${answer.value.id}`);
    return withVersion(response, answer);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'verWebhook', summary: 'Un webhook' })
  @ApiJson('Webhook', WEBHOOK_SCHEMA, WEBHOOK_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 429, 'webhook_no_encontrado', 'no_implementado')
  async get(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const webhook = await this.webhooks.get(caller, id);
    if (!answeredNotModified(request, response, webhook.version)) response.json(presentWebhook(webhook));
  }

  @Patch(':id')
  @ApiOperation({ operationId: 'cambiarWebhook', summary: 'Cambiar, pausar o reactivar un webhook' })
  @ApiRequest('Lo que cambia', {
    'application/json': {
      schema: CHANGE_SCHEMA,
      examples: { pausar: { summary: 'Pausar', value: { estado: 'pausado' } } },
    },
  })
  @ApiJson('Webhook', WEBHOOK_SCHEMA, WEBHOOK_EXAMPLE)
  @ApiErrors(...[400, 401, 403, 412, 413, 415, 429], 'webhook_no_encontrado', 'url_no_permitida', 'no_implementado')
  async change(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookWire> {
    const change = readChange(body);
    const before = await this.webhooks.get(caller, id);
    const isMoved = change.url !== undefined && change.url !== before.url;
    // Who moves a webhook elsewhere reads what it is sent, as who chooses its types does.
    if (change.types ?? isMoved) assertReadable(caller, change.types ?? before.types, [UNREADABLE_TYPES]);
    if (isMoved && !(await this.webhooks.isAllowed(change.url ?? before.url))) throw urlNotAllowed();
    const webhook = await this.webhooks.change(caller, id, change, (version) => {
      assertVersion(request, version);
    });
    response.setHeader('ETag', versionEtag(webhook.version));
    return presentWebhook(webhook);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'borrarWebhook', summary: 'Borrar un webhook; sus entregas pendientes terminan' })
  @ApiResponse({ status: 204, description: 'Borrado' })
  @ApiErrors(400, 401, 403, 412, 429, 'webhook_no_encontrado', 'no_implementado')
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: WebhookPath, @Req() request: Request): Promise<void> {
    await this.webhooks.remove(caller, id, (version) => {
      assertVersion(request, version);
    });
  }

  @Post(':id/secreto')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rotarSecretoDeWebhook',
    summary: 'Un secreto nuevo; el anterior firma también 24 horas',
  })
  @ApiIdempotencyKey()
  @ApiJson('El webhook y su secreto nuevo', SECRET_SCHEMA, SECRET_EXAMPLE)
  @ApiErrors(
    ...[400, 401, 403, 412, 413, 415, 429],
    ...(['webhook_no_encontrado', 'cuerpo_invalido', 'idempotency_key_reused', 'no_implementado'] as const),
  )
  async rotate(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Keyed() keyed: KeyedRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SecretWire> {
    const check = (version: number): void => {
      assertVersion(request, version);
    };
    const answer = await this.answers.once(keyed, async (transaction) =>
      presentSecret(await this.webhooks.rotate(transaction, caller, id, check)),
    );
    return withVersion(response, answer);
  }

  @Delete(':id/secreto-anterior')
  @HttpCode(204)
  @ApiOperation({ operationId: 'revocarSecretoAnteriorDeWebhook', summary: 'Terminar ya el secreto anterior' })
  @ApiResponse({ status: 204, description: 'Ya no firma' })
  @ApiErrors(400, 401, 403, 412, 429, 'webhook_no_encontrado', 'no_implementado')
  async endOldSecret(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Req() request: Request,
  ): Promise<void> {
    await this.webhooks.endOldSecret(caller, id, (version) => {
      assertVersion(request, version);
    });
  }

  @Post(':id/ping')
  @HttpCode(200)
  @ApiOperation({ operationId: 'probarWebhook', summary: 'Enviar webhook.ping ahora y esperar su resultado' })
  @ApiIdempotencyKey()
  @ApiJson('Resultado', PING_SCHEMA, PING_EXAMPLE)
  @ApiErrors(
    ...[400, 401, 403, 412, 413, 415, 429],
    ...(['webhook_no_encontrado', 'cuerpo_invalido', 'idempotency_key_reused', 'no_implementado'] as const),
  )
  async ping(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Keyed() keyed: KeyedRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PingWire> {
    const known = await this.answers.find<PingWire>(keyed);
    if (known) return markReplayed(response, known);
    const webhook = await this.webhooks.get(caller, id);
    assertVersion(request, webhook.version);
    // The receiver has its 15 s, whatever an answer of ours may take.
    const result = presentPing(await whileReceiving(() => this.pings.ping(webhook)));
    return markReplayed(response, await this.answers.once(keyed, () => Promise.resolve(result)));
  }

  private async createOnce(caller: Caller, keyed: KeyedRequest, asked: NewWebhook): Promise<Answer<SecretWire>> {
    assertReadable(caller, asked.types, [UNREADABLE_TYPES]);
    if (!(await this.webhooks.isAllowed(asked.url))) throw urlNotAllowed();
    return this.answers.once(keyed, async (transaction) =>
      presentSecret(await this.webhooks.create(transaction, caller, asked)),
    );
  }
}

/** Tells the version that is answered, so that whoever made or rotated a secret can name it in the next change (Beyond 0). */
function withVersion(response: Response, answer: Answer<SecretWire>): SecretWire {
  response.setHeader('ETag', versionEtag(answer.value.version));
  return markReplayed(response, answer);
}
