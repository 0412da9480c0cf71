import { mayRead, PING_TYPE } from '@/modules/webhooks/domain/event-types';
import type { WebhookState } from '@/modules/webhooks/domain/webhook';

/** What decides whether a webhook is told of an event. */
export interface Subscription {
  readonly id: string;
  readonly accountId: number;
  readonly types: readonly string[];
  readonly state: WebhookState;
  /** What the credential that made it may do now; undefined when it is disabled or gone. */
  readonly scopes: readonly string[] | undefined;
  /** Whether the account may use the API. */
  readonly gateOpen: boolean;
}

interface Event {
  readonly accountId: number;
  readonly type: string;
  readonly webhookId: string | undefined;
}

/** Whether events of a type may still be sent: not what the credential may no longer read (Beyond 2.6). */
export function maySend({ scopes }: Pick<Subscription, 'scopes'>, type: string): boolean {
  return scopes !== undefined && mayRead(scopes, type);
}

/** Whether a delivery is written: of its account, subscribed, active, the gate open, and readable by who made it. */
export function receives(subscription: Subscription, { accountId, type, webhookId }: Event): boolean {
  if (subscription.accountId !== accountId || subscription.state !== 'activo' || !subscription.gateOpen) return false;
  if (webhookId !== undefined && webhookId !== subscription.id) return false;
  const wanted = webhookId === undefined ? subscription.types.includes(type) : true;
  return wanted && (type === PING_TYPE || maySend(subscription, type));
}
