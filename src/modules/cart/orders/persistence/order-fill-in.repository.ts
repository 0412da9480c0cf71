import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { dateLines, undatedOrders } from '@/modules/cart/orders/persistence/date-order-lines';
import { fillInOrders } from '@/modules/cart/orders/persistence/fill-in-orders';
import { Database } from '@/shared/database/database';
import { fillIn, type FillIn } from '@/shared/database/schema/schema-changes';

/** Quotes and orders that the release before has written while both run (Beyond 9.6). */
@Injectable()
export class OrderFillInRepository {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Gives them what they lack. Where there are none it reads three rows' worth of indices and writes nothing. */
  async run(): Promise<void> {
    for (const each of fillInOrders(this.config.quoteDays)) {
      if (!(await this.isThere(each))) continue;
      await this.database.write(async ({ queryRunner }) => {
        if (!queryRunner) throw new Error('a transaction has its connection');
        await fillIn(queryRunner, each);
      });
    }
    await this.dateLines();
  }

  private async dateLines(): Promise<void> {
    for (;;) {
      const ids = await undatedOrders((sql) => this.database.reader.query(sql));
      if (ids.length === 0) return;
      await this.database.write((manager) => dateLines((sql, values) => manager.query(sql, [...values]), ids));
    }
  }

  private async isThere({ table, where }: FillIn): Promise<boolean> {
    const rows = await this.database.reader.query<unknown[]>(`SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`);
    return rows.length > 0;
  }
}
