import { describeRows } from '@/modules/importing/field-description';
import type { FieldDescription } from '@/modules/importing/import-entity';
import type { ImportEntity, RawRecord, RowPatch } from '@/modules/importing/import-entity';
import type { Reader, Unread } from '@/modules/importing/readers/problem';
import { readRow, type ReferenceRule, type RowDefinition } from '@/modules/importing/row-reader';
import type { LoadTable, RawValue, RowValues } from '@/shared/database/upsert/load-table';
import type { UpsertTable } from '@/shared/database/upsert/upsert-table';

/** Where a property's value comes from. */
interface FieldFacts<T> {
  readonly field: string;
  readonly reader: Reader<unknown>;
  readonly about: string;
  readonly example: unknown;
  readonly take?: (value: never) => T;
  readonly reference?: ReferenceRule;
}

/** A property's source, with ways to take a part of it or to check what it names. */
class FieldSource<T> {
  constructor(readonly facts: FieldFacts<T>) {}

  /** A part of what is read, for a field that fills several columns. */
  pick<R>(take: (value: T) => R): FieldSource<R> {
    return new FieldSource<R>({ ...this.facts, take });
  }

  /** The value names a row of `table` that must exist (`keys`: the keys it names, when it is not one itself). */
  references(
    table: LoadTable,
    label: string,
    keys: (value: T) => Iterable<RawValue> = (value) => [value as RawValue],
  ): FieldSource<T> {
    return new FieldSource<T>({ ...this.facts, reference: { table, label, keys } });
  }
}

/** A property read from a field of the line; `about` tells an operator what it is, `example` is a value of it in JSON. */
export function from<T>(field: string, reader: Reader<T>, about: string, example: unknown): FieldSource<T> {
  return new FieldSource<T>({ field, reader, about, example });
}

type Sources<E> = {
  readonly [P in keyof E & string]?: FieldSource<NonNullable<E[P]>> | FieldSource<Partial<NonNullable<E[P]>>>;
};

/** A row of a table that every line names. `optional`: only when it names more of it than the key. */
export function rowOf<E extends object>(
  table: UpsertTable<E>,
  sources: Sources<E>,
  options: { readonly optional?: boolean } = {},
): RowDefinition {
  const fields = (Object.entries(sources) as [string, FieldSource<unknown>][]).map(([property, source]) => ({
    property,
    ...source.facts,
    take: source.facts.take,
    reference: source.facts.reference,
    facts: table.columns.get(property),
  }));
  const names = new Map(fields.map(({ property, field }) => [property, field]));
  const fieldOf = (property: string): string => names.get(property) ?? property;
  return { table, optional: options.optional ?? false, fields, fieldOf };
}

interface RecordEntityOptions extends Pick<
  ImportEntity,
  'name' | 'about' | 'aliases' | 'oneObject' | 'lines' | 'rule'
> {
  readonly rows: readonly [RowDefinition, ...RowDefinition[]];
  /** Fields known beside the ones that are read. */
  readonly alsoKnown?: readonly string[];
  /** What is known of fields that are read in another way. */
  readonly alsoDescribed?: readonly FieldDescription[];
  /** Fills in fields (`filledIn`) before reading. Gives a new object when it changes anything. */
  readonly complete?: (record: RawRecord) => RawRecord;
  readonly filledIn?: readonly string[];
  /** Looks at several values of the first row together. */
  readonly check?: (row: RowValues, problem: (field: string, text: string) => void) => void;
}

/** An entity whose lines name one row, or one row in each of several tables; `--full` withdraws in the first. */
export function recordEntity(options: RecordEntityOptions): ImportEntity {
  const { rows, complete, check } = options;
  const fields = rows.flatMap((row) => row.fields);
  return {
    ...options,
    described: [...describeRows(rows, options.filledIn), ...(options.alsoDescribed ?? [])],
    fields: new Set([
      ...fields.map(({ field }) => field),
      ...(options.alsoDescribed ?? []).map(({ name }) => name),
      ...(options.alsoKnown ?? []),
    ]),
    unread: unreadOfFields(fields.map(({ field, reader }) => [field, reader])),
    nested: new Set(fields.filter(({ reader }) => reader.nested).map(({ field }) => field)),
    tables: rows.map(({ table }) => table),
    fullTables: [rows[0].table],
    refersTo: [...new Set(fields.flatMap(({ reference }) => (reference ? [reference.table] : [])))],
    read(given, line) {
      const record = complete ? complete(given) : given;
      const patches: RowPatch[] = [];
      for (const row of rows) {
        const patch = readRow(row, record, line);
        if (patch) patches.push(patch);
      }
      const main = patches[0];
      if (check && main) {
        check(main.values, (field, text) => {
          line.problem(field, text);
        });
      }
      return patches;
    },
  };
}

/** What readers leave unread, by their fields. */
export function unreadOfFields(
  readers: readonly (readonly [field: string, Reader<unknown>])[],
): ReadonlyMap<string, Unread> {
  return new Map(readers.flatMap(([field, { unread }]) => (unread ? [[field, unread] as const] : [])));
}
