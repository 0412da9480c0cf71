/** Where the current time comes from: injected, so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;
}

const mexicoCityDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const mexicoCityTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The calendar day in Mexico City as `YYYY-MM-DD` (Decisions 1). */
export function mexicoCityDate(at: Date): string {
  return mexicoCityDay.format(at);
}

/** Date and time in Mexico City as `YYYY-MM-DD HH:MM:SS` (Contract 2.5). */
export function mexicoCityDateTime(at: Date): string {
  return `${mexicoCityDay.format(at)} ${mexicoCityTime.format(at)}`;
}

/** A `YYYY-MM-DD` day as the integer YYYYMMDD, which compares and stores compactly. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
