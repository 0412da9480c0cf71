import type { DataSource } from 'typeorm';

/** How often the first connection is tried, two seconds each. */
const TRIES = 5;

/**
 * Opens a source for the first time. Where no answer comes in the time of a connection it is tried again: on a machine where many processes
 * start at once none of them may have its turn in that time. What is refused, or can't be found, fails at once. Throws what the last try threw.
 */
export async function openSource(source: DataSource): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await source.initialize();
      return;
    } catch (error) {
      if (tries === TRIES || !isUnanswered(error)) throw error;
    }
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
}
