import { dayNumber, mexicoCityDate } from '@/shared/kernel/clock';

/**
 * How long after midnight offers are published, by the clock of whoever does it: by then it is the new day also for a process whose clock
 * is behind by less than that (Beyond 1.6).
 */
const AFTER_MIDNIGHT_MS = 2000;

/** The day, YYYYMMDD in Mexico City, whose offers are published at a moment (epoch milliseconds). */
export function offerDay(at: number): number {
  return dayNumber(mexicoCityDate(new Date(at - AFTER_MIDNIGHT_MS)));
}
