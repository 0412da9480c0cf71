import { ACCOUNT_EVENT_TYPES } from '@/modules/feed/domain/account-events';
import { Field } from '@/shared/http/fields/field';
import { IntegerField } from '@/shared/http/fields/integer-field';
import { asText, csv } from '@/shared/http/fields/parsers';

const TYPE = new RegExp(`^(${ACCOUNT_EVENT_TYPES.map((type) => type.replace('.', '\\.')).join('|')})$`);

/** GET /eventos (Beyond 1.5). */
export class EventsQuery {
  @Field(asText, {
    example: 'ahora',
    description:
      'Sin él empieza por el más antiguo que se guarda; `ahora` empieza desde este momento; si no, el de la última respuesta',
  })
  cursor?: string;

  @Field(csv(TYPE, ACCOUNT_EVENT_TYPES.join(', '), ACCOUNT_EVENT_TYPES.length), {
    example: 'pedido.estado,factura.creada',
    description: 'Tipos de evento; todos si se omite. Puede cambiar en cada llamada',
    list: true,
  })
  tipo?: readonly string[];

  @IntegerField(10, 500, {
    example: '100',
    description: 'Eventos por respuesta, a lo más; 100 si se omite',
  })
  limit?: number;

  @IntegerField(0, 25, {
    example: '20',
    description: 'Segundos que la respuesta espera si no hay nada nuevo; 0 si se omite',
  })
  espera?: number;
}

/** Any id: one that was never given out is the id of nothing. */
export class EventParams {
  @Field(asText, { example: 'evt_4q8fz2m7k5d3w6t7y2b4n6c8xa', description: 'Id del evento', required: true })
  id: string;
}
