import { countAttempt, countInterrupted } from '@/modules/webhooks/sending/count-attempts';
import type { AttemptResult } from '@/modules/webhooks/domain/delivery';
import { webhookAttemptDuration, webhookAttempts } from '@/shared/metrics/metrics';

const TYPE = 'pedido.creado';

/** What the counter holds by result. */
async function counted(): Promise<Record<string, number>> {
  const { values } = await webhookAttempts.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.result), value]));
}

describe('attempts to deliver are counted by what they came to (Beyond 7)', () => {
  beforeEach(() => {
    webhookAttempts.reset();
    webhookAttemptDuration.reset();
  });

  it.each<[AttemptResult, string]>([
    [{ status: 200, reason: '' }, 'delivered'],
    [{ status: 204, reason: '' }, 'delivered'],
    [{ status: 302, reason: 'redireccion' }, 'status_4xx'],
    [{ status: 404, reason: '' }, 'status_4xx'],
    [{ status: 410, reason: '' }, 'status_4xx'],
    [{ status: 500, reason: '' }, 'status_5xx'],
    [{ status: 599, reason: '' }, 'status_5xx'],
    [{ status: null, reason: 'tiempo_agotado' }, 'timeout'],
    [{ status: null, reason: 'conexion' }, 'connection'],
    [{ status: null, reason: 'dns' }, 'connection'],
    [{ status: null, reason: 'tls' }, 'connection'],
    [{ status: null, reason: 'direccion_no_permitida' }, 'refused_address'],
  ])('%j is one %s, and its time one observation', async (outcome, result) => {
    expect(await countAttempt(TYPE, () => Promise.resolve(outcome))).toBe(outcome);
    expect(await counted()).toEqual({ [result]: 1 });
    const { values } = await webhookAttemptDuration.get();
    expect(values.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(1);
  });

  it('one that was begun and never settled is interrupted', async () => {
    countInterrupted(TYPE);
    expect(await counted()).toEqual({ interrupted: 1 });
  });
});
