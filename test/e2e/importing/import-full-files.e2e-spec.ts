import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportOptions } from '@/modules/importing/load/import-run';
import type { ImportSummary } from '@/modules/importing/load/load-summary';
import { aProduct, outcome, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

const banners = (...ids: readonly string[]): string => ids.map((id) => `{"id":"${id}","titulo":"T"}\n`).join('');
const courses = (...ids: readonly string[]): string =>
  ids
    .map(
      (id) =>
        `{"id":"${id}","titulo":"T","modalidad":"en_linea","fecha_inicio":"2026-12-01","fecha_fin":"2026-12-02"}\n`,
    )
    .join('');
/** As a spreadsheet saves it: it can't be read at all. */
const UNREADABLE = Buffer.from('\u{feff}id,titulo\n', 'utf16le');
/** More than are withdrawn at a time. */
const MANY = 4100;

describe.each(availableDialects())('a full load of several files, on %s', (dialect) => {
  let importer: TestImporter;
  let folder: string;

  useImporter(dialect, (started) => {
    importer = started;
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-full-files-'));
    for (const table of ['banners', 'courses']) await importer.write(`DELETE FROM ${table}`);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const load = async (
    files: Readonly<Record<string, string | Buffer>>,
    options: ImportOptions,
    progress: () => void = () => undefined,
  ): Promise<ImportSummary> => {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const nothing = (): void => undefined;
    return importer.service.importPath(folder, options, {
      fileStarted: nothing,
      fileDone: nothing,
      problem: nothing,
      unreadable: nothing,
      warning: nothing,
      fileRefused: nothing,
      progress,
    });
  };
  const store = async (...ids: readonly string[]): Promise<void> => {
    await load({ 'banners.ndjson': banners(...ids), 'cursos.ndjson': courses(...ids) }, {});
    for (const name of ['banners.ndjson', 'cursos.ndjson']) await rm(join(folder, name));
  };

  const READABLE = banners('a');
  it.each<[string, readonly (string | Buffer)[]]>([
    ['the first can not be read', [UNREADABLE, READABLE]],
    ['the first of three can not be read', [UNREADABLE, READABLE, READABLE]],
    ['the last can not be read', [READABLE, UNREADABLE]],
    ['one in between can not be read', [READABLE, UNREADABLE, READABLE]],
    ['a line of the first names no row', ['{"titulo":"T"}\n', READABLE]],
  ])('withdraws nothing of what they hold when %s, and all the same of what others hold', async (_what, parts) => {
    await store('a', 'b');
    const files = Object.fromEntries(parts.map((content, at) => [`banners.${at}.ndjson`, content]));
    await load({ ...files, 'cursos.ndjson': courses('a') }, { full: true });
    expect([await importer.ids('banners'), await importer.ids('courses')]).toEqual([['a', 'b'], ['a']]);
  });

  it('withdraws what none of them names', async () => {
    await store('a', 'b', 'c');
    await load({ 'banners.1.ndjson': banners('a'), 'banners.2.ndjson': banners('b') }, { full: true });
    expect(await importer.ids('banners')).toEqual(['a', 'b']);
  });

  it('knows the row of a line that also fills another table', async () => {
    await importer.load('productos', [aProduct(1), aProduct(2)]);
    const summary = await importer.load('productos', [aProduct(1, { descripcion: '<p>Domo</p>' })], { full: true });
    expect([outcome(summary), await importer.ids('products')]).toEqual([[1, 0, 2, 0, 0], [1]]);
  });

  it('takes what a file names for rows of its own alone', async () => {
    await store('a', 'b');
    const { refusedFiles } = await load({ 'banners.ndjson': banners('a', 'b'), 'cursos.ndjson': '' }, { full: true });
    expect([refusedFiles, await importer.ids('courses')]).toEqual([1, ['a', 'b']]);
    await load({ 'cursos.ndjson': courses('b') }, { full: true });
    expect([await importer.ids('banners'), await importer.ids('courses')]).toEqual([['a', 'b'], ['b']]);
  });

  it('withdraws nothing when it is stopped', async () => {
    const ids = Array.from({ length: MANY }, (_, at) => `b${at}`);
    await store('a');
    const stop = new AbortController();
    const { interrupted } = await load(
      { 'banners.ndjson': banners(...ids) },
      { full: true, signal: stop.signal },
      () => {
        stop.abort();
      },
    );
    expect([interrupted, (await importer.ids('banners')).includes('a')]).toEqual([true, true]);
  });

  it('withdraws more than fit into one page, and counts them', async () => {
    await store(...Array.from({ length: MANY }, (_, at) => `b${at}`));
    const { changed, files } = await load({ 'banners.ndjson': banners('b7', 'b99') }, { full: true });
    expect([changed, files.map(({ withdrawn }) => withdrawn)]).toEqual([MANY - 2, [MANY - 2]]);
    expect(await importer.ids('banners')).toEqual(['b7', 'b99']);
  });
});
