import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ACCOUNT_EVENT_TYPES } from '@/modules/feed/domain/account-events';
import { EventsService, type EventsPage } from '@/modules/feed/events.service';
import { EventParams, EventsQuery } from '@/modules/feed/http/events-query.dto';
import { EVENT_EXAMPLE, EVENT_SCHEMA, EVENTS_EXAMPLE, EVENTS_SCHEMA } from '@/modules/feed/http/events.schema';
import { heldAnswer } from '@/modules/feed/http/held-answer';
import { Cursors, type CallCursors } from '@/shared/cursor/cursors';
import { HeldCalls } from '@/shared/held-calls/held-calls';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiNotModified } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { expiredCursor, readCursor } from '@/shared/http/cursor';
import { sendWithEtag } from '@/shared/http/etag';
import { answeredNotModified } from '@/shared/http/fields/validators';
import type { Caller } from '@/shared/kernel/caller';

const PATH = '/api/v1/eventos';
const DEFAULT_LIMIT = 100;
const PRIVATE = 'private, no-cache';
/** An event is written once and never changed. */
const ONLY_VERSION = 1;

/** What happened to the account's orders, invoices and guides (Beyond 1.5): the truth that webhooks only hurry along. */
@ApiTags('Eventos')
@ApiBearerAuth('token')
@RequiresScope('pedidos', 'carrito')
@Controller('api/v1/eventos')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly cursors: Cursors,
    private readonly held: HeldCalls,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listarEventos', summary: 'Eventos de la cuenta, del más antiguo al más reciente' })
  @ApiJson('Página de eventos', EVENTS_SCHEMA, EVENTS_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(400, 401, 403, 410, 429, 'cursor_invalido', 'demasiadas_esperas')
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: EventsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const cursors = await this.cursors.ofCall({ accountId: caller.accountId, list: 'eventos' });
    const position = await this.positionOf(cursors, query.cursor);
    const types = query.tipo ?? ACCOUNT_EVENT_TYPES;
    const hold = { calls: this.held, topic: 'eventos', caller, response, seconds: query.espera ?? 0 } as const;
    const read = (): Promise<EventsPage> =>
      this.events.page(caller.accountId, position, types, query.limit ?? DEFAULT_LIMIT);
    const page = await heldAnswer(hold, read, ({ events }) => events.length > 0);
    if (response.destroyed) return;
    const body = {
      eventos: page.events.map(presentEvent),
      cursor: cursors.write([page.position]),
      hay_mas: page.more,
    };
    sendPrivately(request, response, caller, body);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'verEvento', summary: 'Un evento de la cuenta' })
  @ApiJson('Evento', EVENT_SCHEMA, EVENT_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 403, 429, 'evento_no_encontrado')
  async one(
    @CurrentCaller() caller: Caller,
    @Param() { id }: EventParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const event = await this.events.find(caller.accountId, id);
    if (!event) throw new ApiError(404, 'evento_no_encontrado');
    response.setHeader('Cache-Control', PRIVATE);
    if (!answeredNotModified(request, response, ONLY_VERSION)) response.json(presentEvent(event));
  }

  private async positionOf(cursors: CallCursors, cursor: string | undefined): Promise<number> {
    const { accountId } = cursors.owner;
    if (cursor === undefined) return this.events.oldest(accountId);
    if (cursor === 'ahora') return this.events.latest();
    const [position] = readCursor(cursors, cursor, PATH);
    if (await this.events.isLost(accountId, Number(position))) throw expiredCursor(PATH);
    return Number(position);
  }
}

function presentEvent({ id, position, type, occurredAt, body }: EventsPage['events'][number]): object {
  return {
    id,
    posicion: position,
    type,
    timestamp: new Date(occurredAt).toISOString(),
    data: JSON.parse(body) as object,
  };
}

function sendPrivately(request: Request, response: Response, caller: Caller, body: object): void {
  sendWithEtag(request, response, body, {
    cacheControl: PRIVATE,
    scope: `account ${caller.accountId}`,
  });
}
