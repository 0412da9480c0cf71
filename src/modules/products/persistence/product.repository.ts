import { Injectable } from '@nestjs/common';
import type { Grade, ProductWords, SellingFacts } from '@/modules/products/domain/product';
import { LoadedProduct, type ProductStockRow } from '@/modules/products/persistence/loaded-product';
import {
  SELECTED,
  SELLING_SELECTED,
  toRow,
  toSellingFacts,
  toSellingRow,
  toWords,
  type ProductRow,
  type WordsRow,
} from '@/modules/products/persistence/product-row';
import { Database } from '@/shared/database/database';

/** What AVAILABLE selects: product, branch, grade, pieces. */
type StockColumns = readonly [number, string, Grade, number];

export interface ProductTexts {
  readonly description: string;
  readonly proDescription: string;
}

const WITH_PRICE = 'FROM products p LEFT JOIN prices r ON r.product_id = p.id AND r.withdrawn = 0';
const PRODUCT_WITH_PRICE = `SELECT ${SELECTED} ${WITH_PRICE}`;
const SELLING_FACTS = `SELECT ${SELLING_SELECTED} ${WITH_PRICE}`;
const WORDS = 'SELECT id, model, title, brand_id, category_ids, features, active, withdrawn FROM products';
const AVAILABLE = `SELECT product_id, branch_code, grade, on_hand - reserved AS available
  FROM stock WHERE withdrawn = 0 AND overcommitted = 0 AND on_hand > reserved`;

@Injectable()
export class ProductRepository {
  constructor(private readonly database: Database) {}

  /** How many products there are, withdrawn ones too. */
  async count(): Promise<number> {
    const [row] = await this.database.rows<[number | string]>('SELECT COUNT(*) FROM products', []);
    return Number(row?.[0] ?? 0);
  }

  /** Products with id above `after`, in order, at most `limit`; withdrawn ones too: kits may contain them. */
  async findAfter(after: number, limit: number): Promise<LoadedProduct[]> {
    const rows = await this.products('WHERE p.id > ? ORDER BY p.id LIMIT ?', [after, limit]);
    const last = rows.at(-1);
    if (!last) return [];
    return joinStock(rows, await this.available('product_id > ? AND product_id <= ?', [after, last.id]));
  }

  async findByIds(ids: readonly number[]): Promise<LoadedProduct[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    return joinStock(await this.products(`WHERE p.id IN (${marks})`, [...ids]), await this.stockOf(ids));
  }

  /** What can be sold of each product; products without any are left out. */
  async stockOf(ids: readonly number[]): Promise<Map<number, ProductStockRow[]>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    return this.available(`product_id IN (${marks})`, [...ids]);
  }

  /** The words of the products that exist among `ids`. */
  async wordsOf(ids: readonly number[]): Promise<ProductWords[]> {
    if (ids.length === 0) return [];
    return toWords(
      await this.database.reader.query<WordsRow[]>(`${WORDS} WHERE id IN (${ids.map(() => '?').join(', ')})`, [...ids]),
    );
  }

  /** What it takes to sell the products that exist among `ids`, stock aside. */
  async sellingFacts(ids: readonly number[]): Promise<SellingFacts[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.database.rows(`${SELLING_FACTS} WHERE p.id IN (${marks})`, [...ids]);
    return rows.map((row) => toSellingFacts(toSellingRow(row)));
  }

  /** The long texts of products, by id; products without any are left out. */
  async textsOf(ids: readonly number[]): Promise<Map<number, ProductTexts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.reader.query<
      { product_id: number; description: string | null; pro_description: string | null }[]
    >(
      `SELECT product_id, description, pro_description FROM product_texts WHERE product_id IN (${ids.map(() => '?').join(', ')})`,
      [...ids],
    );
    return new Map(
      rows.map((row) => [
        row.product_id,
        { description: row.description ?? '', proDescription: row.pro_description ?? '' },
      ]),
    );
  }

  private async products(condition: string, parameters: unknown[]): Promise<ProductRow[]> {
    return (await this.database.rows(`${PRODUCT_WITH_PRICE} ${condition}`, parameters)).map(toRow);
  }

  private async available(condition: string, parameters: unknown[]): Promise<Map<number, ProductStockRow[]>> {
    return byProduct(await this.database.rows<StockColumns>(`${AVAILABLE} AND ${condition}`, parameters));
  }
}

function byProduct(stock: readonly StockColumns[]): Map<number, ProductStockRow[]> {
  const lists = new Map<number, ProductStockRow[]>();
  let list: ProductStockRow[] = [];
  let of = Number.NaN;
  for (const [productId, branchCode, grade, available] of stock) {
    if (productId !== of) {
      of = productId;
      list = lists.get(productId) ?? [];
      lists.set(productId, list);
    }
    list.push({ branchCode, grade, available });
  }
  return lists;
}

function joinStock(rows: readonly ProductRow[], stock: ReadonlyMap<number, ProductStockRow[]>): LoadedProduct[] {
  return rows.map((row) => new LoadedProduct(row, stock.get(row.id) ?? []));
}
