/** Lengths of time in milliseconds, the unit of every instant and wait in the code. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. A calendar day of Mexico City may be longer or shorter: `startOfDay` and `dayAfter` of `clock.ts` count those. */
export const DAY_MS = 24 * HOUR_MS;
