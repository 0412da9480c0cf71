import type { UsageRow } from '@/modules/usage/domain/usage-tally';
import { named, strictObject } from '@/shared/http/api-docs';
import { LIMITS_EXAMPLE, LIMITS_SCHEMA, type LimitBody } from '@/shared/rate-limit/http/client-quota';

const count = (description: string) => ({ type: 'integer', minimum: 0, description });

const USAGE_ROW_SCHEMA = named(
  'UsoDeRuta',
  strictObject({
    fecha: { type: 'string', description: 'El día, `AAAA-MM-DD`, hora de la Ciudad de México.' },
    client_id: { type: 'string', description: 'Las credenciales que llamaron.' },
    ruta: { type: 'string', description: 'Método y patrón: `GET /api/v1/pedidos/:folio`.' },
    clase: {
      type: 'string',
      enum: ['1xx', '2xx', '3xx', '4xx', '429', '5xx'],
      description: 'De los status; 429 va aparte de 4xx.',
    },
    llamadas: count('Cuántas.'),
    bytes: count('De los cuerpos de las respuestas, como se enviaron (comprimidos, si lo pidió).'),
    ms: count('Milisegundos que tardaron, sumados.'),
  }),
);

export const USAGE_SCHEMA = named(
  'Uso',
  strictObject({ uso: { type: 'array', items: USAGE_ROW_SCHEMA }, limites: LIMITS_SCHEMA }),
);

export const USAGE_EXAMPLE = {
  uso: [
    {
      fecha: '2026-11-22',
      client_id: 'mos_ci_1A2b3C4d5E6f7G8h9I0jKlMnOpQr',
      ruta: 'GET /api/v1/productos',
      clase: '2xx',
      llamadas: 1200,
      bytes: 8421377,
      ms: 9310,
    },
  ],
  limites: LIMITS_EXAMPLE,
};

interface UsageRowBody {
  readonly fecha: string;
  readonly client_id: string;
  readonly ruta: string;
  readonly clase: string;
  readonly llamadas: number;
  readonly bytes: number;
  readonly ms: number;
}

export interface UsageBody {
  readonly uso: readonly UsageRowBody[];
  readonly limites: readonly LimitBody[];
}

export function presentUsageRow({ day, clientId, route, statusClass, calls, bytes, micros }: UsageRow): UsageRowBody {
  return {
    fecha: day,
    client_id: clientId,
    ruta: route,
    clase: statusClass,
    llamadas: calls,
    bytes,
    ms: Math.round(micros / 1000),
  };
}
