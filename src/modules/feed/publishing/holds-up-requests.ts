import type { Database } from '@/shared/database/database';
import { requestsCome } from '@/shared/kernel/turns';

/** Whether requests come that would wait for a transaction to its end: on SQLite; statements of MySQL/MariaDB let them in. */
export function holdsUpRequests({ dialect }: Pick<Database, 'dialect'>): boolean {
  return dialect === 'sqlite' && requestsCome();
}
