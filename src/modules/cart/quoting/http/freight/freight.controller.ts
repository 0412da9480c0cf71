import { Body, Controller, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import { FreightComparisonService } from '@/modules/cart/quoting/freight-comparison.service';
import { FREIGHT_EXAMPLE, FREIGHT_REQUEST, FREIGHT_SCHEMA } from '@/modules/cart/quoting/http/freight/freight.schema';
import { amountOutOfRange } from '@/modules/cart/quoting/http/amount-out-of-range';
import { readKey } from '@/shared/http/idempotency-key';
import { presentChoiceProblem } from '@/modules/cart/quoting/http/present-choice-problem';
import { presentFreight, type FreightWire } from '@/modules/cart/quoting/http/freight/present-freight';
import { productsNotFound } from '@/modules/cart/quoting/http/products-not-found';
import { readFreight } from '@/modules/cart/quoting/http/freight/read-freight';
import { CurrentCaller, RequiresScope } from '@/shared/http/access';
import { ApiErrors, ApiJson, ApiRequest } from '@/shared/http/api-docs';
import { invalidFields } from '@/shared/http/errors/api-error';
import type { Caller } from '@/shared/kernel/caller';
import { Clock, mexicoCityDate } from '@/shared/kernel/clock';

const REFUSALS = [
  'productos_no_encontrados',
  'codigo_postal_desconocido',
  'tipo_de_cambio_no_disponible',
  'importe_fuera_de_rango',
] as const;

/** POST /carrito/fletes (Beyond 4): the freight of a cart with every carrier. */
@ApiTags('Carrito')
@RequiresScope('carrito')
@Controller('api/v1/carrito')
export class FreightController {
  constructor(
    private readonly freight: FreightComparisonService,
    private readonly choices: CartChoicesService,
    private readonly names: CartNamesService,
    private readonly clock: Clock,
  ) {}

  @Post('fletes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'compararFletes',
    summary: 'Compara el flete a domicilio de un carrito con todas las fleteras',
  })
  @ApiRequest('Los productos y el código postal de entrega', FREIGHT_REQUEST)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Hasta 255 caracteres. Aquí no cambia nada: la consulta no escribe y puede repetirse',
  })
  @ApiJson('Cada fletera una vez: primero las disponibles, por flete', FREIGHT_SCHEMA, FREIGHT_EXAMPLE)
  @ApiErrors(400, 401, 403, 405, 413, 415, 429, ...REFUSALS)
  async compare(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<FreightWire> {
    readKey(key);
    const account = this.choices.account(caller);
    const request = readFreight(body, {
      names: this.names.readings(account),
      judge: (paymentMethod) => this.choices.choose(account, { ownGuide: false, paymentMethod }).problems,
      today: mexicoCityDate(this.clock.now()),
    });
    const outcome = await this.freight.compare(account, request);
    switch (outcome.kind) {
      case 'compared':
        return presentFreight(outcome.comparison);
      case 'products-not-found':
        throw productsNotFound(outcome.productIds, request.lines);
      case 'choices-refused':
        throw invalidFields(outcome.problems.map((problem) => presentChoiceProblem(problem, '')));
      case 'amount-out-of-range':
        throw amountOutOfRange();
    }
  }
}
