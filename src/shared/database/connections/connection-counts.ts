import type { DataSource } from 'typeorm';

export interface ConnectionCounts {
  readonly used: number;
  readonly idle: number;
  /** What waits for a connection. */
  readonly pending: number;
}

/** The parts of mysql2's pool that have no public type; there is no other way to ask it. */
interface CountedPool {
  readonly _allConnections: { readonly length: number };
  readonly _freeConnections: { readonly length: number };
  readonly _connectionQueue: { readonly length: number };
}

/** How the pool of a MySQL/MariaDB source is used now. */
export function poolCounts(source: DataSource): ConnectionCounts {
  const { pool } = source.driver as unknown as { pool?: CountedPool };
  if (!pool) return { used: 0, idle: 0, pending: 0 };
  const idle = pool._freeConnections.length;
  return { used: pool._allConnections.length - idle, idle, pending: pool._connectionQueue.length };
}
