import { Injectable } from '@nestjs/common';
import { ExchangeRateEntity } from '@/modules/support-catalogs/persistence/payment/exchange-rate.entity';
import { Database } from '@/shared/database/database';

@Injectable()
export class ExchangeRateRepository {
  constructor(private readonly database: Database) {}

  /** Ten-thousandths of a peso per dollar, by term. */
  async findAll(): Promise<Map<string, number>> {
    const rows = await this.database.reader.find(ExchangeRateEntity);
    return new Map(rows.map(({ term, rate }) => [term, rate]));
  }
}
