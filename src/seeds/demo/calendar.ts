const DAY_MS = 86_400_000;

/** `today` moved by whole days. */
export function shiftDays(today: Date, days: number): Date {
  return new Date(today.getTime() + days * DAY_MS);
}

/** `YYYY-MM-DD`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:MM:SS`, at the given minute of that day. */
export function isoMoment(date: Date, minuteOfDay: number): string {
  const hours = String(Math.floor(minuteOfDay / 60)).padStart(2, '0');
  const minutes = String(minuteOfDay % 60).padStart(2, '0');
  return `${isoDay(date)} ${hours}:${minutes}:00`;
}

/** `DD-MM-YYYY HH:MM:SS` of a `YYYY-MM-DD HH:MM:SS`. */
export function dayFirst(moment: string): string {
  return `${moment.slice(8, 10)}-${moment.slice(5, 7)}-${moment.slice(0, 4)}${moment.slice(10)}`;
}
