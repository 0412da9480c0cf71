import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { defer, deferText, knownText, type DeferredText } from '@/shared/database/statements';
import { patienceMs } from '@/shared/deadline/deadline';
import type { NumberForm } from '@/shared/text/number-form';
import { MINUTE_MS } from '@/shared/kernel/durations';

/** Where no deadline binds. */
const LONGEST_MS = MINUTE_MS;

/** Numbers of folios, one after the other in each series and year. */
@Injectable()
export class FolioCounterRepository {
  constructor(private readonly database: Database) {}

  /**
   * The folio with the next number of the series in the year, from 1. Holds the counter until the transaction ends: ask for it last
   * (Reliability 2.2). A transaction rolled back gives its number back. On MySQL/MariaDB the number is counted with the next statement that
   * is asked, at best with the COMMIT: nobody waits then for what this process does meanwhile.
   */
  next(manager: EntityManager, series: string, year: number, form: NumberForm): Promise<DeferredText> {
    return this.database.dialect === 'mysql'
      ? this.defer(manager, [series, year], form)
      : this.count(manager, [series, year], form);
  }

  private async count(manager: EntityManager, key: [string, number], form: NumberForm): Promise<DeferredText> {
    const rows = await manager.query<{ last_number: number }[]>(
      `INSERT INTO folio_counters (series, year, last_number) VALUES (?, ?, 1)
       ON CONFLICT (series, year) DO UPDATE SET last_number = last_number + 1 RETURNING last_number`,
      key,
    );
    if (!rows[0]) throw new Error('no folio counter');
    return knownText(rows[0].last_number, form);
  }

  /**
   * The COMMIT may be waiting behind it, for which nobody may wait longer than for an answer: when others have held the counter until then, or
   * were making its row, a subquery of more than the one row that is wanted ends the transaction.
   */
  private async defer(manager: EntityManager, key: [string, number], form: NumberForm): Promise<DeferredText> {
    await defer(manager, 'SET @count_until = SYSDATE(6) + INTERVAL ? MICROSECOND', [
      Math.round(patienceMs(LONGEST_MS) * 1000),
    ]);
    const counting = `INSERT INTO folio_counters (series, year, last_number) VALUES (?, ?, LAST_INSERT_ID(1))
       ON DUPLICATE KEY UPDATE last_number = LAST_INSERT_ID(last_number + 1)`;
    const folio = await deferText(manager, [counting, key], form);
    await defer(manager, 'SET @counted = IF(SYSDATE(6) < @count_until, 1, (SELECT 1 UNION ALL SELECT 2))', []);
    return folio;
  }
}
