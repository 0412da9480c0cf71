import { Logger } from '@nestjs/common';
import { orderDuration, orders, quotes, type SalesResult } from '@/shared/metrics/metrics';
import { DomainError } from '@/shared/kernel/domain-error';

const logger = new Logger('Orders');
const EVENTS: Readonly<Partial<Record<SalesResult, string>>> = {
  ok: 'order_placed',
  replayed: 'order_replayed',
  failed: 'order_failed',
};

interface Outcome {
  readonly kind: string;
  readonly replayed?: boolean;
}

/** Runs `work`, a call that quotes or orders, and counts what it came to (Beyond 7). Test mode is neither. */
export async function countSales<T extends Outcome>(kind: 'quote' | 'order', work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const count = (result: SalesResult): void => {
    (kind === 'order' ? orders : quotes).inc(result);
    if (kind === 'order') orderDuration.observe({ result }, (performance.now() - began) / 1000);
  };
  try {
    const outcome = await work();
    const result = resultOf(outcome);
    count(result);
    if (kind === 'order') tell(result, performance.now() - began);
    return outcome;
  } catch (error) {
    const result = isRefusal(error) ? 'refused' : 'failed';
    count(result);
    if (kind === 'order') tell(result, performance.now() - began);
    throw error;
  }
}

/** One line per order. Its folio stands in the audit log, under the same request: folios are values of paths. */
function tell(result: SalesResult, ms: number): void {
  logger.log({ event: EVENTS[result] ?? 'order_refused', result, ms: Math.round(ms) });
}

function resultOf({ kind, replayed }: Outcome): SalesResult {
  if (kind === 'answered') return replayed === true ? 'replayed' : 'ok';
  return kind === 'insufficient-stock' ? 'insufficient_stock' : 'refused';
}

function isRefusal(error: unknown): boolean {
  const { status } = error as { readonly status?: number };
  return error instanceof DomainError ? error.kind !== 'unavailable' : status !== undefined && status < 500;
}
