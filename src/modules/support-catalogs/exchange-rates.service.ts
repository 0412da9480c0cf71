import { Injectable, type OnModuleInit } from '@nestjs/common';
import { completeRates, type RateTable } from '@/modules/support-catalogs/domain/payment/exchange-rates';
import { ExchangeRateRepository } from '@/modules/support-catalogs/persistence/payment/exchange-rate.repository';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { differences, type ChangeHandler, type Comparison } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';

/** Pesos per US dollar by term, in ten-thousandths (Decisions 4), in memory, in step with the database. */
@Injectable()
export class ExchangeRates implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['exchange-rate'];
  readonly comparable = ['exchange-rate'] as const;
  private rates: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly repository: ExchangeRateRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** The rate of a term (`normal`, `preferencial`, …); undefined when none was loaded. */
  rate(term: string): number | undefined {
    return this.rates.get(term);
  }

  /** Every rate loaded, by term. */
  all(): ReadonlyMap<string, number> {
    return this.rates;
  }

  /** The seven published rates; undefined while one is missing. */
  table(): RateTable | undefined {
    return completeRates(this.rates);
  }

  async load(): Promise<void> {
    this.rates = await this.repository.findAll();
  }

  async apply(): Promise<void> {
    await this.load();
  }

  async compare(): Promise<Comparison> {
    return { differing: differences('exchange-rate', this.rates, await this.repository.findAll()) };
  }
}
