import type { DataSource } from 'typeorm';
import type { DatabaseDialect } from '@/config/app-config';
import { OperatorError } from '@/shared/kernel/operator-error';
import { tableNames, type Row } from '@/shared/database/transfer/schema-facts';

/** A table that is there from the first change of a restore to its last: what it stands in is not whole. */
export const RESTORE_MARK = 'restore_under_way';

/** Throws when a restore of this database was begun and not finished. */
export async function refuseHalfRestored(source: DataSource): Promise<void> {
  if (await isHalfRestored(source))
    throw new OperatorError(
      'esta base de datos tiene una restauración a medias; repítala con: mostrador restore <carpeta del respaldo>',
    );
}

export async function isHalfRestored(source: DataSource): Promise<boolean> {
  const dialect: DatabaseDialect = source.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  return (await tableNames(dialect, (sql) => source.query<Row[]>(sql))).includes(RESTORE_MARK);
}
