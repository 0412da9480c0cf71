import { Module } from '@nestjs/common';
import { ImportCommand } from '@/modules/importing/commands/import.command';
import { ImportingModule } from '@/modules/importing/importing.module';

/** The operator's command `import` (Import format, Running it). */
@Module({ imports: [ImportingModule], providers: [ImportCommand] })
export class ImportCliModule {}
