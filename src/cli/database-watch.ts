import type { Database } from '@/shared/database/database';
import { troubleOf } from '@/shared/database/database-trouble';

const LOOK_EVERY_MS = 1000;
const LOOKS = 5;

interface Watch {
  stop(): void;
}

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
 * more. Once the database is open this asks the server something small, and calls `gone` when that has no answer at five looks in a
 * row, a second apart. Looks are counted and not seconds: while this process itself is busy it can't see an answer that has come.
 * SQLite needs none.
 */
export function watchDatabase(
  database: Pick<Database, 'dialect' | 'reader' | 'isOpen'>,
  gone: (error: Error) => void,
): Watch {
  if (database.dialect === 'sqlite') return { stop: () => undefined };
  let asking = false;
  let unanswered = 0;
  const answered = (): void => {
    asking = false;
    unanswered = 0;
  };
  const failed = (error: unknown): void => {
    if (isRefusal(error)) answered();
    asking = false;
  };
  const look = (): void => {
    if (!database.isOpen) return;
    if (unanswered++ === LOOKS) gone(new Error(`la base de datos no responde desde hace ${LOOKS} s`));
    if (asking) return;
    asking = true;
    database.reader.query('SELECT 1').then(answered, failed);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** The server itself has said no, which is an answer too: the command's own statement fails then, and says why. */
function isRefusal(error: unknown): boolean {
  const trouble = troubleOf(error);
  if (trouble?.errno !== undefined) return true;
  return trouble?.kind !== 'slow' && trouble?.kind !== 'unreachable';
}
