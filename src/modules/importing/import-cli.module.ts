import { Module } from '@nestjs/common';
import { ImportCfdiCommand } from '@/modules/importing/commands/import-cfdi.command';
import { ImportCommand } from '@/modules/importing/commands/import.command';
import { ImportsCommand, ImportsListCommand, ImportsShowCommand } from '@/modules/importing/commands/imports.command';
import { ImportingModule } from '@/modules/importing/importing.module';

/** The operator's commands `import`, `import-cfdi` and `imports` (Import format, Running it). */
@Module({
  imports: [ImportingModule],
  providers: [ImportCommand, ImportCfdiCommand, ImportsCommand, ImportsListCommand, ImportsShowCommand],
})
export class ImportCliModule {}
