import { Module } from '@nestjs/common';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { ImportService } from '@/modules/importing/import.service';

/** The operator's loader. What it needs of the other modules are their tables, and those need nothing but the database. */
@Module({
  providers: [ImportService, ImportRunsRepository, ...new Set(ENTITY_OFFERS.flatMap(({ services }) => services))],
  exports: [ImportService, ImportRunsRepository],
})
export class ImportingModule {}
