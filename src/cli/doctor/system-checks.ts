import { Redis } from 'ioredis';
import { judged, well, wrong, type Finding } from '@/cli/doctor/finding';
import type { AppConfig } from '@/config/app-config';
import type { Database, Transaction } from '@/shared/database/database';
import { executedMigrations, type Ask } from '@/shared/database/transfer/schema-facts';

const REDIS_MS = 2000;
const MAX_SKEW_MS = 2000;
const PROBE = 'doctor-probe';

/** Whether the Redis of REDIS_URL answers. */
export async function redisCheck({ redisUrl }: AppConfig): Promise<Finding> {
  if (redisUrl === undefined) return well('redis', 'no se usa (REDIS_URL)');
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
    socketTimeout: REDIS_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return well('redis', 'responde');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return wrong(
      'redis',
      `no responde (${code ?? message})`,
      'revise el servidor y REDIS_URL; sin él cada proceso limita por su cuenta',
    );
  } finally {
    redis.disconnect();
  }
}

/** Whether a row can be written; it is taken back. */
export async function writableCheck(database: Database): Promise<Finding> {
  const taken = new Error('taken back');
  try {
    await database.write(async (manager: Transaction) => {
      await manager.query('INSERT INTO startup_marks (name, finished) VALUES (?, ?)', [PROBE, 0]);
      throw taken;
    });
  } catch (error) {
    if (error !== taken)
      return wrong(
        'writable',
        `no admite escrituras (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`,
        'revise que no esté en solo lectura, los permisos y el disco',
      );
  }
  return well('writable', 'admite escrituras');
}

/** Whether database and machine agree on the time. */
export async function clockCheck({ dialect }: Database, ask: Ask): Promise<Finding> {
  if (dialect === 'sqlite') return well('clock', 'la base de datos usa el de esta máquina');
  const began = Date.now();
  const [row] = await ask('SELECT UNIX_TIMESTAMP(NOW(3)) * 1000 AS now');
  const skew = Number(row?.now) - (began + Date.now()) / 2;
  const found = `${(Math.abs(skew) / 1000).toFixed(1)} s de diferencia con la base de datos`;
  return judged('clock', Math.abs(skew) <= MAX_SKEW_MS, found, 'sincronice los relojes (NTP) de ambas máquinas');
}

/** Whether the schema is this release's. */
export async function migrationsCheck({ dialect }: Database, ask: Ask, known: readonly string[]): Promise<Finding> {
  const executed = new Set(await executedMigrations(dialect, ask));
  const pending = known.filter((name) => !executed.has(name));
  return judged(
    'migrations',
    pending.length === 0,
    pending.length === 0 ? 'el esquema está al día' : `${pending.length} migraciones pendientes`,
    'arranque el servicio, o ejecute cualquier otro comando: las aplica',
  );
}
