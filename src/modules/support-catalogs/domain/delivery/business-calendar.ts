import { dayAfter, dayNumber } from '@/shared/kernel/clock';

/** No calendar in use closes for longer; a search that goes on beyond it would be a mistake in the list. */
const LONGEST_CLOSURE = 3660;

/** Business days: Monday to Friday without the holidays (Beyond 4). Days are `YYYY-MM-DD`. */
export class BusinessCalendar {
  private readonly holidays: ReadonlySet<number>;

  /** `holidays` as YYYYMMDD. */
  constructor(holidays: Iterable<number>) {
    this.holidays = new Set(holidays);
  }

  isBusinessDay(day: string): boolean {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !this.holidays.has(dayNumber(day));
  }

  /** The day itself when business is done on it, else the next one on which it is. */
  onOrAfter(day: string): string {
    let candidate = day;
    for (let tries = 0; tries < LONGEST_CLOSURE && !this.isBusinessDay(candidate); tries++)
      candidate = dayAfter(candidate, 1);
    return candidate;
  }

  /** The business day that comes `count` of them after `day`; `day` itself, or the next one, for none. */
  after(day: string, count: number): string {
    let reached = count === 0 ? this.onOrAfter(day) : day;
    for (let left = count; left > 0; left--) reached = this.onOrAfter(dayAfter(reached, 1));
    return reached;
  }
}
