import type { DynamicModule } from '@nestjs/common';
import { AppModule as Real } from '../../src/app.module';
import { AiSearchModule } from '@/modules/ai-search/ai-search.module';
export class AppModule { static with(config: never): DynamicModule { const made = Real.with(config); return { ...made, imports: [ ...(made.imports ?? []).slice(0, 3), AiSearchModule, ...(made.imports ?? []).slice(3)] }; } }
