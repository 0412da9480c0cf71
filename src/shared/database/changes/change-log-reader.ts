import { BLOCK, type BlockCount, type LoggedChange } from '@/shared/database/changes/change-tracker';
import type { Database } from '@/shared/database/database';
import type { NumberRange } from '@/shared/database/changes/number-ranges';

interface ChangeRow {
  readonly seq: number;
  readonly entity: string;
  readonly entity_id: string;
}

interface CountRow {
  readonly start: number | string;
  readonly amount: number | string;
  readonly places: number | string;
}

/** The blocks of a stretch, and where the next look at it begins; `next` is undefined at its end. */
export interface BlockCounts {
  readonly blocks: readonly BlockCount[];
  readonly next: number | undefined;
}

const COLUMNS = 'seq, entity, entity_id';
/** Rows deleted by one statement: a load can leave a million of one moment, and SQLite does nothing else meanwhile, MariaDB takes longer than a statement may. */
const PRUNED_AT_ONCE = 2000;

/** The statements that read and shorten the change log. */
export class ChangeLogReader {
  constructor(private readonly database: Database) {}

  /** Rows from number `from` on, ascending, at most `limit`. */
  async since(from: number, limit: number): Promise<LoggedChange[]> {
    return this.changes(`SELECT ${COLUMNS} FROM change_log WHERE seq >= ? ORDER BY seq LIMIT ?`, [from, limit]);
  }

  /** All rows of a range of numbers, ascending. */
  async within({ from, to }: NumberRange): Promise<LoggedChange[]> {
    return this.changes(`SELECT ${COLUMNS} FROM change_log WHERE seq >= ? AND seq <= ? ORDER BY seq`, [from, to]);
  }

  /** Counts the rows of each block of a range, reading at most `limit` rows (several blocks' worth). */
  async count({ from, to }: NumberRange, limit: number): Promise<BlockCounts> {
    const found = await this.database.reader.query<CountRow[]>(
      `SELECT seq - seq % ${BLOCK} AS start, COUNT(*) AS amount, SUM(seq % ${BLOCK}) AS places
        FROM (SELECT seq FROM change_log WHERE seq >= ? AND seq <= ? ORDER BY seq LIMIT ?) page
        GROUP BY seq - seq % ${BLOCK} ORDER BY start`,
      [from, to, limit],
    );
    const blocks = found.map((row) => ({
      start: Number(row.start),
      rows: Number(row.amount),
      places: Number(row.places),
    }));
    const read = blocks.reduce((sum, { rows }) => sum + rows, 0);
    if (read < limit) return { blocks, next: undefined };
    // The last block may go on behind the last row that was read.
    const last = blocks.pop();
    return { blocks, next: last?.start };
  }

  async highest(): Promise<number> {
    return this.extreme('MAX');
  }

  async lowest(): Promise<number> {
    return this.extreme('MIN');
  }

  /** The numbers in a range of the rows that the change feed has not shown yet, ascending, at most `limit`. */
  async unpublished({ from, to }: NumberRange, limit: number): Promise<number[]> {
    const rows = await this.database.rows<readonly [number]>(
      'SELECT seq FROM change_log WHERE published IS NULL AND seq >= ? AND seq <= ? ORDER BY seq LIMIT ?',
      [from, to, limit],
    );
    return rows.map(([seq]) => seq);
  }

  /**
   * Deletes some of the rows that are published and were logged before an instant, in epoch milliseconds; answers how many. The newest
   * row stays, for readers know their place by it.
   */
  async prune(before: number): Promise<number> {
    const old = await this.database.rows<readonly [number]>(
      `SELECT seq FROM change_log WHERE changed_at < ? AND seq < ? AND published IS NOT NULL
       ORDER BY changed_at LIMIT ${PRUNED_AT_ONCE}`,
      [before, await this.highest()],
    );
    if (old.length === 0) return 0;
    // In order, so that two processes don't wait for each other in a circle.
    const numbers = old.map(([seq]) => seq).sort((one, other) => one - other);
    await this.database.write((manager) =>
      manager.query(`DELETE FROM change_log WHERE seq IN (${numbers.map(() => '?').join(', ')})`, numbers),
    );
    return numbers.length;
  }

  private async changes(sql: string, parameters: readonly number[]): Promise<LoggedChange[]> {
    const rows = await this.database.reader.query<ChangeRow[]>(sql, [...parameters]);
    return rows.map((row) => ({ seq: row.seq, entity: row.entity, entityId: row.entity_id }));
  }

  private async extreme(which: 'MAX' | 'MIN'): Promise<number> {
    const rows = await this.database.reader.query<{ seq: number | null }[]>(
      `SELECT ${which}(seq) AS seq FROM change_log`,
    );
    return rows[0]?.seq ?? 0;
  }
}
