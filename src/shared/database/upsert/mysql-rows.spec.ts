import type { EntityManager } from 'typeorm';
import type { RawValue, RowKey } from '@/shared/database/upsert/load-table';
import { MysqlRows } from '@/shared/database/upsert/mysql-rows';
import type { RowShape, ShapeColumn } from '@/shared/database/upsert/row-shape';

type Row = readonly [product: number, branch: string, pieces: number];

const column = (name: string, key: boolean): ShapeColumn => ({
  ...{ property: name, column: name, key, nullable: false, boolean: false, json: false, text: false },
  maxCharacters: undefined,
});
const shape = {
  table: 'stock',
  columns: [column('product', true), column('branch', true), column('pieces', false)],
  keyIndexes: [0, 1],
} as unknown as RowShape;

/** Rows as a server holds them, and how many statements it was asked. */
function serverOf(rows: readonly Row[]): { manager: EntityManager; asked: string[] } {
  const asked: string[] = [];
  const range = (sql: string, [from = 0, to = 0]: readonly number[]): readonly Row[] =>
    rows.filter(([product]) => product >= from && product <= to).slice(0, Number(/LIMIT (\d+)/.exec(sql)?.[1]));
  const each = (wanted: readonly RawValue[]): readonly Row[] =>
    rows.filter(([product, branch]) => wanted.some((value, at) => value === product && wanted[at + 1] === branch));
  const query = (sql: string, parameters: readonly RawValue[]): Promise<unknown> => {
    asked.push(sql);
    const found = sql.includes('BETWEEN') ? range(sql, parameters as readonly number[]) : each(parameters);
    return Promise.resolve(found.map(([product, branch, pieces]) => ({ product, branch, pieces })));
  };
  return { manager: { query } as unknown as EntityManager, asked };
}

const rows = (products: number, branches: readonly string[]): Row[] =>
  Array.from({ length: products }, (_, product) => product).flatMap((product) =>
    branches.map((branch): Row => [product, branch, product]),
  );
const keys = Array.from({ length: 40 }, (_, product): RowKey => [product, 'centro']);

describe('MysqlRows', () => {
  it.each([
    ['none there', [], 1],
    ['all there', rows(40, ['centro']), 1],
    ['as many others between them', rows(40, ['centro', 'norte']).slice(1), 1],
    ['many others between them', rows(40, ['centro', 'este', 'norte', 'sur']), 2],
  ])('finds rows side by side by the range they fill, with %s', async (_what, stored, statements) => {
    const { manager, asked } = serverOf(stored);
    const table = new MysqlRows(shape, { unmanaged: new Set(), rising: new Set() });
    const session = await table.open(manager, keys, true);
    const expected = stored.filter(([, branch]) => branch === 'centro');
    expect(keys.map((key) => session.find(key)).filter(Boolean)).toEqual(expected);
    expect(asked).toHaveLength(statements);
    expect(asked.every((sql) => sql.endsWith('FOR UPDATE'))).toBe(true);
  });

  it('looks for rows far from each other one by one', async () => {
    const { manager, asked } = serverOf(rows(40, ['centro']));
    const table = new MysqlRows(shape, { unmanaged: new Set(), rising: new Set() });
    const far = keys.map(([product]): RowKey => [Number(product) * 1000, 'centro']);
    const session = await table.open(manager, far, false);
    expect([session.find([0, 'centro']), session.find([1000, 'centro'])]).toEqual([[0, 'centro', 0], undefined]);
    expect(asked.every((sql) => !sql.includes('BETWEEN'))).toBe(true);
  });

  it('sends rows some at a time, none before those ahead of them are answered and none behind one that fails', async () => {
    const sent: string[] = [];
    const answers: ((error?: Error) => void)[] = [];
    const query = (_sql: string, [rows]: readonly [{ toSqlString(): string }]): Promise<unknown> => {
      sent.push(rows.toSqlString());
      return new Promise((resolve, reject) =>
        answers.push((error) => {
          if (error) reject(error);
          else resolve({});
        }),
      );
    };
    const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
    const table = new MysqlRows(shape, { unmanaged: new Set(), rising: new Set() });
    const session = await table.open({ query } as unknown as EntityManager, [], true);
    const long = 'x'.repeat(60_000);
    for (const product of [1, 2, 3, 4, 5, 1]) session.save([product, long], [product, long, sent.length]);
    const flushed = session.flush();
    await nextTurn();
    expect(sent).toEqual([`(1, '${long}', 0), (2, '${long}', 0)`]);
    answers[0]?.();
    await nextTurn();
    expect(sent.slice(1)).toEqual([`(3, '${long}', 0), (4, '${long}', 0)`]);
    answers[1]?.(new Error('deadlock'));
    await expect(flushed).rejects.toThrow('deadlock');
    expect(sent).toHaveLength(2);
  });

  it('finds what was saved, also when it has been written', async () => {
    const { manager } = serverOf(rows(40, ['centro']));
    const table = new MysqlRows(shape, { unmanaged: new Set(), rising: new Set() });
    const session = await table.open(manager, [...keys, [3, 'centro']], true);
    session.save([3, 'centro'], [3, 'centro', 77]);
    session.save([3, 'norte'], [3, 'norte', 5]);
    const found = (): unknown =>
      [
        [3, 'centro'],
        [3, 'norte'],
        [4, 'centro'],
      ].map((key) => session.find(key));
    const expected = [
      [3, 'centro', 77],
      [3, 'norte', 5],
      [4, 'centro', 4],
    ];
    expect(found()).toEqual(expected);
    await session.flush();
    expect(found()).toEqual(expected);
  });
});
