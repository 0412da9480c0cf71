import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import {
  AttachedFiles,
  type AttachedFile,
  type ExportedOrder,
} from '@/modules/cart/orders/domain/documents/exported-order';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { OrderAllocationEntity } from '@/modules/cart/orders/persistence/entities/order-allocation.entity';
import { OrderEntity } from '@/modules/cart/orders/persistence/entities/order.entity';
import { OrderLineEntity } from '@/modules/cart/orders/persistence/entities/order-line.entity';
import { Database } from '@/shared/database/database';

/** Which orders are wanted: those not taken yet, and those from a day (YYYYMMDD, Mexico City) on. */
export interface ExportFilter {
  readonly pendingOnly: boolean;
  readonly sinceDay?: number | undefined;
}

/** Where an export is: orders go by when they were ordered. */
export interface ExportPlace {
  readonly orderedAt: number;
  readonly id: number;
}

/** Orders on their way to the ERP, oldest first. */
@Injectable()
export class OrderExportRepository {
  constructor(
    private readonly database: Database,
    private readonly files: AttachedFiles,
  ) {}

  /** The places of the next orders after one. Quotes are never among them, and what is pending was not cancelled. */
  async placesAfter(after: ExportPlace, limit: number, filter: ExportFilter): Promise<ExportPlace[]> {
    const pending = "AND exported_at IS NULL AND COALESCE(state, '') <> 'cancelado'";
    const rows = await this.database.reader.query<Record<'id' | 'ordered_at', number | string>[]>(
      `SELECT id, ordered_at FROM orders WHERE kind = 'order' AND ordered_at >= ? AND (ordered_at > ? OR id > ?)
         ${filter.pendingOnly ? pending : ''} ${filter.sinceDay === undefined ? '' : 'AND ordered_day >= ?'}
       ORDER BY ordered_at, id LIMIT ${limit}`,
      [after.orderedAt, after.orderedAt, after.id, ...(filter.sinceDay === undefined ? [] : [filter.sinceDay])],
    );
    return rows.map((row) => ({ id: Number(row.id), orderedAt: Number(row.ordered_at) }));
  }

  /** Takes orders in hand, unless they were cancelled or taken before: from now on they can't be cancelled here. */
  async claim(ids: readonly number[], now: number): Promise<void> {
    await this.database.write((manager) =>
      manager.query(
        `UPDATE orders SET claimed_at = ?, version = COALESCE(version, 1) + 1, modified_at = ?
         WHERE id IN (${ids.map(() => '?').join(', ')}) AND claimed_at IS NULL AND exported_at IS NULL
           AND COALESCE(state, '') <> 'cancelado'`,
        [now, now, ...ids],
      ),
    );
  }

  /** These orders with lines, allocations and guide, oldest first; `claimed`: only those that are in hand and not exported. */
  async read(ids: readonly number[], claimed: boolean): Promise<ExportedOrder[]> {
    const { reader } = this.database;
    const orders = await reader.find(OrderEntity, {
      where: {
        id: In([...ids]),
        ...(claimed && { claimedAt: Not(IsNull()), exportedAt: IsNull(), state: Not<OrderState>('cancelado') }),
      },
      order: { orderedAt: 'ASC', id: 'ASC' },
    });
    if (orders.length === 0) return [];
    const files = await this.files.ofFolios(orders.map(({ folio }) => folio ?? ''));
    return withParts(reader, orders, files);
  }

  /** Marks orders as handed over. Those another export has marked meanwhile keep their mark. */
  async markExported(manager: EntityManager, ids: readonly number[], now: number): Promise<void> {
    if (ids.length > 0)
      await manager.update(OrderEntity, { id: In([...ids]), exportedAt: IsNull() }, { exportedAt: now });
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
    order: Object.assign(order, {
      folio: order.folio ?? '',
      orderedAt: order.orderedAt ?? order.createdAt,
      state: order.state ?? 'recibido',
    }),
    lines: lines.filter(({ orderId }) => orderId === order.id),
    allocations: allocations.filter(({ orderId }) => orderId === order.id),
    guide: files.find(({ folio }) => folio === order.folio),
  }));
}
