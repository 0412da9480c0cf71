import { Module } from '@nestjs/common';
import { ImportCommand } from '@/modules/importing/commands/import.command';
import { ImportsCommand, ImportsListCommand, ImportsShowCommand } from '@/modules/importing/commands/imports.command';
import { ImportingModule } from '@/modules/importing/importing.module';

/** The operator's commands `import` and `imports` (Import format, Running it). */
@Module({
  imports: [ImportingModule],
  providers: [ImportCommand, ImportsCommand, ImportsListCommand, ImportsShowCommand],
})
export class ImportCliModule {}
