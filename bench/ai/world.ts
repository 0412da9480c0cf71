import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { AppModule } from '@/app/app.module';
import { createHttpAdapter } from '@/app/app.setup';
import { prepareData, startFollowing } from '@/app/boot';
import { loadConfig } from '@/config/app-config';
import { ImportService } from '@/modules/importing/import.service';
import { AiSearchModule } from '@/modules/ai-search/ai-search.module';
import { ProductTraitsService } from '@/modules/ai-search/product-traits.service';

/** Holds the modules together. */
@Module({})
class Root {}

const nothing = (): void => undefined;
const complain = (problem: unknown): void => {
  process.stderr.write(`${JSON.stringify(problem)}\n`);
};
const SILENT = {
  fileStarted: nothing,
  progress: nothing,
  problem: complain,
  warning: complain,
  unreadable: complain,
  fileRefused: complain,
  fileDone: nothing,
};

/** The service without its HTTP side, on a database of its own (the demo's unless told otherwise); `catalog`: a folder to import first. */
export async function startWorld(
  env: Readonly<Record<string, string>> = {},
  catalog?: string,
): Promise<{ app: INestApplication; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'demo.sqlite')}`,
    STORAGE_DIR: join(folder, 'files'),
    SECRET_PEPPER: 'pepper-of-the-benchmark',
    LOG_LEVEL: 'error',
    DEMO: 'true',
    ...env,
  });
  const app = await NestFactory.create(
    { module: Root, imports: [AppModule.with(config), AiSearchModule] },
    createHttpAdapter(),
    { bodyParser: false, logger: ['error', 'warn'] },
  );
  await prepareData(app);
  await app.init();
  if (catalog !== undefined) await app.get(ImportService, { strict: false }).importPath(catalog, {}, SILENT);
  await startFollowing(app);
  await app.get(ProductTraitsService, { strict: false }).settled();
  return {
    app,
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
