import { DAY_MS } from '@/shared/kernel/durations';

const WINDOW_DAYS = 7;

/**
 * Whether what a file tells of this moment is still worth an event: invoices and guides of more than seven days ago are history, which is
 * loaded in silence (Beyond 2.2).
 */
export function isInEventWindow(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= WINDOW_DAYS * DAY_MS;
}
