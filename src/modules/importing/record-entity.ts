import type { ImportEntity, LineProblems, RawRecord, RowPatch, RowReference } from '@/modules/importing/import-entity';
import { Problem, problem, type Reader } from '@/modules/importing/readers/problem';
import { tooLong } from '@/modules/importing/readers/texts';
import type { ColumnFacts, LoadTable, RawValue, RowValues } from '@/shared/database/upsert/load-table';
import type { UpsertTable } from '@/shared/database/upsert/upsert-table';

type KeysOf = (value: never) => Iterable<RawValue>;

interface ReferenceRule {
  readonly table: LoadTable;
  readonly label: string;
  readonly keys: KeysOf;
}

/** Where a property's value comes from. */
export class FieldSource<T> {
  constructor(
    readonly field: string,
    readonly reader: Reader<unknown>,
    readonly take: ((value: never) => T) | undefined,
    readonly reference: ReferenceRule | undefined,
  ) {}

  /** A part of what is read, for a field that fills several columns. */
  pick<R>(take: (value: T) => R): FieldSource<R> {
    return new FieldSource<R>(this.field, this.reader, take as (value: never) => R, this.reference);
  }

  /** The value names a row of `table` that must exist (`keys`: the keys it names, when it is not one itself). */
  references(table: LoadTable, label: string, keys: (value: T) => Iterable<RawValue> = (value) => [value as RawValue]): FieldSource<T> {
    return new FieldSource<T>(this.field, this.reader, this.take, { table, label, keys: keys as KeysOf });
  }
}

/** A property read from a field of the line. */
export function from<T>(field: string, reader: Reader<T>): FieldSource<T> {
  return new FieldSource<T>(field, reader, undefined, undefined);
}

/** A property that has the same value in every line. */
export class Constant<T> {
  constructor(readonly value: T) {}
}

export function always<T>(value: T): Constant<T> {
  return new Constant(value);
}

type Sources<E> = { readonly [P in keyof E & string]?: FieldSource<NonNullable<E[P]>> | FieldSource<Partial<NonNullable<E[P]>>> | Constant<E[P]> };

interface RowOptions {
  readonly optional?: boolean;
  /** `--full` withdraws in this table too. */
  readonly full?: boolean;
  /** Read beside the columns, for the table's `after`. */
  readonly attach?: FieldSource<unknown>;
}

interface CompiledField {
  readonly property: string;
  readonly source: FieldSource<unknown>;
  readonly facts: ColumnFacts | undefined;
}

/** A row of a table that every line names. */
export interface RowDefinition {
  readonly table: LoadTable;
  readonly full: boolean;
  readonly optional: boolean;
  readonly fields: readonly CompiledField[];
  readonly constants: readonly (readonly [string, unknown])[];
  readonly attach: FieldSource<unknown> | undefined;
  fieldOf(property: string): string;
}

export function rowOf<E extends object>(table: UpsertTable<E>, sources: Sources<E>, options: RowOptions = {}): RowDefinition {
  const entries = Object.entries(sources) as [string, FieldSource<unknown> | Constant<unknown>][];
  const fields = entries.flatMap(([property, source]) =>
    source instanceof FieldSource ? [{ property, source, facts: table.columns.get(property) }] : [],
  );
  const names = new Map(fields.map(({ property, source }) => [property, source.field]));
  return {
    table,
    full: options.full ?? false,
    optional: options.optional ?? false,
    fields,
    constants: entries.flatMap(([property, source]) => (source instanceof Constant ? [[property, source.value] as const] : [])),
    attach: options.attach,
    fieldOf: (property) => names.get(property) ?? property,
  };
}

export interface RecordEntityOptions extends Pick<ImportEntity, 'name' | 'aliases' | 'oneObject' | 'lines'> {
  readonly rows: readonly [RowDefinition, ...RowDefinition[]];
  /** Fields known beside the ones that are read. */
  readonly alsoKnown?: readonly string[];
  /** Fills in fields before reading. Gives a new object when it changes anything. */
  readonly complete?: (record: RawRecord) => RawRecord;
  /** Looks at several values of the first row together. */
  readonly check?: (row: RowValues, problem: (field: string, text: string) => void) => void;
}

/** An entity whose lines name one row, or one row in each of several tables. */
export function recordEntity(options: RecordEntityOptions): ImportEntity {
  const { rows, complete, check } = options;
  const sources = rows.flatMap((row) => [...row.fields.map(({ source }) => source), ...(row.attach ? [row.attach] : [])]);
  return {
    ...options,
    fields: new Set([...sources.map(({ field }) => field), ...(options.alsoKnown ?? [])]),
    nested: new Set(sources.filter(({ reader }) => reader.nested).map(({ field }) => field)),
    tables: rows.map(({ table }) => table),
    fullTables: rows.filter(({ full }, index) => full || index === 0).map(({ table }) => table),
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

const KEY_MISSING = 'falta: dice de qué fila se trata';
const NOT_CLEARABLE = 'es obligatorio: no puede ser null';

/** What a record asks for in a row; undefined for an optional row it says nothing about. */
export function readRow(definition: RowDefinition, record: RawRecord, line: LineProblems): RowPatch | undefined {
  const values: Record<string, unknown> = {};
  let references: RowReference[] | undefined;
  let named = 0;
  for (const field of definition.fields) {
    const given = record[field.source.field];
    if (given === undefined) continue;
    const value = given === null ? readNull(field) : readValue(field, given);
    if (value instanceof Problem) {
      line.problem(joined(field.source.field, value.path), value.text);
      continue;
    }
    values[field.property] = value;
    named++;
    if (value !== null && field.source.reference) addReferences(field.source, field.source.reference, value, (references ??= []));
  }
  const { table, optional } = definition;
  for (const [property, value] of definition.constants) values[property] = value;
  const attached = definition.attach && readAttached(definition.attach, record, line);
  if (optional && named <= table.keyProperties.length && attached === undefined) return undefined;
  for (const property of table.keyProperties) {
    if (values[property] === undefined && record[definition.fieldOf(property)] === undefined) line.problem(definition.fieldOf(property), KEY_MISSING);
  }
  return { table, values, fieldOf: definition.fieldOf, references, optional, attached };
}

function readNull({ facts }: CompiledField): Problem | null {
  return facts && !facts.clearable ? problem(NOT_CLEARABLE) : null;
}

function readValue({ source, facts }: CompiledField, given: unknown): unknown {
  const read = source.reader(given);
  if (read instanceof Problem) return read;
  const value = source.take ? source.take(read as never) : read;
  const max = facts?.maxCharacters;
  const tooMany = max !== undefined && typeof value === 'string' && value.length > max && [...value].length > max;
  return tooMany ? tooLong(max) : value;
}

function addReferences({ field }: FieldSource<unknown>, rule: ReferenceRule, value: unknown, into: RowReference[]): void {
  for (const key of rule.keys(value as never)) into.push({ table: rule.table, key, field, label: rule.label });
}

function readAttached(source: FieldSource<unknown>, record: RawRecord, line: LineProblems): unknown {
  const given = record[source.field];
  if (given === undefined || given === null) return undefined;
  const read = source.reader(given);
  if (!(read instanceof Problem)) return source.take ? source.take(read as never) : read;
  line.problem(joined(source.field, read.path), read.text);
  return undefined;
}

function joined(field: string, path: string): string {
  return path === '' || path.startsWith('[') ? `${field}${path}` : `${field}.${path}`;
}
