import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { loadConfig } from '@/config/app-config';
import { ENTITIES, MIGRATIONS } from '@/app/database.schema';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/schema/migrate';
import { Clock } from '@/shared/kernel/clock';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';
import type { AcceptedGuide } from '@/modules/cart/guides/domain/guide-file';
import { DownloadGuideCommand } from '@/modules/cart/guides/download-guide.command';
import { GuideFileService } from '@/modules/cart/guides/guide-file.service';
import { pdf } from '@/modules/cart/guides/content/guide-samples.builder';
import { GuideStorage } from '@/modules/cart/guides/guide-storage';
import { GuideSweeper } from '@/modules/cart/guides/guide-sweeper';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import { GuideFileRepository } from '@/modules/cart/guides/persistence/guide-file.repository';

const HOUR = 60 * 60 * 1000;

class SetClock extends Clock {
  at = new Date();
  now(): Date {
    return this.at;
  }
}

describe.each(availableDialects())('guide files on %s', (dialect) => {
  const clock = new SetClock();
  let temporary: TemporaryDatabase;
  let database: Database;
  let root: string;
  let folder: string;
  let storage: GuideStorage;
  let rows: GuideFileRepository;
  let files: GuideFileService;
  let sweeper: GuideSweeper;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    temporary = await temporaryDatabase(dialect);
    database = await Database.open(loadConfig({ DATABASE_URL: temporary.url }).database, ENTITIES, MIGRATIONS);
    await migrate(database.writeSource);
    rows = new GuideFileRepository(database);
  });

  afterAll(async () => {
    await database.close();
    await temporary.drop();
  });

  beforeEach(async () => {
    clock.at = new Date();
    root = await mkdtemp(join(tmpdir(), 'mostrador-guides-'));
    folder = join(root, 'guides');
    storage = new GuideStorage(folder);
    files = new GuideFileService(storage, rows, database, clock);
    sweeper = new GuideSweeper(storage, rows, clock, new HttpAdapterHost());
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
    await database.write((manager) => manager.clear(GuideFileEntity));
    await rm(root, { recursive: true, force: true });
  });

  async function accepted(text = ''): Promise<AcceptedGuide> {
    const judged = await files.accept('guía.pdf', pdf({ body: `% ${text}\n` }));
    if (!judged.accepted) throw new Error(judged.flaw);
    return judged.guide;
  }

  /** Rows without their file now, and the files and rows that are left after a sweep two hours later. */
  async function outcome(): Promise<{ missing: string[]; files: string[]; rows: string[] }> {
    const named = async (): Promise<string[]> =>
      (await database.reader.find(GuideFileEntity)).map((row) => row.storageName).sort();
    const there = new Set(await readdir(folder));
    const missing = (await named()).filter((name) => !there.has(name));
    clock.at = new Date(Date.now() + 2 * HOUR);
    await sweeper.sweep();
    return { missing, files: (await readdir(folder)).sort(), rows: await named() };
  }

  const nothing = { missing: [], files: [], rows: [] };
  const oneOfEach = { missing: [], files: [expect.any(String)], rows: [expect.any(String)] };

  it('attaches, finds again, and replaces', async () => {
    const first = await files.attachTo('CHI-000001/26', 7, await accepted('uno'));
    const found = await rows.findByFolio('CHI-000001/26');
    expect(found).toMatchObject({ ...first, accountId: 7, bytes: first.bytes, storedAt: clock.at.getTime() });
    const second = await files.attachTo('CHI-000001/26', 7, await accepted('dos'));
    expect(await readdir(folder)).toEqual([second.storageName]);
    const left = await outcome();
    expect(left).toEqual(oneOfEach);
    expect(left.files).toEqual(left.rows);
  });

  it('twenty at once for one order leave one row, its file, and no other after a sweep', async () => {
    const guides = await Promise.all(Array.from({ length: 20 }, (_, index) => accepted(String(index))));
    await Promise.all(guides.map((guide) => files.attachTo('CHI-000001/26', 7, guide)));
    const left = await outcome();
    expect(left).toEqual(oneOfEach);
    expect(left.files).toEqual(left.rows);
  });

  it('a process that ends between file and row leaves a file the sweep removes', async () => {
    await files.store(await accepted());
    expect(await outcome()).toEqual(nothing);
  });

  it('a transaction that fails leaves no row', async () => {
    jest.spyOn(rows, 'attach').mockRejectedValueOnce(new Error('rolled back'));
    await expect(files.attachTo('CHI-000001/26', 7, await accepted())).rejects.toThrow('rolled back');
    expect(await outcome()).toEqual(nothing);
  });

  it('a commit whose acknowledgement is lost keeps the file', async () => {
    const write = database.write.bind(database);
    jest.spyOn(database, 'write').mockImplementationOnce(async (work) => {
      await write(work);
      throw new Error('connection lost');
    });
    await expect(files.attachTo('CHI-000001/26', 7, await accepted())).rejects.toThrow('connection lost');
    const left = await outcome();
    expect(left).toEqual(oneOfEach);
    expect(left.files).toEqual(left.rows);
  });

  it('a full disk is the service’s trouble, not a wrong file', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    jest.spyOn(storage, 'put').mockRejectedValueOnce(full);
    const refusal = { kind: 'unavailable', code: 'almacenamiento_no_disponible', message: 'guide not stored: ENOSPC' };
    await expect(files.attachTo('CHI-000001/26', 7, await accepted())).rejects.toMatchObject(refusal);
    expect(await rows.findByFolio('CHI-000001/26')).toBeUndefined();
  });

  it('a sweep leaves young files alone', async () => {
    await files.store(await accepted());
    await expect(sweeper.sweep()).resolves.toEqual({ temporary: 0, orphans: 0 });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('sweeps at boot where uploads are taken, and not on the command line', async () => {
    const { storageName } = await files.store(await accepted());
    const then = new Date(Date.now() - 2 * HOUR);
    await utimes(join(folder, storageName), then, then);
    sweeper.onApplicationBootstrap();
    await sweeper.beforeApplicationShutdown();
    expect(await readdir(folder)).toHaveLength(1);
    const host = new HttpAdapterHost();
    host.httpAdapter = new ExpressAdapter();
    const serving = new GuideSweeper(storage, rows, clock, host);
    serving.onApplicationBootstrap();
    await serving.beforeApplicationShutdown();
    expect(await readdir(folder)).toEqual([]);
  });

  describe('guides download', () => {
    const command = (): DownloadGuideCommand => new DownloadGuideCommand(files);
    let printed: jest.SpiedFunction<typeof process.stdout.write>;
    let complained: jest.SpiedFunction<typeof process.stderr.write>;

    beforeEach(() => {
      printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
      complained = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    });

    it('writes the bytes that were sent, for the folio in either form', async () => {
      const guide = await accepted();
      const { sha256 } = await files.attachTo('CHI-000001/26', 7, guide);
      const out = join(root, 'salida.pdf');
      await command().run(['chi-000001/26-API'], { out });
      expect(await readFile(out)).toEqual(Buffer.from(guide.content));
      expect(JSON.parse(String(printed.mock.calls[0]?.[0]))).toEqual({
        folio: 'CHI-000001/26',
        name: 'guía.pdf',
        format: 'pdf',
        bytes: guide.content.length,
        sha256,
        file: out,
      });
      expect(process.exitCode).toBeUndefined();
    });

    it('says when there is none, overwrites nothing, and hands out no damaged file', async () => {
      const out = join(root, 'salida.pdf');
      await command().run(['CHI-000009/26'], { out });
      expect(complained).toHaveBeenLastCalledWith('error: no hay guía de CHI-000009/26\n');
      const { storageName } = await files.attachTo('CHI-000001/26', 7, await accepted());
      await writeFile(out, 'mío');
      await command().run(['CHI-000001/26'], { out });
      expect(complained).toHaveBeenLastCalledWith(`error: ${out} ya existe; elija otro archivo\n`);
      expect(await readFile(out, 'utf8')).toBe('mío');
      await rm(out);
      await writeFile(join(folder, storageName), 'otra cosa');
      await command().run(['CHI-000001/26'], { out });
      expect(complained).toHaveBeenLastCalledWith(expect.stringContaining('dañado'));
      await expect(readFile(out)).rejects.toMatchObject({ code: 'ENOENT' });
      expect(process.exitCode).toBe(1);
    });
  });
});
