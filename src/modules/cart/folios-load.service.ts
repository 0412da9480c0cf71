import { Inject, Injectable } from '@nestjs/common';
import { FolioCounterEntity } from '@/modules/cart/orders/persistence/entities/folio-counter.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/**
 * The counters of folios as a table that loads can lift: what an imported document uses is never given out again (Decisions 14.1).
 * Orders count on at the same time, so the greater number stays.
 */
@Injectable()
export class FoliosLoadService {
  readonly folioCounters: UpsertTable<FolioCounterEntity>;

  constructor(@Inject(Database) database: Database) {
    this.folioCounters = new UpsertTable(database, FolioCounterEntity, { rising: ['lastNumber'] });
  }
}
