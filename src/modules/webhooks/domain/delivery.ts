import { DAY_MS, MINUTE_MS } from '@/shared/kernel/durations';

/** `fallido`: all attempts spent (Beyond 2.1). */
export const DELIVERY_STATES = ['pendiente', 'entregado', 'fallido', 'cancelado'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What kept an attempt from being answered 2xx, besides the status of the answer; '' when the status says it all, or nothing did. */
export type AttemptReason =
  '' | 'tiempo_agotado' | 'conexion' | 'dns' | 'tls' | 'redireccion' | 'direccion_no_permitida' | 'interrumpido';

/** One event on its way to one webhook. Instants in epoch milliseconds. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Attempts begun. */
  readonly attempts: number;
  readonly nextAt: number;
  readonly leaseUntil: number | null;
}

/** What came of an attempt. */
export interface AttemptResult {
  readonly status: number | null;
  readonly reason: AttemptReason;
  /** What the receiver asked us to wait, if it did. */
  readonly retryAfterMs?: number;
}

/** How long a process has a delivery for itself: four times what an attempt may take. */
export const LEASE_MS = MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;
const JITTER = 0.2;

/** Waits between attempts, in seconds; one attempt more than there are waits. */
export type Schedule = readonly number[];

/** What can be done with a delivery now: an attempt, nothing yet, or an end, since every attempt is spent. */
export type Move = 'attempt' | 'wait' | 'exhausted';

/**
 * What can be done with a delivery: it must be due, and no lease of another process may be running. An attempt whose lease ran out counts
 * as made (Beyond 2.4).
 */
export function nextMove(delivery: Delivery, schedule: Schedule, now: number): Move {
  if (delivery.state !== 'pendiente') return 'wait';
  if (delivery.leaseUntil !== null && delivery.leaseUntil >= now) return 'wait';
  if (delivery.attempts > schedule.length) return 'exhausted';
  return delivery.nextAt <= now ? 'attempt' : 'wait';
}

/** Whether an attempt was answered 2xx in time. */
export function isDelivered({ status, reason }: AttemptResult): boolean {
  return reason === '' && status !== null && status >= 200 && status < 300;
}

/**
 * Where a delivery stands after attempt number `attempts` (from 1) has ended at `now`: delivered, due again after the next wait
 * of the schedule and up to a fifth more (`random`, 0 to 1), or failed when the schedule is at its end or the receiver is gone
 * for good (410). What Retry-After of 429 and 503 asks for is waited at least, up to a day (Beyond 2.3).
 */
export function afterAttempt(
  attempts: number,
  result: AttemptResult,
  schedule: Schedule,
  now: number,
  random: number,
): Pick<Delivery, 'state' | 'nextAt'> {
  if (isDelivered(result)) return { state: 'entregado', nextAt: now };
  const seconds = schedule[attempts - 1];
  if (seconds === undefined || result.status === 410) return { state: 'fallido', nextAt: now };
  const wait = seconds * 1000 * (1 + JITTER * random);
  const asked = Math.min(LONGEST_WAIT_MS, result.retryAfterMs ?? 0);
  return { state: 'pendiente', nextAt: Math.ceil(now + Math.max(wait, asked)) };
}

/**
 * Moves a delivery to a clock that was set back to `now`, behind its last attempt: it is due, and its lease ends, as long after `now` as
 * they were after `began`. That is when, by the clock of before, its last attempt began or the delivery was made.
 */
export function bySetBackClock(
  { nextAt, leaseUntil }: Pick<Delivery, 'nextAt' | 'leaseUntil'>,
  began: number,
  now: number,
): Pick<Delivery, 'nextAt' | 'leaseUntil'> {
  const back = Math.max(0, began - now);
  return { nextAt: nextAt - back, leaseUntil: leaseUntil === null ? null : leaseUntil - back };
}

/** Milliseconds that a Retry-After header asks for at `now`, as seconds or as a date; undefined when it says nothing. */
export function retryAfterMs(header: string | undefined, status: number, now: number): number | undefined {
  if (header === undefined || (status !== 429 && status !== 503)) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
