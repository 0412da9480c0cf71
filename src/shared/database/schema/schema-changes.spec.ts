import 'reflect-metadata';
import { DataSource, Table, TableCheck, type QueryRunner } from 'typeorm';
import { loadConfig } from '@/config/app-config';
import { bigint, bool, generated, int, nullable, text, varchar } from '@/shared/database/schema/columns';
import { writeOptions } from '@/shared/database/connections/data-source-options';
import { addColumns, createIndex, createTables, dropTables, fillIn } from '@/shared/database/schema/schema-changes';
import { availableDialects, temporaryDatabase, type TemporaryDatabase } from '@test/support/servers/temporary-database';

const BOXES = new Table({
  name: 'boxes',
  columns: [generated(int('id')), varchar('name', 40), int('used'), int('size')],
  indices: [{ name: 'ix_boxes_name', columnNames: ['name'] }],
  checks: [new TableCheck({ name: 'ck_boxes_used', expression: '"used" <= "size"' })],
});
const ROWS = 12_000;

describe.each(availableDialects())('changes of the schema on %s', (dialect) => {
  let database: TemporaryDatabase;
  let source: DataSource;
  let runner: QueryRunner;

  const count = async (where: string): Promise<number> => {
    const rows = (await runner.query(`SELECT COUNT(*) AS n FROM boxes WHERE ${where}`)) as { n: number }[];
    return Number(rows[0]?.n);
  };

  beforeEach(async () => {
    database = await temporaryDatabase(dialect);
    source = await new DataSource(writeOptions(loadConfig({ DATABASE_URL: database.url }).database)).initialize();
    runner = source.createQueryRunner();
    await createTables(runner, BOXES);
  });

  afterEach(async () => {
    await runner.release();
    await source.destroy();
    await database.drop();
  });

  it('make a table with its indices and checks', async () => {
    await expect(runner.query("INSERT INTO boxes (name, used, size) VALUES ('a', 2, 1)")).rejects.toThrow(
      /ck_boxes_used/,
    );
    expect((await runner.getTable('boxes'))?.indices.map(({ name }) => name)).toContain('ix_boxes_name');
  });

  it('leave alone what is there already, and mend what is missing', async () => {
    await runner.query("INSERT INTO boxes (name, used, size) VALUES ('a', 1, 1)");
    await runner.dropIndex('boxes', 'ix_boxes_name');
    await createTables(runner, BOXES);
    await createTables(runner, BOXES);
    expect(await count('1 = 1')).toBe(1);
    expect((await runner.getTable('boxes'))?.indices.map(({ name }) => name)).toContain('ix_boxes_name');
  });

  it('add columns of every kind and an index once', async () => {
    const columns = [int('height'), bigint('weight'), varchar('label', 20), text('notes'), bool('open')].map(nullable);
    await addColumns(runner, 'boxes', ...columns.slice(0, 2));
    await addColumns(runner, 'boxes', ...columns);
    await addColumns(runner, 'boxes', ...columns);
    const index = { name: 'ux_boxes_label', columnNames: ['label'], isUnique: true };
    await createIndex(runner, 'boxes', index);
    await createIndex(runner, 'boxes', index);
    await runner.query("INSERT INTO boxes (name, used, size, label, open) VALUES ('a', 1, 1, 'x', 1)");
    await expect(runner.query("INSERT INTO boxes (name, used, size, label) VALUES ('b', 1, 1, 'x')")).rejects.toThrow(
      /unique|duplicate/i,
    );
  });

  it('refuse a column that the release before could not leave out', async () => {
    await expect(addColumns(runner, 'boxes', int('height'))).rejects.toThrow('boxes.height');
  });

  it('say so when a statement fails for another reason', async () => {
    await expect(createIndex(runner, 'boxes', { name: 'ix', columnNames: ['nothing'] })).rejects.toThrow(/nothing/);
  });

  it('fill in more rows than one statement takes, and nothing twice', async () => {
    const values = Array.from({ length: ROWS }, (_, id) => `('n${id}', 1, 1)`).join(', ');
    await runner.query(`INSERT INTO boxes (name, used, size) VALUES ${values}`);
    await addColumns(runner, 'boxes', nullable(int('height')));
    await runner.query('UPDATE boxes SET height = 7 WHERE id <= 10');
    await fillIn(runner, { table: 'boxes', set: 'height = size', where: 'height IS NULL' });
    await fillIn(runner, { table: 'boxes', set: 'height = 99', where: 'height IS NULL' });
    expect([await count('height = 1'), await count('height = 7')]).toEqual([ROWS - 10, 10]);
  });

  it('drop tables as far as they are there', async () => {
    await dropTables(runner, BOXES);
    await dropTables(runner, BOXES);
    expect(await runner.hasTable('boxes')).toBe(false);
  });
});
