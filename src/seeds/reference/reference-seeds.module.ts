import { Module } from '@nestjs/common';
import { ImportingModule } from '@/modules/importing/importing.module';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';

/** Offers the built-in catalogs to the boot sequence. */
@Module({ imports: [ImportingModule], providers: [ReferenceSeeds], exports: [ReferenceSeeds] })
export class ReferenceSeedsModule {}
