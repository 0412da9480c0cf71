import type { ImportEntity } from '@/modules/importing/import-entity';
import { formatText } from '@/modules/importing/report/format-text';
import { startTestImporter, type TestImporter } from '@test/support/importing';

describe('the import format as it is described', () => {
  let importer: TestImporter;
  let entities: readonly ImportEntity[];

  beforeAll(async () => {
    importer = await startTestImporter('sqlite');
    ({ entities } = importer.service);
  });
  afterAll(() => importer.close());

  const example = ({ described }: ImportEntity): Record<string, unknown> =>
    Object.fromEntries(described.flatMap(({ name, example: value }) => (value === undefined ? [] : [[name, value]])));

  it('has examples that can be read, field by field, and are JSON', () => {
    for (const entity of entities) {
      const problems: string[] = [];
      const record = example(entity);
      entity.read(record, { problem: (field, text) => void problems.push(`${entity.name} ${field}: ${text}`) });
      expect(problems).toEqual([]);
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    }
  });

  it('tells of every field what it is and what it takes, and knows no other', () => {
    for (const { name, about, described, fields, nested } of entities) {
      expect([name, about]).toEqual([name, expect.stringMatching(/./)]);
      for (const field of described) {
        expect([name, field.name, field.about, field.type]).not.toContain('');
        expect([name, field.name, field.type]).not.toContain('valor');
        expect([name, field.name, fields.has(field.name)]).toEqual([name, field.name, true]);
        if (nested.has(field.name))
          expect([name, field.name, field.type]).toEqual([name, field.name, expect.stringMatching(/^(lista|objeto)/)]);
      }
    }
  });

  it('says which fields are needed: without one a new row is refused, with all of them it is made', () => {
    for (const entity of entities) {
      const record = example(entity);
      const [table] = entity.tables;
      for (const { name, required } of entity.described) {
        const problems: string[] = [];
        const found = entity.read({ ...record, [name]: undefined }, { problem: (field) => void problems.push(field) });
        const made = found.filter((patch) => patch.table === table);
        const complete =
          problems.length === 0 && made.every(({ values }) => table?.merge(undefined, values).kind === 'created');
        expect([entity.name, name, complete]).toEqual([entity.name, name, !required]);
      }
    }
  });

  it('is told by the help, file by file', () => {
    const text = formatText(entities);
    for (const { name, described } of entities) {
      expect(text).toContain(`\n  ${name}`);
      for (const field of described) expect(text).toContain(` ${field.name}`);
    }
    expect(text).toContain('producto_id# condicion# sucursal# cantidad*');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(130);
  });
});
