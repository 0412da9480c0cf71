import { DELIVERY_STATES } from '@/modules/webhooks/domain/delivery';
import { EVENT_TYPES } from '@/modules/webhooks/domain/event-types';
import { MAX_TYPES, MAX_URL_LENGTH, ORDERINGS, WEBHOOK_STATES } from '@/modules/webhooks/domain/webhook';
import { named, strictObject, type JsonSchema } from '@/shared/http/api-docs';
import type { WireObject } from '@/shared/http/wire';

const string = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const told = (description: string) => ({ type: 'string', description }) as const;
const oneOf = <T extends string>(...words: readonly T[]) => ({ type: 'string', enum: [...words] }) as const;

const WEBHOOK = {
  id: told('whk_…'),
  url: string,
  tipos: { type: 'array', items: oneOf(...EVENT_TYPES) },
  descripcion: string,
  orden: oneOf(...ORDERINGS),
  estado: oneOf(...WEBHOOK_STATES),
  motivo: oneOf('', 'fallas', 'respondio_410', 'operador'),
  fecha_creacion: told('AAAA-MM-DD HH:MM:SS, hora de la Ciudad de México'),
  falla_desde: told('Vacía si el último intento se entregó'),
  secreto_anterior_hasta: told('Hasta cuándo firma también el secreto anterior; vacía si no hay'),
  version: integer,
} as const;
export type WebhookWire = WireObject<typeof WEBHOOK>;
export const WEBHOOK_SCHEMA = named('Webhook', strictObject(WEBHOOK));
export const WEBHOOK_LIST_SCHEMA = named(
  'ListaDeWebhooks',
  strictObject({ webhooks: { type: 'array', items: WEBHOOK_SCHEMA } }),
);
const SECRET = { ...WEBHOOK, secreto: told('whsec_…; se muestra sólo esta vez') } as const;
export type SecretWire = WireObject<typeof SECRET>;
export const SECRET_SCHEMA = named('WebhookConSecreto', strictObject(SECRET));

export const TYPES_SCHEMA = named(
  'TiposDeWebhook',
  strictObject({
    tipos: {
      type: 'array',
      items: named('TipoDeWebhook', strictObject({ tipo: string, descripcion: string, ejemplo: { type: 'object' } })),
    },
  }),
);

const DELIVERY = {
  id: told('ent_…'),
  evento_id: told('El webhook-id de cada petición'),
  tipo: string,
  estado: oneOf(...DELIVERY_STATES),
  intentos: integer,
  siguiente_intento: told('Vacía si ya no habrá otro'),
  fecha_creacion: string,
  fecha_fin: told('Vacía mientras está pendiente'),
  reenvio_de: told('La entrega o el reenvío que la causó; vacío si ninguno'),
} as const;
export type DeliveryWire = WireObject<typeof DELIVERY>;
export const DELIVERY_SCHEMA = named('Entrega', strictObject(DELIVERY));
export const DELIVERY_LIST_SCHEMA = named(
  'ListaDeEntregas',
  strictObject({ entregas: { type: 'array', items: DELIVERY_SCHEMA }, cursor: string, hay_mas: { type: 'boolean' } }),
);
const STATUS = { type: ['integer', 'null'], description: 'Nulo si no hubo respuesta' } as const;
const ATTEMPT = {
  numero: integer,
  fecha: string,
  ms: integer,
  status: STATUS,
  motivo: string,
  respuesta: string,
} as const;
const ATTEMPT_SCHEMA = named('IntentoDeEntrega', strictObject(ATTEMPT));
const DETAIL = { ...DELIVERY, cuerpo: told('El texto enviado') } as const;
export type DetailWire = WireObject<typeof DETAIL> & { readonly historial: readonly WireObject<typeof ATTEMPT>[] };
export const DELIVERY_DETAIL_SCHEMA = named(
  'EntregaConIntentos',
  strictObject({ ...DETAIL, historial: { type: 'array', items: ATTEMPT_SCHEMA } }),
);
const PING = { entregado: { type: 'boolean' }, status: STATUS, ms: integer, motivo: string } as const;
export type PingWire = WireObject<typeof PING>;
export const PING_SCHEMA = named('ResultadoDePing', strictObject(PING));
export const REPLAY_SCHEMA = named('Reenvio', strictObject({ reenvio_id: string, entregas: integer }));

const ASKED_TYPES: JsonSchema = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_TYPES,
  items: string,
  description: 'De GET /webhooks/tipos, o ["*"]: todos los que el token puede leer ahora',
};
const ASKED = {
  url: { type: 'string', maxLength: MAX_URL_LENGTH },
  tipos: ASKED_TYPES,
  descripcion: { type: 'string', maxLength: 200 },
  orden: { type: 'string', enum: [...ORDERINGS], description: 'Si no se dice, libre' },
};
export const NEW_WEBHOOK_SCHEMA = named('SolicitudDeWebhook', {
  type: 'object',
  required: ['url', 'tipos'],
  properties: ASKED,
});
export const CHANGE_SCHEMA = named('CambioDeWebhook', {
  type: 'object',
  properties: { ...ASKED, estado: { type: 'string', enum: ['activo', 'pausado'] } },
});
export const REPLAY_BODY_SCHEMA = named('SolicitudDeReenvio', {
  type: 'object',
  required: ['desde'],
  properties: {
    desde: string,
    hasta: string,
    solo: {
      type: 'string',
      enum: ['fallidos', 'todos'],
      description: 'Si no se dice, fallidos: los que nunca se entregaron',
    },
    tipos: ASKED_TYPES,
  },
});

export const WEBHOOK_EXAMPLE = {
  id: 'whk_a2b3c4d5e6f7g2h3i4j5k6l7m2',
  url: 'https://tienda.example/avisos',
  tipos: ['pedido.creado', 'pedido.estado'],
  descripcion: 'Tienda en línea',
  orden: 'libre',
  estado: 'activo',
  motivo: '',
  fecha_creacion: '2026-11-21 10:20:05',
  falla_desde: '',
  secreto_anterior_hasta: '',
  version: 1,
};
export const SECRET_EXAMPLE = { ...WEBHOOK_EXAMPLE, secreto: 'whsec_EJEMPLOqueNoSirveDeSecretoDeVerdad000000000A=' };
export const DELIVERY_EXAMPLE = {
  id: 'ent_a2b3c4d5e6f7g2h3i4j5k6l7m2',
  evento_id: 'evt_a2b3c4d5e6f7g2h3i4j5k6l7m2',
  tipo: 'pedido.estado',
  estado: 'entregado',
  intentos: 2,
  siguiente_intento: '',
  fecha_creacion: '2026-11-21 10:20:05',
  fecha_fin: '2026-11-21 10:20:11',
  reenvio_de: '',
};
export const DETAIL_EXAMPLE = {
  ...DELIVERY_EXAMPLE,
  cuerpo: '{"type":"pedido.estado","timestamp":"2026-11-21T16:20:05.120Z","id":"evt_9ab","posicion":5120,"data":{}}',
  historial: [
    { numero: 1, fecha: '2026-11-21 10:20:05', ms: 118, status: 500, motivo: '', respuesta: 'Internal Server Error' },
    { numero: 2, fecha: '2026-11-21 10:20:11', ms: 84, status: 200, motivo: '', respuesta: 'ok' },
  ],
};
export const PING_EXAMPLE = { entregado: true, status: 200, ms: 84, motivo: '' };
export const REPLAY_EXAMPLE = { reenvio_id: 'ree_a2b3c4d5e6f7g2h3i4j5k6l7m2', entregas: 20 };
