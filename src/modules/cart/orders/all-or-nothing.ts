import type { Database, Transaction } from '@/shared/database/database';

/** Plans made from unlocked stock before one is made from rows nobody else can touch (Reliability 4.5). */
export const FREE_PLANS = 3;

/** Thrown in the work of `allOrNothing`: rolls its transaction back, and says what became of it instead. */
export class RolledBack<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super('rolled back');
  }
}

/**
 * Runs `work` in one transaction. Answers what it returns when that is committed, or the outcome of the `RolledBack<Outcome>` it throws
 * when nothing is left behind. Any other error is thrown on.
 */
export async function allOrNothing<Done, Outcome>(
  database: Database,
  work: (transaction: Transaction) => Promise<Done>,
): Promise<Done | Outcome> {
  try {
    return await database.write(work);
  } catch (error) {
    if (error instanceof RolledBack) return (error as RolledBack<Outcome>).outcome;
    throw error;
  }
}
