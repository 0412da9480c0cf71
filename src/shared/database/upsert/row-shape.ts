import type { EntityMetadata } from 'typeorm';
import type { ColumnFacts, RawValue } from '@/shared/database/upsert/load-table';

/** Longest value of a `text` column on MySQL/MariaDB, in bytes; kept on SQLite too. */
export const TEXT_BYTES = 65_535;

/** A column of a table as loads see it. */
export interface ShapeColumn {
  readonly property: string;
  readonly column: string;
  readonly key: boolean;
  readonly nullable: boolean;
  readonly boolean: boolean;
  readonly json: boolean;
  readonly text: boolean;
  readonly maxCharacters: number | undefined;
}

/** The columns of an entity that a load writes (all but generated ones), and which of them are its key. */
export class RowShape {
  readonly table: string;
  readonly columns: readonly ShapeColumn[];
  readonly keyIndexes: readonly number[];
  private readonly indexes: ReadonlyMap<string, number>;

  constructor(metadata: EntityMetadata, key: readonly string[] | undefined) {
    this.table = metadata.tableName;
    const keys = new Set(key ?? metadata.primaryColumns.map((column) => column.propertyName));
    this.columns = metadata.columns
      .filter((column) => !column.isGenerated)
      .map((column) => ({
        property: column.propertyName,
        column: column.databaseName,
        key: keys.has(column.propertyName),
        nullable: column.isNullable,
        boolean: column.type === 'boolean',
        json: column.type === 'simple-json',
        text: column.type === 'text' || column.type === 'simple-json',
        maxCharacters: column.length === '' ? undefined : Number(column.length),
      }));
    this.indexes = new Map(this.columns.map(({ property }, index) => [property, index]));
    this.keyIndexes = [...keys].map((property) => this.index(property));
  }

  /** The place of a property's column; throws when the entity has none. */
  index(property: string): number {
    const index = this.indexes.get(property);
    if (index === undefined) throw new Error(`${this.table} has no column to load for ${property}`);
    return index;
  }

  has(property: string): boolean {
    return this.indexes.has(property);
  }

  facts(
    hasDefault: (property: string) => boolean,
    isDerived: (property: string) => boolean,
  ): ReadonlyMap<string, ColumnFacts> {
    return new Map(
      this.columns.map((column) => [
        column.property,
        {
          property: column.property,
          clearable: !column.key && (column.nullable || hasDefault(column.property)),
          required:
            column.key ||
            !(
              column.nullable ||
              column.property === 'withdrawn' ||
              hasDefault(column.property) ||
              isDerived(column.property)
            ),
          maxCharacters: column.maxCharacters,
        },
      ]),
    );
  }
}

/** A property's value as the driver takes it. */
export function encode(column: ShapeColumn, value: unknown): RawValue {
  if (value === null || value === undefined) return null;
  if (column.json) return JSON.stringify(value);
  if (column.boolean) return value === true ? 1 : 0;
  return value as RawValue;
}

/** A driver's value as the property holds it. */
export function decode(column: ShapeColumn, raw: RawValue): unknown {
  if (raw === null) return null;
  if (column.json) return JSON.parse(String(raw));
  return column.boolean ? Number(raw) === 1 : raw;
}
