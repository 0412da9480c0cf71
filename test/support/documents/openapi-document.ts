import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '@/app/app.module';
import { createHttpAdapter } from '@/app/app.setup';
import { ERROR_CATALOG } from '@/app/error-catalog';
import { loadConfig } from '@/config/app-config';
import { buildOpenApi } from '@/docs/docs.setup';

/** The document of a service with every variable at its default, keys sorted, as it is kept in docs/openapi.json. */
export async function openApiText(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-openapi-'));
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'empty.sqlite')}`,
    STORAGE_DIR: join(folder, 'files'),
    SECRET_PEPPER: 'pepper-of-the-document',
  });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), createHttpAdapter(), {
    logger: false,
    abortOnError: false,
  });
  try {
    return `${JSON.stringify(sorted(buildOpenApi(app, ERROR_CATALOG)), null, 2)}\n`;
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same value with the keys of every object in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
