/** What prices are shown, quoted and paid in. At rest they are dollars (Decisions 8). */
export const CURRENCIES = ['usd', 'mxn'] as const;
export type Currency = (typeof CURRENCIES)[number];
