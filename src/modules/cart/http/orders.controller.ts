import { applyDecorators, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CartService } from '@/modules/cart/cart.service';
import { sendBody } from '@/modules/cart/http/cart-answer';
import { Call, type DocumentCall } from '@/modules/cart/http/document-call';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import { CANCEL_BODY, CancelBody } from '@/modules/cart/orders/http/document-bodies';
import { FolioPath, OrderListQuery, rangeOf, YearFolioPath } from '@/modules/cart/orders/http/document-inputs';
import { placeOf, presentOrderItems, presentPage } from '@/modules/cart/orders/http/document-lists';
import { ORDER_EXAMPLE, ORDER_LIST_EXAMPLE } from '@/modules/cart/orders/http/document.example';
import { ORDER_LIST_SCHEMA, ORDER_SCHEMA } from '@/modules/cart/orders/http/document.schema';
import { presentOrder, type DocumentWire } from '@/modules/cart/orders/http/present-document';
import { cancelRefusal } from '@/modules/cart/orders/http/quote-failures';
import { OrderDocumentsService } from '@/modules/cart/orders/order-documents.service';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { Cursors } from '@/shared/cursor/cursors';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiIdempotencyKey } from '@/shared/http/idempotency-key';
import { methodNotAllowed } from '@/shared/http/server/allowed-methods';
import { ApiErrors, ApiJson, ApiNotModified, ApiRequest } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { validated } from '@/shared/http/fields/input.pipe';
import { answeredNotModified, versionEtag } from '@/shared/http/fields/validators';
import type { Caller } from '@/shared/kernel/caller';

const CANCEL_ERRORS = [
  ...[400, 401, 403, 405, 412, 413, 415, 429],
  ...(['pedido_no_encontrado', 'pedido_no_cancelable', 'idempotency_key_reused'] as const),
];

const CANCEL = 'cancelar';

/** Documents a route that shows an order. */
const ShowsOrder = (operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiJson('El pedido.', ORDER_SCHEMA, ORDER_EXAMPLE),
    ApiNotModified(),
    ApiErrors(401, 403, 429, 'pedido_no_encontrado'),
  );

/** A route that cancels an order. */
const CancelsOrder = (operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    RequiresScope('carrito'),
    ApiOperation({ operationId, summary }),
    ApiIdempotencyKey(),
    ApiRequest('Opcional', CANCEL_BODY, false),
    ApiJson('El pedido cancelado.', ORDER_SCHEMA, ORDER_EXAMPLE),
    ApiErrors(...CANCEL_ERRORS),
  );

/** Orders after placing (Beyond 3.2, 3.3). */
@ApiTags('Pedidos')
@RequiresScope('pedidos', 'carrito')
@Controller('api/v1/pedidos')
export class OrdersController {
  constructor(
    private readonly documents: OrderDocumentsService,
    private readonly carts: CartService,
    private readonly choices: CartChoicesService,
    private readonly cursors: Cursors,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listarPedidos', summary: 'Pedidos, del más reciente al más antiguo' })
  @ApiJson('Pedidos; puede no haber.', ORDER_LIST_SCHEMA, ORDER_LIST_EXAMPLE)
  @ApiErrors(400, 401, 403, 410, 429, 'cursor_invalido')
  async list(@CurrentCaller() caller: Caller, @Query() query: OrderListQuery): Promise<DocumentWire> {
    const cursors = await this.cursors.ofCall({ accountId: caller.accountId, list: 'pedidos' });
    const after = placeOf(cursors, query.cursor);
    const { estado: states, modificado_desde: modifiedSince, producto: productId } = query;
    const search = { ...rangeOf(query), states, modifiedSince, productId, after };
    const page = await this.documents.orders(caller, search);
    return presentPage(cursors, page, presentOrderItems(page));
  }

  @Get(':folio')
  @ShowsOrder('verPedido', 'Un pedido con su historia, facturas y guías')
  one(@Param() _path: FolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.show(call, response);
  }

  @Get(':folio/:anio')
  @ShowsOrder('verPedidoPorPartes', 'Un pedido, por las dos partes de su folio')
  oneByParts(@Param() _path: YearFolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    if (call.names(CANCEL)) throw methodNotAllowed(call.request);
    return this.show(call, response);
  }

  @Post(`:folio/${CANCEL}`)
  @CancelsOrder('cancelarPedido', 'Cancela un pedido que nadie ha empezado a surtir')
  cancel(@Param() _path: FolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.takeBack(call, response);
  }

  @Post(`:folio/:anio/${CANCEL}`)
  @CancelsOrder('cancelarPedidoPorPartes', 'Cancela un pedido, por las dos partes de su folio')
  cancelByParts(@Param() _path: YearFolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.takeBack(call, response);
  }

  private async show({ caller, folio, request }: DocumentCall, response: Response): Promise<void> {
    const shown = await this.documents.order(caller, spelledFolios(folio));
    if (!shown) throw new ApiError(404, 'pedido_no_encontrado');
    response.setHeader('Cache-Control', 'private, no-cache');
    if (answeredNotModified(request, response, shown.document.version)) return;
    response.json(presentOrder(shown));
  }

  private async takeBack(call: DocumentCall, response: Response): Promise<void> {
    const { caller, folio, sent, assertVersion } = call;
    const { motivo: reason = '' } = validated(CancelBody, sent);
    const account = this.choices.account(caller);
    const outcome = await this.carts.cancelOrder({
      ...{ caller, account, reason, assertVersion },
      folios: spelledFolios(folio),
      idempotencyKey: call.idempotencyKey,
      write: (shown) => JSON.stringify(presentOrder(shown)),
    });
    if (outcome.kind !== 'answered') throw cancelRefusal(outcome, account.seller);
    if (!outcome.replayed && outcome.version !== undefined) response.setHeader('ETag', versionEtag(outcome.version));
    sendBody(response, outcome.body, outcome.replayed);
  }
}
