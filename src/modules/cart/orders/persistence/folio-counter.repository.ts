import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FolioCounterEntity } from '@/modules/cart/orders/persistence/entities/folio-counter.entity';
import { Database } from '@/shared/database/database';

/** Numbers of folios, one after the other in each series and year. */
@Injectable()
export class FolioCounterRepository {
  constructor(private readonly database: Database) {}

  /**
   * The next number of the series in the year, from 1. Holds the counter until the transaction ends: ask for it last
   * (Reliability 2.2). A transaction rolled back gives its number back.
   */
  async next(manager: EntityManager, series: string, year: number): Promise<number> {
    const number = await this.advance(manager, series, year);
    if (number !== undefined) return number;
    const first = { series, year, lastNumber: 0 };
    await manager
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(FolioCounterEntity)
      .values(first)
      .updateEntity(false)
      .execute();
    const started = await this.advance(manager, series, year);
    if (started === undefined) throw new Error(`no folio counter for ${series}`);
    return started;
  }

  /** Counts on and reads in one statement, for the counter is the row everyone waits for; undefined when there is none yet. */
  private async advance(manager: EntityManager, series: string, year: number): Promise<number | undefined> {
    const where = 'WHERE series = ? AND year = ?';
    if (this.database.dialect === 'sqlite') {
      const sql = `UPDATE folio_counters SET last_number = last_number + 1 ${where} RETURNING last_number`;
      const rows = await manager.query<{ last_number: number }[]>(sql, [series, year]);
      return rows[0]?.last_number;
    }
    const sql = `UPDATE folio_counters SET last_number = LAST_INSERT_ID(last_number + 1) ${where}`;
    const { affectedRows, insertId } = await manager.query<{ affectedRows: number; insertId: number }>(sql, [
      series,
      year,
    ]);
    return affectedRows === 1 ? insertId : undefined;
  }
}
