import { DAY_MS } from '@/shared/kernel/durations';

/** Days, both included, as `YYYY-MM-DD` in Mexico City. */
export interface UsagePeriod {
  readonly from: string;
  readonly to: string;
}

/** Days one question may span (Beyond 6.1). */
export const MOST_DAYS = 31;

/** The period asked for: today where nothing is said, and one day where only its end is. */
export function usagePeriod(from: string | undefined, to: string | undefined, today: string): UsagePeriod {
  return { from: from ?? to ?? today, to: to ?? today };
}

/** Why a period can't be told of; undefined when it can. */
export function periodProblem({ from, to }: UsagePeriod): 'reversed' | 'too-long' | undefined {
  if (from > to) return 'reversed';
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS ? 'too-long' : undefined;
}
