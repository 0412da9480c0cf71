import type { Database } from '@/shared/database/database';

const LOOK_EVERY_MS = 1000;
const ANSWER_MS = 5000;

/** Resolves with what `work` comes to, or with undefined when that takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * An operator's statement may take as long as it needs, so its connection can't tell a long one from a server that says nothing any
 * more. This asks the server something small once a second, and calls `gone` when that has no answer within five. SQLite needs none.
 */
export function watchDatabase(database: Database, gone: (error: Error) => void): { stop(): void } {
  if (database.dialect === 'sqlite') return { stop: () => undefined };
  let asking = false;
  const look = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    // A refusal is an answer: the command's own statement fails then, and says why.
    const answer = database.reader.query('SELECT 1').then(
      () => true,
      () => true,
    );
    if (!(await within(ANSWER_MS, answer))) gone(new Error(`the database has not answered for ${ANSWER_MS / 1000} s`));
    asking = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
}
