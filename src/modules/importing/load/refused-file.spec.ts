import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedFile } from '@/modules/importing/load/refused-file';
import { UnreadableLine, WHOLE_LINE } from '@/modules/importing/source/source-line';

describe('the file of refused lines', () => {
  let folder: string;
  let path: string;
  const warnings: string[] = [];
  const line = (number: number): UnreadableLine =>
    new UnreadableLine(number, { field: WHOLE_LINE, text: 'no es JSON válido' }, `{"line":${number}`);
  const opened = (): RefusedFile =>
    new RefusedFile(path, (text) => {
      warnings.push(text);
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-refused-'));
    path = join(folder, 'productos.ndjson.refused.ndjson');
    warnings.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('takes the place of that of an earlier run, and grows', async () => {
    await writeFile(path, 'of before\n'.repeat(100));
    const refused = opened();
    for (const number of [1, 2]) {
      refused.add(line(number));
      await refused.flush();
    }
    expect(await readFile(path, 'utf8')).toBe('{"line":1\n{"line":2\n');
    expect(warnings).toEqual([]);
  });

  it('is not written where a link leads: that is told, and the other file stays as it was', async () => {
    const other = join(folder, 'other');
    await writeFile(other, 'as it was');
    await symlink(other, path);
    const refused = opened();
    refused.add(line(1));
    await refused.finish();
    expect(await readFile(other, 'utf8')).toBe('as it was');
    expect(refused.lost).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('no se pudo escribir')]);
  });
});
