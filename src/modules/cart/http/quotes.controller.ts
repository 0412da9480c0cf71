import { applyDecorators, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CartService } from '@/modules/cart/cart.service';
import { sendBody, sendFailure, tellDocument } from '@/modules/cart/http/cart-answer';
import { Call, type DocumentCall } from '@/modules/cart/http/document-call';
import { CART_EXAMPLE } from '@/modules/cart/orders/http/cart.example';
import { ORDER_QUOTE_BODY, OrderQuoteBody } from '@/modules/cart/orders/http/document-bodies';
import { FolioPath, QuoteListQuery, rangeOf, YearFolioPath } from '@/modules/cart/orders/http/document-inputs';
import { placeOf, presentPage, presentQuoteItems } from '@/modules/cart/orders/http/document-lists';
import { QUOTE_EXAMPLE, QUOTE_LIST_EXAMPLE } from '@/modules/cart/orders/http/document.example';
import { QUOTE_LIST_SCHEMA, QUOTE_SCHEMA } from '@/modules/cart/orders/http/document.schema';
import { presentCart } from '@/modules/cart/orders/http/present-cart';
import { quoteStanding } from '@/modules/cart/orders/domain/states/quote-life';
import { presentQuote, type DocumentWire } from '@/modules/cart/orders/http/present-document';
import { presentQuoteRefusal } from '@/modules/cart/orders/http/quote-failures';
import { spelledFolios } from '@/modules/cart/orders/domain/folio';
import { OrderDocumentsService } from '@/modules/cart/orders/order-documents.service';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import { Cursors } from '@/shared/cursor/cursors';
import { CART_SCHEMA } from '@/modules/cart/http/cart-docs';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiIdempotencyKey } from '@/shared/http/idempotency-key';
import { methodNotAllowed } from '@/shared/http/server/allowed-methods';
import { ApiErrors, ApiJson, ApiNotModified, ApiRequest } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { validated } from '@/shared/http/fields/input.pipe';
import { answeredNotModified } from '@/shared/http/fields/validators';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';

const ORDER_ERRORS = [
  ...[400, 401, 403, 405, 412, 413, 415, 429],
  ...(['productos_no_encontrados', 'cotizacion_no_encontrada', 'cotizacion_vencida', 'cotizacion_ordenada'] as const),
  ...(['cotizacion_cambio', 'idempotency_key_reused', 'pedidos_desactivados', 'importe_fuera_de_rango'] as const),
];

const ORDER = 'ordenar';

/** Documents a route that shows a quote. */
const ShowsQuote = (operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ operationId, summary }),
    ApiJson('La cotización.', QUOTE_SCHEMA, QUOTE_EXAMPLE),
    ApiNotModified(),
    ApiErrors(401, 403, 429, 'cotizacion_no_encontrada'),
  );

/** A route that orders a quote. */
const OrdersQuote = (operationId: string, summary: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    RequiresScope('carrito'),
    ApiOperation({ operationId, summary }),
    ApiIdempotencyKey(),
    ApiRequest('Opcional', ORDER_QUOTE_BODY, false),
    ApiJson(
      'El pedido, o `existencia_insuficiente`, que el encabezado `X-Error-Code` dice también.',
      CART_SCHEMA,
      CART_EXAMPLE,
    ),
    ApiErrors(...ORDER_ERRORS),
  );

/** Quotes as objects (Beyond 3.1). */
@ApiTags('Cotizaciones')
@RequiresScope('pedidos', 'carrito')
@Controller('api/v1/cotizaciones')
export class QuotesController {
  constructor(
    private readonly documents: OrderDocumentsService,
    private readonly carts: CartService,
    private readonly choices: CartChoicesService,
    private readonly names: CartNamesService,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listarCotizaciones', summary: 'Cotizaciones, de la más reciente a la más antigua' })
  @ApiJson('Cotizaciones; puede no haber.', QUOTE_LIST_SCHEMA, QUOTE_LIST_EXAMPLE)
  @ApiErrors(400, 401, 403, 410, 429, 'cursor_invalido')
  async list(@CurrentCaller() caller: Caller, @Query() query: QuoteListQuery): Promise<DocumentWire> {
    const cursors = await this.cursors.ofCall({ accountId: caller.accountId, list: 'cotizaciones' });
    const after = placeOf(cursors, query.cursor);
    const now = this.clock.now().getTime();
    const page = await this.documents.quotes(caller, { ...rangeOf(query), states: query.estado, after, now });
    return presentPage(cursors, page, presentQuoteItems(page, now));
  }

  @Get(':folio')
  @ShowsQuote('verCotizacion', 'Una cotización, como se cotizó')
  one(@Param() _path: FolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.show(call, response);
  }

  @Get(':folio/:anio')
  @ShowsQuote('verCotizacionPorPartes', 'Una cotización, por las dos partes de su folio')
  oneByParts(@Param() _path: YearFolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    if (call.names(ORDER)) throw methodNotAllowed(call.request);
    return this.show(call, response);
  }

  @Post(`:folio/${ORDER}`)
  @OrdersQuote('ordenarCotizacion', 'Convierte una cotización en pedido, con su mismo folio')
  order(@Param() _path: FolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.place(call, response);
  }

  @Post(`:folio/:anio/${ORDER}`)
  @OrdersQuote('ordenarCotizacionPorPartes', 'Convierte una cotización en pedido, por las dos partes de su folio')
  orderByParts(@Param() _path: YearFolioPath, @Call() call: DocumentCall, @Res() response: Response): Promise<void> {
    return this.place(call, response);
  }

  private async show({ caller, folio, request }: DocumentCall, response: Response): Promise<void> {
    const shown = await this.documents.quote(caller, spelledFolios(folio, { quote: true }));
    if (!shown) throw new ApiError(404, 'cotizacion_no_encontrada');
    const now = this.clock.now().getTime();
    response.setHeader('Cache-Control', 'private, no-cache');
    if (answeredNotModified(request, response, quoteStanding(shown.document, now).version)) return;
    response.json(presentQuote(shown, now));
  }

  private async place(call: DocumentCall, response: Response): Promise<void> {
    if (!this.carts.keepsDocuments) throw new ApiError(501, 'pedidos_desactivados');
    const { caller, folio, sent, assertVersion } = call;
    const { orden_compra: purchaseOrder, forzar: force = false } = validated(OrderQuoteBody, sent);
    const outcome = await this.carts.orderQuote({
      ...{ caller, purchaseOrder, force, assertVersion },
      account: this.choices.account(caller),
      folios: spelledFolios(folio, { quote: true }),
      idempotencyKey: call.idempotencyKey,
      write: (receipt) => JSON.stringify(presentCart(receipt)),
    });
    if (outcome.kind !== 'answered') {
      sendFailure(response, presentQuoteRefusal(outcome, this.names.branchExample()));
      return;
    }
    if (outcome.quote) tellDocument(response, { folio: outcome.quote.folio, ordered: true, validUntil: undefined });
    sendBody(response, outcome.body, outcome.replayed);
  }
}
