import type { TableColumnOptions } from 'typeorm';

/** Portable migration columns: no DB-side defaults, no enums, no driver branches in migrations. */
export const int = (name: string): TableColumnOptions => ({ name, type: 'integer' });
export const bigint = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
export const bool = (name: string): TableColumnOptions => ({ name, type: 'boolean' });
export const nullable = (c: TableColumnOptions): TableColumnOptions => ({ ...c, isNullable: true });
export const primary = (c: TableColumnOptions): TableColumnOptions => ({ ...c, isPrimary: true });
export const generated = (c: TableColumnOptions): TableColumnOptions => ({
  ...c,
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
