import { Injectable } from '@nestjs/common';
import type { Product } from '@/modules/products/domain/product';
import { toProduct, type ProductRow } from '@/modules/products/persistence/product-row';
import type { Grade } from '@/modules/products/domain/product';
import { Database } from '@/shared/database/database';

export interface ProductStockRow {
  readonly productId: number;
  readonly branchCode: string;
  readonly grade: Grade;
  readonly available: number;
}

/** A product with its stock, as the snapshot takes it. */
export interface LoadedProduct {
  readonly product: Product;
  readonly stock: readonly ProductStockRow[];
}

export interface ProductTexts {
  readonly description: string;
  readonly proDescription: string;
}

const PRODUCT_WITH_PRICE = `SELECT p.*, r.list_price, r.public_price, r.offer_price, r.offer_from, r.offer_to, r.map_price, r.tiers, r.open_box
  FROM products p LEFT JOIN prices r ON r.product_id = p.id AND r.withdrawn = 0`;
const AVAILABLE = `SELECT product_id AS productId, branch_code AS branchCode, grade, on_hand - reserved AS available
  FROM stock WHERE withdrawn = 0 AND overcommitted = 0 AND on_hand > reserved`;

@Injectable()
export class ProductRepository {
  constructor(private readonly database: Database) {}

  /** Products with id above `after`, in order, at most `limit`; withdrawn ones too: kits may contain them. */
  async findAfter(after: number, limit: number): Promise<LoadedProduct[]> {
    const rows = await this.database.reader.query<ProductRow[]>(
      `${PRODUCT_WITH_PRICE} WHERE p.id > ? ORDER BY p.id LIMIT ?`,
      [after, limit],
    );
    const last = rows.at(-1);
    if (!last) return [];
    return joinStock(
      rows,
      await this.database.reader.query<ProductStockRow[]>(`${AVAILABLE} AND product_id > ? AND product_id <= ?`, [
        after,
        last.id,
      ]),
    );
  }

  async findByIds(ids: readonly number[]): Promise<LoadedProduct[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.database.reader.query<ProductRow[]>(`${PRODUCT_WITH_PRICE} WHERE p.id IN (${marks})`, [
      ...ids,
    ]);
    return joinStock(
      rows,
      await this.database.reader.query<ProductStockRow[]>(`${AVAILABLE} AND product_id IN (${marks})`, [...ids]),
    );
  }

  /** Products with their prices, without stock. */
  async findFacts(ids: readonly number[]): Promise<Product[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    const rows = await this.database.reader.query<ProductRow[]>(`${PRODUCT_WITH_PRICE} WHERE p.id IN (${marks})`, [
      ...ids,
    ]);
    return rows.map(toProduct);
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
}

function joinStock(rows: readonly ProductRow[], stock: readonly ProductStockRow[]): LoadedProduct[] {
  const byProduct = new Map<number, ProductStockRow[]>();
  for (const row of stock) {
    const list = byProduct.get(row.productId);
    if (list) list.push(row);
    else byProduct.set(row.productId, [row]);
  }
  return rows.map((row) => ({ product: toProduct(row), stock: byProduct.get(row.id) ?? [] }));
}
