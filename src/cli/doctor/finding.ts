/** `unknown`: it can't be looked at. */
export type FindingState = 'ok' | 'wrong' | 'unknown';

/** What a look at one thing came to: what was found, and what to do unless all is well. */
export interface Finding {
  readonly check: string;
  readonly state: FindingState;
  readonly found: string;
  readonly advice: string;
}

/** All is well; the advice is none. */
export function well(check: string, found: string): Finding {
  return { check, state: 'ok', found, advice: '' };
}

export function wrong(check: string, found: string, advice: string): Finding {
  return { check, state: 'wrong', found, advice };
}

/** As `well` or as `wrong`, by a condition. */
export function judged(check: string, isWell: boolean, found: string, advice: string): Finding {
  return isWell ? well(check, found) : wrong(check, found, advice);
}

/** 0 when all is well, 1 when something is wrong, 2 when something could not be looked at (Decisions 14.3). */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'unknown')) return 2;
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}
