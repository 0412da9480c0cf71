import { createHash } from 'node:crypto';
import type { RawValue } from '@/shared/database/upsert/load-table';

/** Rows of a table, by its place among those of the entity: from one first key to another, how many they are, and what they are. */
export type NotedRows = readonly [table: number, from: number, to: number, rows: number, digest: string];

/** What made a piece change nothing: it changes nothing again where all of this is so. */
export interface PieceNote {
  /** Lines that were counted. */
  readonly lines: number;
  readonly rows: readonly NotedRows[];
  /** Rows that must be there, by table. */
  readonly references: readonly (readonly [table: string, keys: readonly RawValue[]])[];
  /** Fields that are not used. */
  readonly unknown: readonly string[];
}

/** A text column takes 65,535 bytes on MySQL/MariaDB. */
const MAX_BYTES = 60_000;
const CHECK_DIGITS = 16;

/** As it is kept for the piece of that digest; undefined when it is too long. */
export function noteText(digest: string, { lines, rows, references, unknown }: PieceNote): string | undefined {
  const text = JSON.stringify([lines, rows, references, unknown]);
  return Buffer.byteLength(text) > MAX_BYTES ? undefined : check(digest, text) + text;
}

/** The note of such a text; undefined when it was not written for that piece, or is damaged. */
export function readNote(digest: string, kept: string): PieceNote | undefined {
  const text = kept.slice(CHECK_DIGITS);
  if (kept.slice(0, CHECK_DIGITS) !== check(digest, text)) return undefined;
  const [lines, rows, references, unknown] = JSON.parse(text) as [
    number,
    PieceNote['rows'],
    PieceNote['references'],
    string[],
  ];
  return { lines, rows, references, unknown };
}

function check(digest: string, text: string): string {
  return createHash('sha256').update(digest).update(text).digest('hex').slice(0, CHECK_DIGITS);
}
