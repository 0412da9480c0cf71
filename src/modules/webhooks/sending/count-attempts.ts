import { isDelivered, type AttemptReason, type AttemptResult } from '@/modules/webhooks/domain/delivery';
import { webhookAttemptDuration, webhookAttempts, type AttemptKind } from '@/shared/metrics/metrics';

const KIND_OF_REASON: Readonly<Record<Exclude<AttemptReason, ''>, AttemptKind>> = {
  tiempo_agotado: 'timeout',
  conexion: 'connection',
  dns: 'connection',
  tls: 'connection',
  redireccion: 'status_4xx',
  direccion_no_permitida: 'refused_address',
  interrumpido: 'interrupted',
};

/** Runs `work`, one attempt to deliver an event of that type, and counts what it came to (Beyond 7). */
export async function countAttempt<T extends AttemptResult>(type: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const outcome = await work();
  webhookAttemptDuration.observe((performance.now() - began) / 1000);
  webhookAttempts.inc({ type, result: kindOf(outcome) });
  return outcome;
}

/** Counts an attempt that was begun and never settled. */
export function countInterrupted(type: string): void {
  webhookAttempts.inc({ type, result: 'interrupted' });
}

/** Every other status than 2xx and 5xx is one that trying again as it is won't change: 4xx, with the redirects that aren't followed. */
function kindOf(outcome: AttemptResult): AttemptKind {
  if (isDelivered(outcome)) return 'delivered';
  if (outcome.reason !== '') return KIND_OF_REASON[outcome.reason];
  return (outcome.status ?? 0) >= 500 ? 'status_5xx' : 'status_4xx';
}
