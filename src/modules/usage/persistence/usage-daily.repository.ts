import { Injectable } from '@nestjs/common';
import { Between, LessThan, type EntityManager } from 'typeorm';
import type { UsagePeriod } from '@/modules/usage/domain/usage-period';
import type { UsageRow } from '@/modules/usage/domain/usage-tally';
import { UsageDailyEntity } from '@/modules/usage/persistence/usage-daily.entity';
import { Database } from '@/shared/database/database';

const COLUMNS = ['account_id', 'day', 'client_id', 'route', 'status_class', 'calls', 'bytes', 'micros'];
const SUMS = COLUMNS.slice(5);
const ROWS_PER_STATEMENT = 100;
const DELETED_AT_ONCE = 1000;

const ADD_SQL = {
  mysql: `ON DUPLICATE KEY UPDATE ${SUMS.map((name) => `${name} = ${name} + VALUES(${name})`).join(', ')}`,
  sqlite: `ON CONFLICT (${COLUMNS.slice(0, 5).join(', ')}) DO UPDATE SET ${SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`,
} as const;

@Injectable()
export class UsageDailyRepository {
  constructor(private readonly database: Database) {}

  /** Adds to what the rows of those days hold already, whoever wrote them: all of it or nothing. */
  add(rows: readonly UsageRow[]): Promise<void> {
    return this.database.write(async (manager) => {
      for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
        await this.addSome(manager, rows.slice(start, start + ROWS_PER_STATEMENT));
    });
  }

  /** Rows of an account, or of one of its credentials, in the order of day, credential, route and class. */
  list(accountId: number, { from, to }: UsagePeriod, clientId: string | undefined): Promise<UsageRow[]> {
    return this.database.reader.find(UsageDailyEntity, {
      where: { accountId, day: Between(from, to), ...(clientId === undefined ? {} : { clientId }) },
      order: { day: 'ASC', clientId: 'ASC', route: 'ASC', statusClass: 'ASC' },
    });
  }

  /** Deletes some of the rows of days before `day`; answers how many. */
  async prune(day: string): Promise<number> {
    const old = await this.database.reader.find(UsageDailyEntity, {
      where: { day: LessThan(day) },
      take: DELETED_AT_ONCE,
    });
    if (old.length > 0) await this.database.write((manager) => manager.remove(old));
    return old.length;
  }

  private async addSome(manager: EntityManager, rows: readonly UsageRow[]): Promise<void> {
    await manager.query(
      `INSERT INTO usage_daily (${COLUMNS.join(', ')}) VALUES ${rows.map(() => `(${COLUMNS.map(() => '?').join(', ')})`).join(', ')} ${ADD_SQL[this.database.dialect]}`,
      rows.flatMap((row) => [
        ...[row.accountId, row.day, row.clientId, row.route, row.statusClass],
        ...[row.calls, row.bytes, row.micros],
      ]),
    );
  }
}
