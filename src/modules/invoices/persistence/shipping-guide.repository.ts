import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ShippingGuide } from '@/modules/invoices/domain/invoice';
import { ShippingGuideEntity } from '@/modules/invoices/persistence/shipping-guide.entity';
import { Database } from '@/shared/database/database';
import type { Caller } from '@/shared/kernel/caller';

/** Reads a caller's shipping guides. */
@Injectable()
export class ShippingGuideRepository {
  constructor(private readonly database: Database) {}

  /** The newest guides, newest first. */
  newest({ accountId }: Caller, limit: number): Promise<ShippingGuide[]> {
    return this.database.reader.find(ShippingGuideEntity, {
      where: { accountId, withdrawn: false },
      order: { invoicedAt: 'DESC', guideFolio: 'DESC' },
      take: limit,
    });
  }

  /** Every guide of these invoices, named without slashes; in no order (sorting here would lead SQLite to another index). */
  ofInvoices({ accountId }: Caller, invoiceKeys: readonly string[]): Promise<ShippingGuide[]> {
    return this.database.reader.findBy(ShippingGuideEntity, {
      accountId,
      withdrawn: false,
      invoiceKey: In([...invoiceKeys]),
    });
  }

  /** Every guide that may name this order itself, by its key, and the order folio it was imported with. */
  ofOrder(
    { accountId }: Caller,
    orderKey: string,
  ): Promise<(ShippingGuide & Pick<ShippingGuideEntity, 'orderFolio'>)[]> {
    return this.database.reader.findBy(ShippingGuideEntity, { accountId, withdrawn: false, orderKey });
  }
}
