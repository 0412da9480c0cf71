import { DAY_MS } from '@/shared/kernel/durations';

/**
 * The moment, in epoch milliseconds, from which on events, deliveries and attempts are kept (EVENT_RETENTION_DAYS; Beyond 1.5, 9.2). What
 * is older is not shown any more, deleted or not.
 */
export function keptFrom(now: Date, retentionDays: number): number {
  return now.getTime() - retentionDays * DAY_MS;
}
