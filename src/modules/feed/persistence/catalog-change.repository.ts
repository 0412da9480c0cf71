import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CatalogChange } from '@/modules/feed/domain/catalog-change';
import { runsOf } from '@/modules/feed/domain/runs';
import type { LoggedChange } from '@/shared/database/changes/change-tracker';
import { Database } from '@/shared/database/database';

interface LogRow {
  readonly seq: number;
  readonly entity: string;
  readonly entity_id: string;
}

type ChangeRow = Readonly<Record<(typeof COLUMNS)[number], number | string>>;

const COLUMNS = [
  'product_id',
  'position',
  'listed',
  'listed_pos',
  'withdrawn_pos',
  'price_pos',
  'stock_pos',
  'sheet_pos',
  'price_digest',
  'stock_digest',
  'sheet_digest',
  'changed_at',
] as const;
const LIST = COLUMNS.join(', ');
const ROWS_PER_STATEMENT = 500;

/** The statements of the change feed: lines of the log that wait, and the row that each product has. */
@Injectable()
export class CatalogChangeRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Lines of the change log that are not published, by number, above `after`; at most `limit`. */
  async unpublished(after: number, limit: number): Promise<LoggedChange[]> {
    const rows = await this.database.reader.query<LogRow[]>(
      'SELECT seq, entity, entity_id FROM change_log WHERE published IS NULL AND seq > ? ORDER BY seq LIMIT ?',
      [after, limit],
    );
    return rows.map(({ seq, entity, entity_id }) => ({ seq, entity, entityId: entity_id }));
  }

  /** How many lines of the change log are not published. */
  async countUnpublished(): Promise<number> {
    const rows = await this.database.reader.query<{ waiting: number | string }[]>(
      'SELECT COUNT(*) AS waiting FROM change_log WHERE published IS NULL',
    );
    return Number(rows[0]?.waiting ?? 0);
  }

  /**
   * Notes the position that was the last when lines of the log were published. Lines with numbers in a row, as an import writes them, are
   * named by the first and the last of them.
   */
  async markPublished(manager: EntityManager, lines: readonly LoggedChange[], position: number): Promise<void> {
    const { runs, single } = runsOf(lines.map(({ seq }) => seq));
    for (const { from, to } of runs)
      await manager.query('UPDATE change_log SET published = ? WHERE seq BETWEEN ? AND ?', [position, from, to]);
    for (let start = 0; start < single.length; start += ROWS_PER_STATEMENT) {
      const numbers = single.slice(start, start + ROWS_PER_STATEMENT);
      await manager.query(`UPDATE change_log SET published = ? WHERE seq IN (${numbers.map(() => '?').join(', ')})`, [
        position,
        ...numbers,
      ]);
    }
  }

  /** The last position given out. */
  async latest(manager: EntityManager = this.database.reader): Promise<number> {
    const rows = await manager.query<{ value: number | string }[]>(
      "SELECT value FROM counters WHERE name = 'catalogo'",
    );
    return Number(rows[0]?.value ?? 0);
  }

  /** The last position of each series. */
  async positions(): Promise<{ readonly catalog: number; readonly events: number }> {
    const rows = await this.database.reader.query<{ name: string; value: number | string }[]>(
      'SELECT name, value FROM counters',
    );
    const of = (name: string): number => Number(rows.find((row) => row.name === name)?.value ?? 0);
    return { catalog: of('catalogo'), events: of('eventos') };
  }

  /** The committed rows of products. */
  async find(productIds: readonly number[]): Promise<Map<number, CatalogChange>> {
    const found = new Map<number, CatalogChange>();
    for (let start = 0; start < productIds.length; start += ROWS_PER_STATEMENT) {
      const ids = productIds.slice(start, start + ROWS_PER_STATEMENT);
      const rows = await this.database.reader.query<ChangeRow[]>(
        `SELECT ${LIST} FROM catalog_changes WHERE product_id IN (${ids.map(() => '?').join(', ')})`,
        ids,
      );
      for (const row of rows) found.set(Number(row.product_id), toChange(row));
    }
    return found;
  }

  /** When the rows of products were published last. */
  async timesOf(productIds: readonly number[]): Promise<Map<number, Date>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.database.reader.query<{ id: number | string; at: number | string }[]>(
      `SELECT product_id AS id, changed_at AS at FROM catalog_changes WHERE product_id IN (${productIds.map(() => '?').join(', ')})`,
      [...productIds],
    );
    return new Map(rows.map(({ id, at }) => [Number(id), new Date(Number(at))]));
  }

  /** The rows published after a position, in its order, at most `limit`. Costs what it answers, whatever the catalog's size. */
  async since(position: number, limit: number): Promise<CatalogChange[]> {
    const rows = await this.database.reader.query<ChangeRow[]>(
      `SELECT ${LIST} FROM catalog_changes WHERE position > ? ORDER BY position LIMIT ?`,
      [position, limit],
    );
    return rows.map(toChange);
  }

  /** Adds or replaces the rows of products. */
  async save(manager: EntityManager, changes: readonly CatalogChange[]): Promise<void> {
    for (let start = 0; start < changes.length; start += ROWS_PER_STATEMENT) {
      const slice = changes.slice(start, start + ROWS_PER_STATEMENT);
      const marks = slice.map(() => `(${COLUMNS.map(() => '?').join(', ')})`).join(', ');
      await manager.query(
        `INSERT INTO catalog_changes (${LIST}) VALUES ${marks} ${this.replacing()}`,
        slice.flatMap(toValues),
      );
    }
  }

  private replacing(): string {
    const [, ...others] = COLUMNS;
    return this.database.dialect === 'sqlite'
      ? `ON CONFLICT (product_id) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`
      : `ON DUPLICATE KEY UPDATE ${others.map((name) => `${name} = VALUES(${name})`).join(', ')}`;
  }
}

function toChange(row: ChangeRow): CatalogChange {
  return {
    productId: Number(row.product_id),
    position: Number(row.position),
    listed: Number(row.listed) === 1,
    listedPos: Number(row.listed_pos),
    withdrawnPos: Number(row.withdrawn_pos),
    pricePos: Number(row.price_pos),
    stockPos: Number(row.stock_pos),
    sheetPos: Number(row.sheet_pos),
    priceDigest: String(row.price_digest),
    stockDigest: String(row.stock_digest),
    sheetDigest: String(row.sheet_digest),
    changedAt: Number(row.changed_at),
  };
}

function toValues(change: CatalogChange): (number | string)[] {
  return [
    change.productId,
    change.position,
    change.listed ? 1 : 0,
    change.listedPos,
    change.withdrawnPos,
    change.pricePos,
    change.stockPos,
    change.sheetPos,
    change.priceDigest,
    change.stockDigest,
    change.sheetDigest,
    change.changedAt,
  ];
}
