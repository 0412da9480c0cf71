import { Module } from '@nestjs/common';
import { Cursors } from '@/shared/cursor/cursors';
import { SecretsModule } from '@/shared/secrets/secrets.module';

/** Cursors for the modules whose lists go on by them (Beyond 0). */
@Module({ imports: [SecretsModule], providers: [Cursors], exports: [Cursors] })
export class CursorModule {}
