import { DAY_MS } from '@/shared/kernel/durations';

/** Where the current time comes from: injected, so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;
}

const mexicoCity = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Clocks are only put forward or back on a quarter of an hour. */
const QUARTER_MS = 900_000;

/** Mexico City's offset is the same for all time before the one and, as far as is known, after the other. Between them years have four digits. */
const FIRST_CHANGE = Date.UTC(1920, 0, 1);
const LAST_CHANGE = Date.UTC(9000, 0, 1);

let remembered = { quarter: NaN, offsetMs: 0 };
let today = { quarter: NaN, date: '' };

/** The calendar day in Mexico City as `YYYY-MM-DD` (Decisions 1). */
export function mexicoCityDate(at: Date): string {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  if (quarter === today.quarter) return today.date;
  const date = mexicoCityDateTime(at).slice(0, 10);
  // Before there were time zones a day did not begin on a quarter of an hour.
  if (offsetMs(at) % QUARTER_MS === 0) today = { quarter, date };
  return date;
}

/** Date and time in Mexico City as `YYYY-MM-DD HH:MM:SS` (Contract 2.5). */
export function mexicoCityDateTime(at: Date): string {
  const local = new Date(at.getTime() + offsetMs(at));
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment at which it is `YYYY-MM-DD HH:MM:SS` in Mexico City. A time that a clock change skips is taken for the hour after. */
export function mexicoCityInstant(local: string): Date {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  const guess = asUtc - offsetMs(new Date(asUtc));
  const offset = offsetMs(new Date(guess));
  const found = asUtc - offset;
  return new Date(offsetMs(new Date(found)) === offset ? found : guess);
}

/** From UTC to Mexico City. Asked for several times a request, and dear to work out: the last answer is kept. */
function offsetMs(at: Date): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  if (quarter !== remembered.quarter) {
    const known = Math.min(Math.max(at.getTime(), FIRST_CHANGE), LAST_CHANGE);
    const seconds = Math.floor(known / 1000) * 1000;
    remembered = { quarter, offsetMs: Date.parse(`${mexicoCity.format(seconds).replace(' ', 'T')}Z`) - seconds };
  }
  return remembered.offsetMs;
}

/** A `YYYY-MM-DD` day as the integer YYYYMMDD, which compares and stores compactly. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The day that `dayNumber` made YYYYMMDD of, as `YYYY-MM-DD` again. */
export function dayText(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** The first moment of a day (`YYYY-MM-DD`) in Mexico City, or of one some days later, as epoch milliseconds. */
export function startOfDay(day: string, daysLater = 0): number {
  const utc = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  // The offset of the moment itself: two steps reach it whatever the clocks do on that day.
  const near = utc - offsetMs(new Date(utc));
  return utc - offsetMs(new Date(near));
}

/** The last moment of a day (`YYYY-MM-DD`) in Mexico City, as epoch milliseconds. */
export function endOfDay(day: string): number {
  return startOfDay(day, 1) - 1;
}

/** The day `days` after another, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}
