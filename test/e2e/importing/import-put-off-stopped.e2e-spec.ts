import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProduct, useImporter, type TestImporter } from '@test/support/importing';
import { availableDialects } from '@test/support/servers/temporary-database';

/** More lines than are taken up at a time. */
const MANY = 3500;
const MISSING = 999_999;
const nothing = (): void => undefined;

describe.each(availableDialects())('an import that is stopped while it takes up what it put off, on %s', (dialect) => {
  let importer: TestImporter;
  let folder: string;

  useImporter(dialect, (started) => {
    importer = started;
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-put-off-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('ends before the rest of it', async () => {
    const lines = Array.from({ length: MANY }, (_, at) =>
      JSON.stringify(aProduct(at + 1, { relacionados: [MISSING] })),
    );
    await writeFile(join(folder, 'productos.ndjson'), lines.join('\n'));
    const stop = new AbortController();
    const { interrupted, refused } = await importer.service.importPath(
      folder,
      { signal: stop.signal, noRefusedFile: true },
      {
        ...{ fileStarted: nothing, fileDone: nothing, progress: nothing, unreadable: nothing, warning: nothing },
        fileRefused: nothing,
        problem: () => {
          stop.abort();
        },
      },
    );
    expect(interrupted).toBe(true);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(MANY);
  });
});
