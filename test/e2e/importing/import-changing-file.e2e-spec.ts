import 'reflect-metadata';
import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import type { ImportSummary } from '@/modules/importing/load/load-summary';
import { useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const LINES = 12_000;
const banner = (id: number): string => `${JSON.stringify({ id: `b${id}`, titulo: 'x'.repeat(100) })}\n`;

/** What was loaded, and what was said of the file. */
interface Loaded {
  readonly summary: ImportSummary;
  readonly said: readonly string[];
}

describe.each(availableDialects())('a file that is written while it is read, on %s', (dialect) => {
  let importer: TestImporter;
  let folder: string;
  let path: string;

  useImporter(dialect, (started) => {
    importer = started;
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-changing-'));
    path = join(folder, 'banners.ndjson');
    await writeFile(path, Array.from({ length: LINES }, (_, at) => banner(at)).join(''));
    await importer.write('DELETE FROM banners');
    await importer.load('banners', [{ id: 'old', titulo: 'Viejo' }]);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Loads the file; `meanwhile` happens once, behind the first batch. */
  const load = async (options: ImportOptions, meanwhile: () => void): Promise<Loaded> => {
    const said: string[] = [];
    let happened = false;
    const nothing = (): void => undefined;
    const summary = await importer.service.importPath(path, options, {
      fileStarted: nothing,
      fileDone: nothing,
      problem: nothing,
      unreadable: (_file, reason) => said.push(reason),
      warning: (text) => said.push(text),
      fileRefused: (_file, reason) => said.push(reason),
      progress: () => {
        if (!happened) meanwhile();
        happened = true;
      },
    });
    return { summary, said };
  };
  const oldIsShown = async (): Promise<boolean> =>
    (await importer.one('banners', "id = 'old' AND withdrawn = 0")) !== undefined;

  it('withdraws nothing of a full load, which is refused', async () => {
    const { summary, said } = await load({ full: true }, () => {
      appendFileSync(path, banner(LINES));
    });
    expect([summary.refusedFiles, said]).toEqual([
      1,
      [expect.stringMatching(/^cambió mientras se leía: .*no se retira/)],
    ]);
    expect(await oldIsShown()).toBe(true);
  });

  it('is told of another load', async () => {
    const { summary, said } = await load({}, () => {
      appendFileSync(path, banner(LINES));
    });
    expect([summary.refusedFiles, said]).toEqual([0, [expect.stringMatching(/^banners\.ndjson: cambió/)]]);
  });

  it('may be replaced as a whole: what was opened is read to its end', async () => {
    const { summary, said } = await load({ full: true }, () => {
      writeFileSync(`${path}.new`, banner(0));
      renameSync(`${path}.new`, path);
    });
    expect([summary.created, summary.refusedFiles, said, await oldIsShown()]).toEqual([LINES, 0, [], false]);
  });
});
