import type { Database } from '@/shared/database/database';
import { requestsCome } from '@/shared/kernel/turns';

/**
 * Whether requests are under way and would have to wait for a transaction to end: on SQLite. Statements on MySQL/MariaDB let requests in.
 */
export function holdsUpRequests({ dialect }: Pick<Database, 'dialect'>): boolean {
  return dialect === 'sqlite' && requestsCome();
}
