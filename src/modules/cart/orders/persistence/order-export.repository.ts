import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AttachedFiles, type AttachedFile, type ExportedOrder } from '@/modules/cart/orders/domain/exported-order';
import { OrderAllocationEntity } from '@/modules/cart/orders/persistence/order-allocation.entity';
import { OrderEntity } from '@/modules/cart/orders/persistence/order.entity';
import { OrderLineEntity } from '@/modules/cart/orders/persistence/order-line.entity';
import { Database } from '@/shared/database/database';

/** Which orders are wanted: those not taken yet, and those from a day (YYYYMMDD, Mexico City) on. */
export interface ExportFilter {
  readonly pendingOnly: boolean;
  readonly sinceDay?: number | undefined;
}

/** Orders on their way to the ERP, oldest first. */
@Injectable()
export class OrderExportRepository {
  constructor(
    private readonly database: Database,
    private readonly files: AttachedFiles,
  ) {}

  /** The next orders after an id, with lines, allocations and guide; empty at the end. Quotes are never among them. */
  async findAfter(id: number, limit: number, filter: ExportFilter): Promise<ExportedOrder[]> {
    const { reader } = this.database;
    const orders = await reader.find(OrderEntity, {
      where: {
        kind: 'order',
        id: MoreThan(id),
        ...(filter.pendingOnly && { exportedAt: IsNull() }),
        ...(filter.sinceDay !== undefined && { createdDay: MoreThanOrEqual(filter.sinceDay) }),
      },
      order: { id: 'ASC' },
      take: limit,
    });
    if (orders.length === 0) return [];
    const files = await this.files.ofFolios(orders.map(({ folio }) => folio ?? ''));
    return withParts(reader, orders, files);
  }

  /** Marks orders as taken. Those another export has marked meanwhile keep their mark. */
  async markExported(ids: readonly number[], now: number): Promise<void> {
    await this.database.write((manager) =>
      manager.update(OrderEntity, { id: In([...ids]), exportedAt: IsNull() }, { exportedAt: now }),
    );
  }
}

async function withParts(
  reader: EntityManager,
  orders: readonly OrderEntity[],
  files: readonly AttachedFile[],
): Promise<ExportedOrder[]> {
  const ids = orders.map(({ id }) => id);
  const lines = await reader.find(OrderLineEntity, {
    where: { orderId: In(ids) },
    order: { orderId: 'ASC', lineNumber: 'ASC' },
  });
  const allocations = await reader.find(OrderAllocationEntity, {
    where: { orderId: In(ids) },
    order: { orderId: 'ASC', lineNumber: 'ASC', productId: 'ASC', warehouse: 'ASC' },
  });
  return orders.map((order) => ({
    id: order.id,
    order: Object.assign(order, { folio: order.folio ?? '' }),
    lines: lines.filter(({ orderId }) => orderId === order.id),
    allocations: allocations.filter(({ orderId }) => orderId === order.id),
    guide: files.find(({ folio }) => folio === order.folio),
  }));
}
