import { Inject, Injectable } from '@nestjs/common';
import { PriceEntity } from '@/modules/products/persistence/price.entity';
import { ProductTextEntity } from '@/modules/products/persistence/product-text.entity';
import { ProductEntity } from '@/modules/products/persistence/product.entity';
import { StockEntity } from '@/modules/products/persistence/stock.entity';
import { Database } from '@/shared/database/database';
import { UpsertTable } from '@/shared/database/upsert/upsert-table';

/** Products with their texts, prices and stock as tables that the importer loads. */
@Injectable()
export class ProductsLoadService {
  readonly products: UpsertTable<ProductEntity>;
  readonly texts: UpsertTable<ProductTextEntity>;
  readonly prices: UpsertTable<PriceEntity>;
  /** Pieces on hand. What is reserved belongs to the orders: a count below it leaves the row overcommitted. */
  readonly stock: UpsertTable<StockEntity>;

  constructor(@Inject(Database) database: Database) {
    this.products = new UpsertTable(database, ProductEntity, {
      defaults: { project: false, active: true, sales: 0, trend: 0 },
      logs: { entity: 'product', id: 'id' },
    });
    this.texts = new UpsertTable(database, ProductTextEntity, { logs: { entity: 'product-text', id: 'productId' } });
    this.prices = new UpsertTable(database, PriceEntity, { logs: { entity: 'product', id: 'productId' } });
    this.stock = new UpsertTable(database, StockEntity, {
      defaults: { reserved: 0 },
      unmanaged: ['reserved'],
      derived: { overcommitted: (value) => (Number(value('reserved')) > Number(value('onHand')) ? 1 : 0) },
      logs: { entity: 'stock', id: 'productId' },
    });
  }
}
