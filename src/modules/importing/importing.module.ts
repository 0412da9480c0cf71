import { Module } from '@nestjs/common';
import { OrderMovesModule } from '@/modules/cart/order-moves.module';
import { ClockModule } from '@/shared/clock.module';
import { CfdiImport } from '@/modules/importing/cfdi/cfdi-import.service';
import { GuideEvents } from '@/modules/importing/follow/guide-events.service';
import { ENTITY_OFFERS } from '@/modules/importing/import-entities';
import { ImportFigures } from '@/modules/importing/history/import-figures';
import { ImportLines } from '@/modules/importing/history/import-lines';
import { GuideLinksRepository } from '@/modules/importing/persistence/guide-links.repository';
import { ImportPiecesRepository } from '@/modules/importing/persistence/import-pieces.repository';
import { ImportRunsRepository } from '@/modules/importing/persistence/import-runs.repository';
import { ImportService } from '@/modules/importing/import.service';
import { InvoiceDocumentsModule } from '@/modules/invoices/invoice-documents.module';

/**
 * The operator's loader. What it needs of the other modules are their tables, which need nothing but the database, and
 * the port that moves orders.
 */
@Module({
  imports: [ClockModule, InvoiceDocumentsModule, OrderMovesModule],
  providers: [
    ImportService,
    CfdiImport,
    GuideLinksRepository,
    GuideEvents,
    ImportPiecesRepository,
    ImportRunsRepository,
    ImportFigures,
    ImportLines,
    ...new Set(ENTITY_OFFERS.flatMap(({ services }) => services)),
  ],
  exports: [ImportService, ImportRunsRepository],
})
export class ImportingModule {}
