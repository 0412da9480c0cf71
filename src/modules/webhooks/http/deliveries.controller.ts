import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Deliveries } from '@/modules/webhooks/deliveries.service';
import { assertReadable } from '@/modules/webhooks/http/webhook-checks';
import { presentDelivery, presentDetail } from '@/modules/webhooks/http/present-webhook';
import { DeliveryListQuery, readReplay } from '@/modules/webhooks/http/webhook.fields';
import {
  DELIVERY_DETAIL_SCHEMA,
  DELIVERY_EXAMPLE,
  DELIVERY_LIST_SCHEMA,
  DELIVERY_SCHEMA,
  DETAIL_EXAMPLE,
  REPLAY_BODY_SCHEMA,
  REPLAY_EXAMPLE,
  REPLAY_SCHEMA,
  type DeliveryWire,
  type DetailWire,
} from '@/modules/webhooks/http/webhook.schema';
import { DeliveryPath, WebhookPath } from '@/modules/webhooks/http/webhook-paths';
import { WebhooksSwitch } from '@/modules/webhooks/http/webhooks-switch.guard';
import { WebhookRegistry } from '@/modules/webhooks/webhooks.service';
import { Cursors } from '@/shared/cursor/cursors';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiRequest } from '@/shared/http/api-docs';
import { readCursor } from '@/shared/http/cursor';
import { ApiIdempotencyKey, Keyed, markReplayed } from '@/shared/http/idempotency-key';
import { assertVersion } from '@/shared/http/fields/validators';
import { KeptAnswers, type KeyedRequest } from '@/shared/idempotency/kept-answers';
import type { Caller } from '@/shared/kernel/caller';

const DEFAULT_LIMIT = 25;
const NEWEST = [Number.MAX_SAFE_INTEGER, '~'] as const;
const REPLAY_CASES = { fallidos: { summary: 'Lo que nunca llegó', value: { desde: '2026-11-21 00:00:00' } } };

interface DeliveryPage {
  readonly entregas: readonly DeliveryWire[];
  readonly cursor: string;
  readonly hay_mas: boolean;
}

interface StartedReplay {
  readonly reenvio_id: string;
  readonly entregas: number;
}

/** What was sent to a webhook, and sending it again (Beyond 2.1). */
@ApiTags('Webhooks')
@RequiresScope('webhooks')
@UseGuards(WebhooksSwitch)
@Controller('api/v1/webhooks/:id')
export class DeliveriesController {
  constructor(
    private readonly webhooks: WebhookRegistry,
    private readonly deliveries: Deliveries,
    private readonly answers: KeptAnswers,
    private readonly cursors: Cursors,
  ) {}

  @Get('entregas')
  @ApiOperation({
    operationId: 'listarEntregas',
    summary: 'Las entregas de un webhook, de la más reciente a la más antigua',
  })
  @ApiJson('Entregas', DELIVERY_LIST_SCHEMA, { entregas: [DELIVERY_EXAMPLE], cursor: 'WyJhIl0', hay_mas: false })
  @ApiErrors(400, 401, 403, 410, 429, 'webhook_no_encontrado', 'cursor_invalido', 'no_implementado')
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Query() query: DeliveryListQuery,
  ): Promise<DeliveryPage> {
    const webhook = await this.webhooks.get(caller, id);
    const cursors = await this.cursors.ofCall({ accountId: caller.accountId, list: `entregas ${id}` });
    const path = `/api/v1/webhooks/${id}/entregas`;
    const start = query.cursor === undefined ? NEWEST : readCursor(cursors, query.cursor, path);
    const place = { createdAt: Number(start[0]), id: String(start[1]) };
    const limit = query.limit ?? DEFAULT_LIMIT;
    const { estado: state, tipo: types, desde: from, hasta: to } = query;
    const page = await this.deliveries.page(webhook, { state, types, from, to }, place, limit);
    return {
      entregas: page.deliveries.map(presentDelivery),
      cursor: cursors.write([page.place.createdAt, page.place.id]),
      hay_mas: page.more,
    };
  }

  @Get('entregas/:entrega_id')
  @ApiOperation({ operationId: 'verEntrega', summary: 'Una entrega, con el cuerpo enviado y cada intento' })
  @ApiJson('Entrega', DELIVERY_DETAIL_SCHEMA, DETAIL_EXAMPLE)
  @ApiErrors(400, 401, 403, 429, 'webhook_no_encontrado', 'entrega_no_encontrada', 'no_implementado')
  async get(@CurrentCaller() caller: Caller, @Param() { id, entrega_id }: DeliveryPath): Promise<DetailWire> {
    const detail = await this.deliveries.detail(await this.webhooks.get(caller, id), entrega_id);
    assertReadable(caller, [detail.delivery.type]);
    return presentDetail(detail);
  }

  @Post('entregas/:entrega_id/reenviar')
  @HttpCode(202)
  @ApiOperation({ operationId: 'reenviarEntrega', summary: 'Enviar otra vez el mismo evento' })
  @ApiIdempotencyKey()
  @ApiResponse({
    status: 202,
    description: 'La entrega nueva',
    content: { 'application/json': { schema: DELIVERY_SCHEMA, example: DELIVERY_EXAMPLE } },
  })
  @ApiErrors(
    ...[400, 401, 403, 412, 413, 415, 429],
    ...(['webhook_no_encontrado', 'entrega_no_encontrada', 'webhook_desactivado'] as const),
    ...(['cuerpo_invalido', 'idempotency_key_reused', 'no_implementado'] as const),
  )
  async resend(
    @CurrentCaller() caller: Caller,
    @Param() { id, entrega_id }: DeliveryPath,
    @Keyed() keyed: KeyedRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryWire> {
    const webhook = await this.webhooks.get(caller, id);
    const answer = await this.answers.once(keyed, async (transaction) => {
      assertVersion(request, webhook.version);
      // It goes to wherever the webhook leads by now.
      const check = (type: string): void => {
        assertReadable(caller, [type]);
      };
      return presentDelivery(await this.deliveries.resend(transaction, webhook, entrega_id, check));
    });
    return markReplayed(response, answer);
  }

  @Post('reenvios')
  @HttpCode(202)
  @ApiOperation({ operationId: 'reenviarEventos', summary: 'Enviar otra vez los eventos de un tiempo' })
  @ApiIdempotencyKey()
  @ApiRequest('Qué se envía', { 'application/json': { schema: REPLAY_BODY_SCHEMA, examples: REPLAY_CASES } })
  @ApiResponse({
    status: 202,
    description: 'Cuántas entregas son',
    content: { 'application/json': { schema: REPLAY_SCHEMA, example: REPLAY_EXAMPLE } },
  })
  @ApiErrors(
    ...[400, 401, 403, 412, 413, 415, 429],
    ...(['webhook_no_encontrado', 'webhook_desactivado', 'reenvio_en_curso'] as const),
    ...(['idempotency_key_reused', 'no_implementado'] as const),
  )
  async replay(
    @CurrentCaller() caller: Caller,
    @Param() { id }: WebhookPath,
    @Body() body: unknown,
    @Keyed() keyed: KeyedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StartedReplay> {
    const asked = readReplay(body);
    const webhook = await this.webhooks.get(caller, id);
    const answer = await this.answers.once(keyed, async (transaction) => {
      assertVersion(response.req, webhook.version);
      const { id: replay, deliveries } = await this.deliveries.replay(transaction, webhook, asked);
      return { reenvio_id: replay, entregas: deliveries };
    });
    return markReplayed(response, answer);
  }
}
