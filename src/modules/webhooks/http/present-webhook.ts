import type { Webhook } from '@/modules/webhooks/domain/webhook';
import type { DeliveryDetail } from '@/modules/webhooks/deliveries.service';
import type { PingResult } from '@/modules/webhooks/ping.service';
import type { ShownSecret } from '@/modules/webhooks/webhooks.service';
import type {
  DeliveryWire,
  DetailWire,
  PingWire,
  SecretWire,
  WebhookWire,
} from '@/modules/webhooks/http/webhook.schema';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

/** A webhook as it is shown: no secrets (Beyond 2.1). */
export function presentWebhook(webhook: Webhook): WebhookWire {
  return {
    id: webhook.id,
    url: webhook.url,
    tipos: webhook.types,
    descripcion: webhook.description,
    orden: webhook.ordering,
    estado: webhook.state,
    motivo: webhook.reason,
    fecha_creacion: date(webhook.createdAt),
    falla_desde: date(webhook.failingSince),
    secreto_anterior_hasta: date(webhook.oldSecretUntil),
    version: webhook.version,
  };
}

/** The same with its secret, shown this once. */
export function presentSecret({ webhook, secret }: ShownSecret): SecretWire {
  return { ...presentWebhook(webhook), secreto: secret };
}

export function presentDelivery(delivery: DeliveryDetail['delivery']): DeliveryWire {
  return {
    id: delivery.id,
    evento_id: delivery.eventId,
    tipo: delivery.type,
    estado: delivery.state,
    intentos: delivery.attempts,
    siguiente_intento: delivery.state === 'pendiente' ? date(delivery.nextAt) : '',
    fecha_creacion: date(delivery.createdAt),
    fecha_fin: date(delivery.finishedAt),
    reenvio_de: delivery.replayOf ?? '',
  };
}

export function presentDetail({ delivery, body, history }: DeliveryDetail): DetailWire {
  return {
    ...presentDelivery(delivery),
    cuerpo: body,
    historial: history.map((attempt) => ({
      numero: attempt.number,
      fecha: date(attempt.startedAt),
      ms: attempt.ms,
      status: attempt.status,
      motivo: attempt.reason,
      respuesta: attempt.response,
    })),
  };
}

export function presentPing({ delivered, status, ms, reason }: PingResult): PingWire {
  return { entregado: delivered, status, ms, motivo: reason };
}

/** Mexico City; '' for a moment that isn't there. */
function date(ms: number | null): string {
  return ms === null ? '' : mexicoCityDateTime(new Date(ms));
}
