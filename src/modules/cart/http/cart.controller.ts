import { isRecord } from '@/shared/kernel/is-record';
import { Controller, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import type { Account } from '@/modules/accounts/domain/account';
import type { CartOutcome, CartReceipt, DocumentHeadline } from '@/modules/cart/orders/cart-command';
import type { CartRequest } from '@/modules/cart/quoting/domain/cart-request';
import { CartService } from '@/modules/cart/cart.service';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { documentOf, sendBody, sendFailure, tellDocument } from '@/modules/cart/http/cart-answer';
import { presentRefusal } from '@/modules/cart/orders/http/cart-failures';
import {
  CART_ANSWER_TEXT,
  CART_ANSWERS,
  CART_ERROR_CODES,
  CART_REQUEST,
  CART_SCHEMA,
} from '@/modules/cart/http/cart-docs';
import { GuideFormReader } from '@/modules/cart/guides/http/guide-form-reader';
import { presentGuideFlaw } from '@/modules/cart/guides/http/guide-presenter';
import { presentCart } from '@/modules/cart/orders/http/present-cart';
import { ApiIdempotencyKey, readKey } from '@/shared/http/idempotency-key';
import { readCart } from '@/modules/cart/quoting/http/read-cart';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJsonCases, ApiRequest } from '@/shared/http/api-docs';
import { ApiError } from '@/shared/http/errors/api-error';
import { Consumes } from '@/shared/http/body/body.guard';
import { flag } from '@/shared/http/fields/parsers';
import type { Caller } from '@/shared/kernel/caller';

/** POST /carrito/generar (Contract 4.5): quotes a cart, or orders it. */
@ApiTags('Carrito')
@RequiresScope('carrito')
@Controller('api/v1/carrito')
export class CartController {
  constructor(
    private readonly carts: CartService,
    private readonly choices: CartChoicesService,
    private readonly names: CartNamesService,
    private readonly guides: GuideFileService,
    private readonly forms: GuideFormReader,
  ) {}

  @Post('generar')
  @HttpCode(200)
  @Consumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOperation({ operationId: 'generarCarrito', summary: 'Cotiza un carrito o lo convierte en pedido' })
  @ApiRequest('JSON, o formulario cuando se adjunta pdf_guia', CART_REQUEST)
  @ApiIdempotencyKey()
  @ApiJsonCases(CART_ANSWER_TEXT, CART_SCHEMA, CART_ANSWERS)
  @ApiErrors(...[400, 401, 403, 405, 413, 415, 429], ...CART_ERROR_CODES)
  async generate(
    @CurrentCaller() caller: Caller,
    @Req() incoming: Request,
    @Headers('idempotency-key') key: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { body, file } = await this.forms.readBody(incoming, response, caller.accountId);
    this.assertOrdersEnabled(body);
    const account = this.choices.account(caller);
    const request = this.read(account, body, file !== undefined);
    const idempotencyKey = readKey(key);
    const judged = file && (await this.guides.accept(file.name, file.bytes));
    if (judged?.accepted === false) {
      sendFailure(response, presentGuideFlaw(judged.flaw));
      return;
    }
    const write = (receipt: CartReceipt): string => JSON.stringify(presentCart(receipt));
    const outcome = await this.carts.generate({
      caller,
      account,
      request,
      attachment: judged && this.guides.attachment(judged.guide),
      idempotencyKey,
      write,
    });
    if (outcome.kind !== 'answered') {
      sendFailure(response, presentRefusal(outcome, request.lines, this.names.branchExample()));
      return;
    }
    const document = outcome.document ?? (await this.documentAgain(caller, outcome));
    if (document) tellDocument(response, document);
    sendBody(response, outcome.body, outcome.replayed);
  }

  /** The document of an answer that is given again; undefined of any other, and of one that tells of none. */
  private async documentAgain(
    caller: Caller,
    { body, replayed }: Extract<CartOutcome, { kind: 'answered' }>,
  ): Promise<DocumentHeadline | undefined> {
    const written = replayed ? documentOf(body) : undefined;
    return written && this.carts.headline(caller, written);
  }

  private read(account: Account, body: unknown, guideAttached: boolean): CartRequest {
    return readCart(body, {
      guideAttached,
      branchExample: this.names.branchExample(),
      names: this.names.readings(account),
      judge: (choices) => this.choices.choose(account, choices).problems,
    });
  }

  /** With real orders off every call without test mode is 501, whatever else it says (Decisions 10). */
  private assertOrdersEnabled(body: unknown): void {
    if (this.carts.keepsDocuments) return;
    const testMode = flag(isRecord(body) ? body.testmode : undefined);
    if (!testMode.ok || !testMode.value) throw new ApiError(501, 'pedidos_desactivados');
  }
}
