import { named, type ApiRequestContent } from '@/shared/http/api-docs';
import { Field } from '@/shared/http/fields/field';
import { flag, line, text } from '@/shared/http/fields/parsers';

/** Body of POST /cotizaciones/{folio}/ordenar (Beyond 3.1). */
export class OrderQuoteBody {
  @Field(line(1, 100), { example: 'OC-77', description: 'Orden de compra; por omisión la de la cotización.' })
  orden_compra?: string;

  @Field(flag, {
    example: false,
    description: 'Ordena lo que haya aunque falte existencia.',
    schema: { type: 'boolean' },
  })
  forzar?: boolean;
}

/** Body of POST /pedidos/{folio}/cancelar (Beyond 3.3). */
export class CancelBody {
  @Field(text(1, 200), { example: 'El cliente cambió de idea', description: 'Queda en la historia del pedido.' })
  motivo?: string;
}

export const ORDER_QUOTE_BODY: Readonly<Record<string, ApiRequestContent>> = {
  'application/json': {
    schema: named('SolicitudDeOrdenarCotizacion', {
      type: 'object',
      properties: {
        orden_compra: { type: 'string', maxLength: 100 },
        forzar: { type: ['boolean', 'integer', 'string'], description: 'true, false, 1 o 0' },
      },
    }),
    examples: { ordenar: { summary: 'Con su orden de compra', value: { orden_compra: 'OC-77' } } },
  },
};

export const CANCEL_BODY: Readonly<Record<string, ApiRequestContent>> = {
  'application/json': {
    schema: named('SolicitudDeCancelacion', {
      type: 'object',
      properties: { motivo: { type: 'string', maxLength: 200 } },
    }),
    examples: { cancelar: { summary: 'Con su motivo', value: { motivo: 'El cliente cambió de idea' } } },
  },
};
