import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FolioCounterEntity } from '@/modules/cart/persistence/folio-counter.entity';
import { affectedRows } from '@/modules/cart/persistence/statements';

/** Numbers of folios, one after the other in each series and year. */
@Injectable()
export class FolioCounterRepository {
  /**
   * The next number of the series in the year, from 1. Holds the counter until the transaction ends: ask for it last
   * (Reliability 2.2). A transaction rolled back gives its number back.
   */
  async next(manager: EntityManager, series: string, year: number): Promise<number> {
    if (!(await this.advance(manager, series, year))) {
      await manager
        .createQueryBuilder()
        .insert()
        .orIgnore()
        .into(FolioCounterEntity)
        .values({ series, year, lastNumber: 0 })
        .updateEntity(false)
        .execute();
      await this.advance(manager, series, year);
    }
    const counter = await manager.findOneByOrFail(FolioCounterEntity, { series, year });
    return counter.lastNumber;
  }

  private async advance(manager: EntityManager, series: string, year: number): Promise<boolean> {
    const sql = 'UPDATE folio_counters SET last_number = last_number + 1 WHERE series = ? AND year = ?';
    return (await affectedRows(manager, sql, [series, year])) === 1;
  }
}
