import type { FieldDescription } from '@/modules/importing/import-entity';
import type { FieldDefinition, RowDefinition } from '@/modules/importing/row-reader';

/** The fields of some rows, each once, in the order they are defined. Those that are filled in where they are left out are never required. */
export function describeRows(rows: readonly RowDefinition[], filledIn: readonly string[] = []): FieldDescription[] {
  const found = new Map<string, FieldDescription>();
  for (const row of rows) {
    for (const field of row.fields) if (!found.has(field.field)) found.set(field.field, describe(row, field));
  }
  return [...found.values()].map((field) => (filledIn.includes(field.name) ? { ...field, required: false } : field));
}

function describe({ table, optional }: RowDefinition, field: FieldDefinition): FieldDescription {
  const { field: name, reader, about, example, property, facts } = field;
  const key = table.keyProperties.includes(property);
  const type = reader.type ?? 'valor';
  const max = facts?.maxCharacters;
  return {
    name,
    type: type === 'texto' && max !== undefined ? `${type} de hasta ${max} caracteres` : type,
    key,
    required: key || (!optional && (facts?.required ?? false)),
    about,
    example,
  };
}
