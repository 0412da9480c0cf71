import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportService } from '@/modules/importing/import.service';
import type { LoadProblem } from '@/modules/importing/load/load-summary';
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/places/postal-code.entity';
import { PostalCodes } from '@/modules/support-catalogs/postal-codes.service';
import { Database } from '@/shared/database/database';
import { startTestApp, type TestApp } from '@test/support/app';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';
import { officialPostalFiles } from './official-postal-files.builder';

/** Three loads of up to 145,092 lines and a start, on a machine that may be busy. */
describe.each(officialPostalFiles)('%s', (name, read) => {
  const official = read();
  const { bytes } = official;

  describe.each(availableDialects())('on %s', (dialect) => {
    let database: TemporaryDatabase;
    let app: TestApp;
    let folder: string;
    const problems: LoadProblem[] = [];

    async function load(name: string, content: Buffer | string) {
      const file = join(folder, name);
      await writeFile(file, content);
      problems.length = 0;
      const reporter = {
        fileStarted: () => undefined,
        progress: () => undefined,
        problem: (problem: LoadProblem) => void problems.push(problem),
        warning: (text: string) => {
          throw new Error(text);
        },
        unreadable: () => undefined,
        fileRefused: () => undefined,
        fileDone: () => undefined,
      };
      const started = performance.now();
      const cpu = process.cpuUsage();
      const summary = await app.nest.get(ImportService, { strict: false }).importPath(file, {}, reporter);
      await app.settle();
      const { user, system } = process.cpuUsage(cpu);
      return { summary, wallMs: performance.now() - started, cpuMs: (user + system) / 1000 };
    }

    beforeAll(async () => {
      database = await temporaryDatabase(dialect);
      app = await startTestApp({ database });
      folder = await mkdtemp(join(tmpdir(), 'mostrador-postal-'));
    });

    afterAll(async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    it('loads as it is, in its time, with the right counts', async () => {
      const { summary, wallMs, cpuMs } = await load('CPdescarga.txt', bytes);
      process.stdout.write(`${name} on ${dialect}: ${wallMs.toFixed(0)} ms, of processor ${cpuMs.toFixed(0)} ms\n`);
      expect(problems).toEqual([]);
      expect(summary).toMatchObject({ read: official.lines, refused: 0 });
      // On a machine that others use too, the clock runs on while this process waits: then its own time counts.
      expect(Math.min(wallMs, cpuMs)).toBeLessThan(official.limitMs);
      const expected = new Map<string, Set<string>>();
      for (const [code, settlement] of official.settlements)
        expected.set(code, (expected.get(code) ?? new Set()).add(settlement.toUpperCase()));
      const stored = await app.nest.get(Database).reader.find(PostalCodeEntity);
      const codes = stored.filter(({ code }) => expected.has(code));
      expect(codes).toHaveLength(official.codes);
      expect(codes.filter((code) => !code.complete)).toEqual([]);
      const wrong = codes.filter(({ code, settlements }) => {
        const names = expected.get(code);
        return names?.size !== settlements.length || settlements.some((name) => !names.has(name));
      });
      expect(wrong).toEqual([]);
    });

    it('lists settlements of one name once', async () => {
      const known = await app.nest.get(PostalCodes).find(official.repeated);
      const names = official.settlements
        .filter(([code]) => code === official.repeated)
        .map(([, settlement]) => settlement.toUpperCase());
      expect(names.length).toBeGreaterThan(new Set(names).size);
      expect(new Set(known?.settlements)).toEqual(new Set(names));
      expect(known?.settlements).toHaveLength(new Set(names).size);
    });

    it('changes nothing the second time, in UTF-8 with a byte-order mark', async () => {
      const { summary } = await load('codigos_postales.txt', `\uFEFF${bytes.toString('latin1')}`);
      expect(problems).toEqual([]);
      expect(summary).toMatchObject({
        read: official.lines,
        created: 0,
        changed: 0,
        unchanged: official.lines,
        refused: 0,
      });
    });

    it('refuses bad lines with their number, column and problem, and loads the rest', async () => {
      const [licence = '', header = '', first = ''] = bytes.subarray(0, 2000).toString('latin1').split('\r\n');
      const cells = first.split('|');
      const changed = (index: number, value: string): string =>
        cells.map((cell, at) => (at === index ? value : cell)).join('|');
      const lines = [
        licence,
        'Descargado el 3 de octubre | versión 2',
        header,
        changed(0, 'ABC'),
        changed(1, ''),
        changed(7, '33'),
        'a|b',
        changed(1, 'Ñandú Nuevo'),
        '',
      ];
      const { summary } = await load('codigos_postales.txt', Buffer.from(lines.join('\r\n'), 'latin1'));
      expect(summary).toMatchObject({ read: 5, changed: 1, refused: 4 });
      expect(problems.map(({ line, field }) => [line, field])).toEqual([
        [4, 'd_codigo'],
        [5, 'd_asenta'],
        [6, 'c_estado'],
        [7, 'd_codigo'],
      ]);
      expect((await app.nest.get(PostalCodes).find(cells[0] ?? ''))?.settlements).toContain('ÑANDÚ NUEVO');
    });
  });
});
