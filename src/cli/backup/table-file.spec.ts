import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readTable, writeTable } from '@/cli/backup/table-file';
import type { Row } from '@/shared/database/transfer/schema-facts';

describe('a table in a backup', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mostrador-table-'));
    path = join(folder, 'table.ndjson.gz');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (rows: readonly Row[]) => writeTable(path, Readable.from(rows) as AsyncIterable<Row>);
  const read = async (): Promise<Row[]> => {
    const rows: Row[] = [];
    for await (const row of readTable(path)) rows.push(row);
    return rows;
  };

  it('is read back as it was written, whatever ends a line elsewhere', async () => {
    const rows = ['\n', '\r', '\r\n', '\u000b', '\u0085', '\u2028', '\u2029', 'ñ 你 😀'].map((mark, id) => ({
      ...{ id, text: `before${mark}after`, none: null },
      bytes: Buffer.from([id, 10, 13]),
    }));
    expect(await write(rows)).toMatchObject({ rows: rows.length });
    expect(await read()).toEqual(rows);
  });

  it('may hold rows longer than what is read at once', async () => {
    const rows = [{ text: 'ñ'.repeat(300_000) }, { text: '' }];
    await write(rows);
    expect(await read()).toEqual(rows);
  });

  it('may be empty', async () => {
    expect(await write([])).toMatchObject({ rows: 0 });
    expect(await read()).toEqual([]);
  });

  it('is not read where it is missing or cut off', async () => {
    await expect(read()).rejects.toMatchObject({ code: 'ENOENT' });
    const { bytes } = await write([{ text: 'x'.repeat(100) }]);
    await truncate(path, bytes - 4);
    await expect(read()).rejects.toMatchObject({ code: 'Z_BUF_ERROR' });
  });
});
