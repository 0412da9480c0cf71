import { PING_TYPE, RESET_TYPE } from '@/modules/webhooks/domain/event-types';

interface SentEvent {
  readonly id: string;
  readonly type: string;
  /** `data` as JSON. */
  readonly body: string;
  readonly occurredAt: number;
  readonly position: number;
}

/** The body of a request, the same bytes on every attempt (Beyond 2.2). Pings and catalog restarts have no place. */
export function eventBody({ id, type, body, occurredAt, position }: SentEvent): string {
  const timestamp = new Date(occurredAt).toISOString();
  const place = type === PING_TYPE || type === RESET_TYPE ? '' : `"posicion":${position},`;
  return `{"type":${JSON.stringify(type)},"timestamp":"${timestamp}","id":"${id}",${place}"data":${body}}`;
}
