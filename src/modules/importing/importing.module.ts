import { Module } from '@nestjs/common';
import { CfdiImport } from '@/modules/importing/cfdi/cfdi-import.service';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { ImportService } from '@/modules/importing/import.service';
import { InvoiceDocumentsModule } from '@/modules/invoices/invoice-documents.module';

/** The operator's loader. What it needs of the other modules are their tables, and those need nothing but the database. */
@Module({
  imports: [InvoiceDocumentsModule],
  providers: [
    ImportService,
    CfdiImport,
    ImportRunsRepository,
    ...new Set(ENTITY_OFFERS.flatMap(({ services }) => services)),
  ],
  exports: [ImportService, ImportRunsRepository],
})
export class ImportingModule {}
