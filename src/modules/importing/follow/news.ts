import { DAY_MS } from '@/shared/kernel/durations';

const NEWS_DAYS = 7;

/** Whether something of this moment is worth an event: what is older than seven days is history (Beyond 2.2). */
export function isNews(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= NEWS_DAYS * DAY_MS;
}
