import { DAY_MS } from '@/shared/kernel/durations';

/** `activo`, `pausado` by the customer, `desactivado` by us (Beyond 2.1). */
export const WEBHOOK_STATES = ['activo', 'pausado', 'desactivado'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Why we switched it off. */
export type WebhookReason = '' | 'fallas' | 'respondio_410' | 'operador';

/** `estricto`: one at a time, in order of position. */
export const ORDERINGS = ['libre', 'estricto'] as const;
export type Ordering = (typeof ORDERINGS)[number];

/** An address of an account that its events are sent to. Instants in epoch milliseconds. */
export interface Webhook {
  readonly id: string;
  readonly accountId: number;
  readonly url: string;
  readonly description: string;
  readonly types: readonly string[];
  readonly ordering: Ordering;
  readonly state: WebhookState;
  readonly reason: WebhookReason;
  readonly oldSecretUntil: number | null;
  readonly failingSince: number | null;
  readonly failures: number;
  /** Client id of the credential whose scopes say which types may be sent. */
  readonly createdBy: string;
  readonly createdAt: number;
  readonly version: number;
}

/** How an attempt changes what is known of its webhook. */
export type Health = Pick<Webhook, 'state' | 'reason' | 'failingSince' | 'failures'>;

/** Limits (Beyond 9.2): webhooks of an account, attempts under way to one webhook, types of one webhook, characters of its address. */
export const MAX_WEBHOOKS = 10;
export const MAX_IN_FLIGHT = 4;
export const MAX_TYPES = 20;
export const MAX_URL_LENGTH = 2048;

/** How long an old secret signs too. */
export const OLD_SECRET_MS = DAY_MS;
const FAILING_MS = 5 * DAY_MS;
const LEAST_FAILURES = 10;

/**
 * What an attempt that ended at `now` makes of the webhook (Beyond 2.3): 410 ends it at once; one of which every attempt failed
 * for 5 days, at least 10 of them, is switched off; a success forgets the failures. `startedAt`: when that attempt began.
 */
export function healthAfter(
  before: Health,
  attempt: { readonly delivered: boolean; readonly status: number | null; readonly startedAt: number },
  now: number,
): Health {
  const { state, reason } = before;
  if (attempt.delivered) return { state, reason, failingSince: null, failures: 0 };
  const failing = { failingSince: before.failingSince ?? attempt.startedAt, failures: before.failures + 1 };
  if (state === 'desactivado') return { state, reason, ...failing };
  if (attempt.status === 410) return { state: 'desactivado', reason: 'respondio_410', ...failing };
  const hopeless = failing.failures >= LEAST_FAILURES && now - failing.failingSince >= FAILING_MS;
  return hopeless ? { state: 'desactivado', reason: 'fallas', ...failing } : { state, reason, ...failing };
}

/** A state set by the customer; being active again clears what had gone wrong. */
export function withState(before: Health, state: 'activo' | 'pausado'): Health {
  return state === 'activo' ? { state, reason: '', failingSince: null, failures: 0 } : { ...before, state, reason: '' };
}
