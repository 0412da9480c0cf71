import { LRUCache } from 'lru-cache';
import { GRADES, type Grade } from '@/modules/products/domain/product';

/** Pieces of one grade that a warehouse can sell. */
export interface StockRow {
  readonly branchCode: string;
  readonly grade: Grade;
  readonly available: number;
}

const GRADE_INDEX = new Map(GRADES.map((grade, index) => [grade, index]));
const SCOPES_KEPT = 24;

/** Pieces available per slot, warehouse and grade, in dense columns that exist only where there is stock. */
export class StockTable {
  private readonly warehouses = new Map<string, (Int32Array | undefined)[]>();
  private readonly scopes = new LRUCache<string, StockScope>({ max: SCOPES_KEPT });
  private selling: ReadonlySet<string> = new Set();
  private capacity = 1024;

  /** The branches whose stock can be sold (`surte`). */
  setSelling(codes: ReadonlySet<string>): void {
    this.selling = codes;
    this.scopes.clear();
  }

  /** Replaces all the stock of a slot. */
  replace(slot: number, rows: readonly StockRow[]): void {
    if (slot >= this.capacity) this.grow(slot + 1);
    for (const columns of this.warehouses.values()) for (const column of columns) if (column) column[slot] = 0;
    for (const row of rows) this.column(row.branchCode, GRADE_INDEX.get(row.grade) ?? 0)[slot] = row.available;
    for (const scope of this.scopes.values()) scope.refresh(slot);
  }

  /** The branches whose stock can be sold, in order. */
  sellingCodes(): string[] {
    return [...this.selling].sort();
  }

  /** Pieces of a grade, by its index in GRADES, in one warehouse. */
  pieces(slot: number, grade: number, code: string): number {
    return this.warehouses.get(code)?.[grade]?.[slot] ?? 0;
  }

  /** Whether these rows are all the stock of a slot. */
  holds(slot: number, rows: readonly StockRow[]): boolean {
    const expected = new Map(rows.map(({ branchCode, grade, available }) => [`${branchCode} ${grade}`, available]));
    for (const [code, columns] of this.warehouses)
      for (const [index, grade] of GRADES.entries()) {
        const key = `${code} ${grade}`;
        if ((columns[index]?.[slot] ?? 0) !== (expected.get(key) ?? 0)) return false;
        expected.delete(key);
      }
    return expected.size === 0;
  }

  /** What an account sees: the selling warehouses among those open to it (undefined: all). */
  scope(open: ReadonlySet<string> | undefined): StockScope {
    const codes = [...this.selling].filter((code) => open?.has(code) ?? true).sort();
    const key = codes.join(',');
    const known = this.scopes.get(key);
    if (known) return known;
    const made = new StockScope(codes, (code) => this.warehouses.get(code) ?? [], this.capacity);
    this.scopes.set(key, made);
    return made;
  }

  private column(branchCode: string, grade: number): Int32Array {
    const columns = this.warehouses.get(branchCode) ?? new Array<Int32Array | undefined>(GRADES.length).fill(undefined);
    this.warehouses.set(branchCode, columns);
    return (columns[grade] ??= new Int32Array(this.capacity));
  }

  private grow(needed: number): void {
    this.capacity = Math.max(needed, this.capacity * 2);
    for (const columns of this.warehouses.values()) {
      columns.forEach((column, grade) => {
        if (column) columns[grade] = enlarged(column, this.capacity);
      });
    }
    for (const scope of this.scopes.values()) scope.grow(this.capacity);
  }
}

/** The stock of a set of warehouses together, summed per slot and grade and kept in step. */
export class StockScope {
  private totals: Int32Array[];
  private all: Int32Array;

  constructor(
    readonly warehouses: readonly string[],
    private readonly columnsOf: (code: string) => readonly (Int32Array | undefined)[],
    capacity: number,
  ) {
    this.totals = GRADES.map((_grade, index) => this.sum(index, capacity));
    this.all = addColumns(this.totals, capacity);
  }

  /** Pieces of every grade together. */
  totalOfAll(slot: number): number {
    return this.all[slot] ?? 0;
  }

  /** Pieces of a grade (index in GRADES) in all the warehouses of the scope. */
  total(slot: number, grade: number): number {
    return this.totals[grade]?.[slot] ?? 0;
  }

  /** Pieces of a grade in one warehouse; 0 when it is not of the scope. */
  inWarehouse(slot: number, grade: number, code: string): number {
    return this.columnsOf(code)[grade]?.[slot] ?? 0;
  }

  refresh(slot: number): void {
    let all = 0;
    this.totals.forEach((column, grade) => {
      column[slot] = this.warehouses.reduce((sum, code) => sum + this.inWarehouse(slot, grade, code), 0);
      all += column[slot] ?? 0;
    });
    this.all[slot] = all;
  }

  grow(capacity: number): void {
    this.totals = this.totals.map((column) => enlarged(column, capacity));
    this.all = enlarged(this.all, capacity);
  }

  private sum(grade: number, capacity: number): Int32Array {
    const total = new Int32Array(capacity);
    for (const code of this.warehouses) {
      const column = this.columnsOf(code)[grade];
      if (column)
        for (let slot = 0; slot < column.length; slot++) total[slot] = (total[slot] ?? 0) + (column[slot] ?? 0);
    }
    return total;
  }
}

function addColumns(columns: readonly Int32Array[], capacity: number): Int32Array {
  const total = new Int32Array(capacity);
  for (const column of columns)
    for (let slot = 0; slot < capacity; slot++) total[slot] = (total[slot] ?? 0) + (column[slot] ?? 0);
  return total;
}

function enlarged(column: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(column);
  return larger;
}
