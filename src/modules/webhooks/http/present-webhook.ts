import type { Webhook } from '@/modules/webhooks/domain/webhook';
import type { DeliveryDetail } from '@/modules/webhooks/deliveries.service';
import type { PingResult } from '@/modules/webhooks/ping.service';
import type { ShownSecret } from '@/modules/webhooks/webhooks.service';
import { mexicoCityDateTime } from '@/shared/kernel/clock';

export interface PresentedWebhook {
  readonly id: string;
  readonly url: string;
  readonly tipos: readonly string[];
  readonly descripcion: string;
  readonly orden: string;
  readonly estado: string;
  readonly motivo: string;
  readonly fecha_creacion: string;
  readonly falla_desde: string;
  readonly secreto_anterior_hasta: string;
  readonly version: number;
}

export interface PresentedSecret extends PresentedWebhook {
  readonly secreto: string;
}

export interface PresentedDelivery {
  readonly id: string;
  readonly evento_id: string;
  readonly tipo: string;
  readonly estado: string;
  readonly intentos: number;
  readonly siguiente_intento: string;
  readonly fecha_creacion: string;
  readonly fecha_fin: string;
  readonly reenvio_de: string;
}

interface PresentedAttempt {
  readonly numero: number;
  readonly fecha: string;
  readonly ms: number;
  readonly status: number | null;
  readonly motivo: string;
  readonly respuesta: string;
}

export interface PresentedDetail extends PresentedDelivery {
  readonly cuerpo: string;
  readonly historial: readonly PresentedAttempt[];
}

export interface PresentedPing {
  readonly entregado: boolean;
  readonly status: number | null;
  readonly ms: number;
  readonly motivo: string;
}

/** A webhook as it is shown: no secrets (Beyond 2.1). */
export function presentWebhook(webhook: Webhook): PresentedWebhook {
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
export function presentSecret({ webhook, secret }: ShownSecret): PresentedSecret {
  return { ...presentWebhook(webhook), secreto: secret };
}

export function presentDelivery(delivery: DeliveryDetail['delivery']): PresentedDelivery {
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

export function presentDetail({ delivery, body, history }: DeliveryDetail): PresentedDetail {
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

export function presentPing({ delivered, status, ms, reason }: PingResult): PresentedPing {
  return { entregado: delivered, status, ms, motivo: reason };
}

/** Mexico City; '' for a moment that isn't there. */
function date(ms: number | null): string {
  return ms === null ? '' : mexicoCityDateTime(new Date(ms));
}
