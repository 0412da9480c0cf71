import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CartService } from '@/modules/cart/cart.service';
import { sendBody } from '@/modules/cart/http/cart-answer';
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
import { readKey } from '@/modules/cart/quoting/http/idempotency-key';
import { Cursors } from '@/shared/cursor/cursors';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { methodNotAllowed } from '@/shared/http/allowed-methods';
import { ApiErrors, ApiJson, ApiNotModified, ApiRequest } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/api-error';
import { validated } from '@/shared/http/input.pipe';
import { SentFields } from '@/shared/http/sent-fields';
import { answeredNotModified, assertVersion, versionEtag } from '@/shared/http/validators';
import type { Caller } from '@/shared/kernel/caller';

const CANCEL_ERRORS = [
  ...[400, 401, 403, 405, 412, 413, 415, 429],
  ...(['pedido_no_encontrado', 'pedido_no_cancelable', 'idempotency_key_reused'] as const),
];

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
    const owner = { accountId: caller.accountId, list: 'pedidos' };
    const after = await placeOf(this.cursors, owner, query.cursor);
    const { estado: states, modificado_desde: modifiedSince, producto: productId } = query;
    const search = { ...rangeOf(query), states, modifiedSince, productId, after };
    const page = await this.documents.orders(caller, search);
    return presentPage(this.cursors, owner, page, presentOrderItems(page));
  }

  @Get(':folio')
  @ApiOperation({ operationId: 'verPedido', summary: 'Un pedido con su historia, facturas y guías' })
  @ApiJson('El pedido.', ORDER_SCHEMA, ORDER_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 403, 429, 'pedido_no_encontrado')
  one(
    @CurrentCaller() caller: Caller,
    @Param() { folio }: FolioPath,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.show(caller, folio, request, response);
  }

  @Get(':folio/:anio')
  @ApiOperation({ operationId: 'verPedidoPorPartes', summary: 'Un pedido, por las dos partes de su folio' })
  @ApiJson('El pedido.', ORDER_SCHEMA, ORDER_EXAMPLE)
  @ApiNotModified()
  @ApiErrors(401, 403, 429, 'pedido_no_encontrado')
  oneByParts(
    @CurrentCaller() caller: Caller,
    @Param() { folio, anio }: YearFolioPath,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (anio === 'cancelar') throw methodNotAllowed(request);
    return this.show(caller, `${folio}/${anio}`, request, response);
  }

  @Post(':folio/cancelar')
  @HttpCode(200)
  @RequiresScope('carrito')
  @ApiOperation({ operationId: 'cancelarPedido', summary: 'Cancela un pedido que nadie ha empezado a surtir' })
  @ApiRequest('Opcional', CANCEL_BODY, false)
  @ApiJson('El pedido cancelado.', ORDER_SCHEMA, ORDER_EXAMPLE)
  @ApiErrors(...CANCEL_ERRORS)
  cancel(
    @CurrentCaller() caller: Caller,
    @Param() { folio }: FolioPath,
    @SentFields() sent: object,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.takeBack({ caller, folio, sent, key, request, response });
  }

  @Post(':folio/:anio/cancelar')
  @HttpCode(200)
  @RequiresScope('carrito')
  @ApiOperation({
    operationId: 'cancelarPedidoPorPartes',
    summary: 'Cancela un pedido, por las dos partes de su folio',
  })
  @ApiRequest('Opcional', CANCEL_BODY, false)
  @ApiJson('El pedido cancelado.', ORDER_SCHEMA, ORDER_EXAMPLE)
  @ApiErrors(...CANCEL_ERRORS)
  cancelByParts(
    @CurrentCaller() caller: Caller,
    @Param() { folio, anio }: YearFolioPath,
    @SentFields() sent: object,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.takeBack({ caller, folio: `${folio}/${anio}`, sent, key, request, response });
  }

  private async show(caller: Caller, folio: string, request: Request, response: Response): Promise<void> {
    const shown = await this.documents.order(caller, spelledFolios(folio));
    if (!shown) throw new ApiError(404, 'pedido_no_encontrado');
    response.setHeader('Cache-Control', 'private, no-cache');
    if (answeredNotModified(request, response, shown.document.version)) return;
    response.json(presentOrder(shown));
  }

  private async takeBack({ caller, folio, sent, key, request, response }: Cancelling): Promise<void> {
    const { motivo: reason = '' } = validated(CancelBody, sent);
    const account = this.choices.account(caller);
    const outcome = await this.carts.cancelOrder({
      caller,
      account,
      folios: spelledFolios(folio),
      reason,
      idempotencyKey: readKey(key),
      assertVersion: (version) => {
        assertVersion(request, version);
      },
      write: (shown) => JSON.stringify(presentOrder(shown)),
    });
    if (outcome.kind !== 'answered') throw cancelRefusal(outcome, account.seller);
    if (!outcome.replayed && outcome.version !== undefined) response.setHeader('ETag', versionEtag(outcome.version));
    sendBody(response, outcome.body, outcome.replayed);
  }
}

/** What cancelling is asked with. */
interface Cancelling {
  readonly caller: Caller;
  readonly folio: string;
  readonly sent: object;
  readonly key: string | undefined;
  readonly request: Request;
  readonly response: Response;
}
