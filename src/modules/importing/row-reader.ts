import type { LineProblems, RawRecord, RowPatch, RowReference } from '@/modules/importing/import-entity';
import { Problem, problem, type Reader } from '@/modules/importing/readers/problem';
import { tooLong } from '@/modules/importing/readers/texts';
import { isLongerThan } from '@/shared/text/characters';
import type { ColumnFacts, LoadTable, RawValue } from '@/shared/database/upsert/load-table';

/** A value names rows that must exist. */
export interface ReferenceRule {
  readonly table: LoadTable;
  /** What such a row is called in problems ("la marca"). */
  readonly label: string;
  readonly keys: (value: never) => Iterable<RawValue>;
}

/** How a property of a row is read. */
export interface FieldDefinition {
  readonly property: string;
  readonly field: string;
  readonly reader: Reader<unknown>;
  readonly about: string;
  /** A value as JSON has it. */
  readonly example: unknown;
  readonly take: ((value: never) => unknown) | undefined;
  readonly reference: ReferenceRule | undefined;
  readonly facts: ColumnFacts | undefined;
}

/** How a row of a table is read. */
export interface RowDefinition {
  readonly table: LoadTable;
  /** No row is asked for when a record names nothing of it but its key. */
  readonly optional: boolean;
  readonly fields: readonly FieldDefinition[];
  /** The operator's field behind a property. */
  readonly fieldOf: (property: string) => string;
}

const KEY_MISSING = 'falta: dice de qué fila se trata';
const NOT_CLEARABLE = problem('es obligatorio: no puede ser null');

/** What a record asks for in a row; undefined for an optional row it says nothing about. */
export function readRow(definition: RowDefinition, record: RawRecord, line: LineProblems): RowPatch | undefined {
  const { table, optional, fieldOf } = definition;
  const values: Record<string, unknown> = {};
  let references: RowReference[] | undefined;
  let named = 0;
  for (const field of definition.fields) {
    const given = record[field.field];
    if (given === undefined) continue;
    const value = readValue(field, given);
    if (value instanceof Problem) {
      const { path, text } = value.within(field.field);
      line.problem(path, text);
      continue;
    }
    values[field.property] = value;
    named++;
    if (field.reference && value !== null) references = referencesOf(field, field.reference, value, references);
  }
  if (optional && named <= table.keyProperties.length) return undefined;
  for (const property of table.keyProperties) {
    if (record[fieldOf(property)] === undefined) line.problem(fieldOf(property), KEY_MISSING);
  }
  return { table, values, fieldOf, references, optional };
}

function readValue({ reader, take, facts }: FieldDefinition, given: unknown): unknown {
  if (given === null) return facts && !facts.clearable ? NOT_CLEARABLE : null;
  const read = reader(given);
  if (read instanceof Problem) return read;
  const value = take ? take(read as never) : read;
  const max = facts?.maxCharacters;
  return max !== undefined && typeof value === 'string' && isLongerThan(value, max) ? tooLong(max) : value;
}

function referencesOf(
  { field }: FieldDefinition,
  { table, label, keys }: ReferenceRule,
  value: unknown,
  known: RowReference[] | undefined,
): RowReference[] {
  const references = known ?? [];
  for (const key of keys(value as never)) references.push({ table, key, field, label });
  return references;
}
