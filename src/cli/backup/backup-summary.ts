import type { Manifest } from '@/cli/backup/manifest';

interface Summary extends Pick<Manifest, 'created_at' | 'release' | 'dialect'> {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly pepper: boolean;
  readonly bytes: number;
}

/** What a backup holds, in figures. */
export function summaryOf({ created_at, release, dialect, tables, files, pepper }: Manifest): Summary {
  const all = [...tables, ...files, ...(pepper ? [pepper] : [])];
  return {
    created_at,
    release,
    dialect,
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    pepper: pepper !== null,
    bytes: sum(all.map(({ bytes }) => bytes)),
  };
}

/** The same for people. */
export function summaryLine(manifest: Manifest): string {
  const { tables, rows, files, bytes, created_at, release } = summaryOf(manifest);
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${tables} tablas, ${rows} filas, ${files} archivos, ${megabytes} MB; del ${created_at}, versión ${release}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
