import { LRUCache } from 'lru-cache';
import { GRADES, type Grade } from '@/modules/products/domain/product';
import { BitSet } from '@/modules/products/domain/bit-set';
import { StockColumn } from '@/modules/products/snapshot/stock/stock-column';

/** Pieces of one grade that a warehouse can sell. */
export interface StockRow {
  readonly branchCode: string;
  readonly grade: Grade;
  readonly available: number;
}

type Columns = readonly (StockColumn | undefined)[];

const GRADE_INDEX = new Map(GRADES.map((grade, index) => [grade, index]));
const NEW = GRADES.indexOf('new');
const SCOPES_KEPT = 24;

/** Pieces available per slot, warehouse and grade, in columns that exist only where there is stock. */
export class StockTable {
  private readonly warehouses = new Map<string, (StockColumn | undefined)[]>();
  private readonly scopes = new LRUCache<string, StockScope>({ max: SCOPES_KEPT });
  private selling: readonly string[] = [];
  /** By slot: a bit for each grade it has, or had, pieces of. */
  private grades = new Uint8Array(1024);
  private slots = 0;

  /** The branches whose stock can be sold (`surte`). */
  setSelling(codes: ReadonlySet<string>): void {
    this.selling = [...codes].sort();
    this.scopes.clear();
  }

  /** Replaces all the stock of a slot. */
  replace(slot: number, rows: readonly StockRow[]): void {
    this.reserve(slot);
    const before = this.grades[slot] ?? 0;
    if (before !== 0) this.empty(slot, before);
    let after = 0;
    for (const row of rows) {
      const grade = GRADE_INDEX.get(row.grade) ?? 0;
      after |= 1 << grade;
      this.column(row.branchCode, grade).set(slot, row.available, this.slots);
    }
    this.grades[slot] = after;
    for (const scope of this.scopes.values()) scope.refresh(slot);
  }

  /** The branches whose stock can be sold, in order. */
  sellingCodes(): readonly string[] {
    return this.selling;
  }

  /** Whether a slot may have pieces of a grade, by its index in GRADES. */
  hasGrade(slot: number, grade: number): boolean {
    return ((this.grades[slot] ?? 0) & (1 << grade)) !== 0;
  }

  /** Pieces of a grade, by its index in GRADES, in one warehouse. */
  pieces(slot: number, grade: number, code: string): number {
    return this.warehouses.get(code)?.[grade]?.get(slot) ?? 0;
  }

  /** The slots with pieces of any grade in one warehouse, or with new ones. */
  stockedIn(code: string, onlyNew: boolean): BitSet {
    const slots = new BitSet(this.slots);
    for (const [grade, column] of (this.warehouses.get(code) ?? []).entries())
      if (grade === NEW || !onlyNew) column?.addSlotsTo(slots);
    return slots;
  }

  /** Whether these rows are all the stock of a slot. */
  holds(slot: number, rows: readonly StockRow[]): boolean {
    const expected = new Map(rows.map(({ branchCode, grade, available }) => [`${branchCode} ${grade}`, available]));
    for (const [code, columns] of this.warehouses)
      for (const [index, grade] of GRADES.entries()) {
        const key = `${code} ${grade}`;
        if ((columns[index]?.get(slot) ?? 0) !== (expected.get(key) ?? 0)) return false;
        expected.delete(key);
      }
    return expected.size === 0;
  }

  /** What an account sees: the selling warehouses among those open to it (undefined: all). */
  scope(open: ReadonlySet<string> | undefined): StockScope {
    const codes = this.selling.filter((code) => open?.has(code) ?? true);
    const key = codes.join(',');
    const known = this.scopes.get(key);
    if (known) return known;
    const made = new StockScope(codes, {
      columnsOf: (code) => this.warehouses.get(code) ?? [],
      hasUsed: (slot) => ((this.grades[slot] ?? 0) & ~(1 << NEW)) !== 0,
      slots: this.slots,
    });
    this.scopes.set(key, made);
    return made;
  }

  private empty(slot: number, grades: number): void {
    for (const columns of this.warehouses.values())
      for (let grade = 0; grade < GRADES.length; grade++)
        if ((grades & (1 << grade)) !== 0) columns[grade]?.set(slot, 0, this.slots);
  }

  private column(branchCode: string, grade: number): StockColumn {
    let columns = this.warehouses.get(branchCode);
    if (!columns) {
      columns = new Array<StockColumn | undefined>(GRADES.length).fill(undefined);
      this.warehouses.set(branchCode, columns);
    }
    return (columns[grade] ??= new StockColumn());
  }

  private reserve(slot: number): void {
    this.slots = Math.max(this.slots, slot + 1);
    if (slot < this.grades.length) return;
    const grades = new Uint8Array(Math.ceil((slot + 1) * 1.5));
    grades.set(this.grades);
    this.grades = grades;
  }
}

interface Pieces {
  readonly columnsOf: (code: string) => Columns;
  /** Whether the slot may have pieces that are not new. */
  readonly hasUsed: (slot: number) => boolean;
  readonly slots: number;
}

/** The stock of a set of warehouses together: new pieces and all pieces summed per slot and kept in step, the few others added up when asked for. */
export class StockScope {
  private fresh: Int32Array;
  private all: Int32Array;

  constructor(
    readonly warehouses: readonly string[],
    private readonly stock: Pieces,
  ) {
    this.fresh = new Int32Array(stock.slots);
    for (const code of warehouses) stock.columnsOf(code)[NEW]?.addTo(this.fresh);
    this.all = this.fresh.slice();
    for (const code of warehouses)
      for (const [grade, column] of stock.columnsOf(code).entries()) if (grade !== NEW) column?.addTo(this.all);
  }

  /** The slots with pieces of any grade, or with new ones; of kits nothing is known here. */
  stocked(onlyNew: boolean): BitSet {
    const pieces = onlyNew ? this.fresh : this.all;
    const slots = new BitSet(pieces.length);
    for (let slot = 0; slot < pieces.length; slot++) if ((pieces[slot] ?? 0) > 0) slots.add(slot);
    return slots;
  }

  /** Pieces of every grade together. */
  totalOfAll(slot: number): number {
    return this.all[slot] ?? 0;
  }

  /** Pieces of a grade (index in GRADES) in all the warehouses of the scope. */
  total(slot: number, grade: number): number {
    if (grade === NEW) return this.fresh[slot] ?? 0;
    return this.stock.hasUsed(slot) ? this.sum(slot, grade) : 0;
  }

  /** Pieces of a grade in one warehouse; 0 when it is not of the scope. */
  inWarehouse(slot: number, grade: number, code: string): number {
    return this.stock.columnsOf(code)[grade]?.get(slot) ?? 0;
  }

  refresh(slot: number): void {
    if (slot >= this.all.length) {
      this.fresh = enlarged(this.fresh, slot);
      this.all = enlarged(this.all, slot);
    }
    let all = 0;
    GRADES.forEach((_grade, grade) => {
      const pieces = grade === NEW || this.stock.hasUsed(slot) ? this.sum(slot, grade) : 0;
      if (grade === NEW) this.fresh[slot] = pieces;
      all += pieces;
    });
    this.all[slot] = all;
  }

  private sum(slot: number, grade: number): number {
    let pieces = 0;
    for (const code of this.warehouses) pieces += this.inWarehouse(slot, grade, code);
    return pieces;
  }
}

function enlarged(column: Int32Array, slot: number): Int32Array {
  const larger = new Int32Array(Math.ceil((slot + 1) * 1.25));
  larger.set(column);
  return larger;
}
