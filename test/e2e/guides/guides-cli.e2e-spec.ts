import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { CommandFactory } from 'nest-commander';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@/config/app-config';
import { ConfigModule } from '@/config/config.module';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { GuidesCliModule } from '@/modules/cart/guides/guides-cli.module';
import { ClockModule } from '@/shared/clock.module';
import { Database } from '@/shared/database/database';
import { DatabaseModule } from '@/shared/database/database.module';
import { migrate } from '@/shared/database/schema/migrate';
import { temporaryDatabase } from '@test/support/servers/temporary-database';

describe('mostrador guides', () => {
  const argv = process.argv;

  afterEach(() => {
    process.argv = argv;
    process.exitCode = undefined;
    jest.restoreAllMocks();
  });

  it('downloads a guide by its folio, and leaves the storage folder as it is', async () => {
    const database = await temporaryDatabase('sqlite');
    const root = await mkdtemp(join(tmpdir(), 'mostrador-guides-'));
    const config = loadConfig({ DATABASE_URL: database.url, STORAGE_DIR: root });
    @Module({
      imports: [ConfigModule.with(config), ClockModule, DatabaseModule.with(ENTITIES, MIGRATIONS), GuidesCliModule],
    })
    class CommandLine {}
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const out = join(root, 'salida.pdf');
    process.argv = ['node', 'mostrador', 'guides', 'download', 'CHI-000001/26-API', '--out', out];
    const app = await CommandFactory.createWithoutRunning(CommandLine, false);
    try {
      await migrate(app.get(Database).writeSource);
      const files = app.get(GuideFileService, { strict: false });
      const accepted = await files.accept('guia.pdf', pdf());
      if (!accepted.accepted) throw new Error(accepted.flaw);
      await files.attachTo('CHI-000001/26', 7, accepted.guide);
      const orphan = await files.store(accepted.guide);
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
      await utimes(join(root, 'guides', orphan.storageName), yesterday, yesterday);
      await CommandFactory.runApplication(app);
      expect(await readFile(out)).toEqual(pdf());
      expect(printed).toHaveBeenCalledWith(expect.stringContaining('"folio":"CHI-000001/26"'));
      expect(await readdir(join(root, 'guides'))).toHaveLength(2);
    } finally {
      await app.close();
      await database.drop();
      await rm(root, { recursive: true, force: true });
    }
  });
});
