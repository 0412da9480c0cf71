import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { GuideFile } from '@/modules/cart/guides/domain/guide-file';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import type { AttachedFiles } from '@/modules/cart/orders/domain/documents/exported-order';
import { Database } from '@/shared/database/database';

/** The rows that name guide files. */
@Injectable()
export class GuideFileRepository implements AttachedFiles {
  constructor(private readonly database: Database) {}

  /** The guide of an order or quote; the folio without `-API`. */
  async findByFolio(folio: string): Promise<GuideFile | undefined> {
    return (await this.database.reader.findOneBy(GuideFileEntity, { folio })) ?? undefined;
  }

  /** The guides of these folios, without `-API`. */
  ofFolios(folios: readonly string[]): Promise<GuideFile[]> {
    return this.database.reader.findBy(GuideFileEntity, { folio: In([...folios]) });
  }

  /** Of these storage names, the ones some row names. */
  async namedAmong(storageNames: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.reader.findBy(GuideFileEntity, { storageName: In([...storageNames]) });
    return new Set(rows.map((row) => row.storageName));
  }

  /**
   * Attaches a stored file to its order inside the order's (or its own) transaction, in place of an earlier one.
   * The file must be on the disk already: a row never names a file that is not there.
   *
   * @returns the storage name of the file replaced, to be removed after the commit
   */
  async attach(manager: EntityManager, guide: GuideFile): Promise<string | undefined> {
    const before = await manager.findOneBy(GuideFileEntity, { folio: guide.folio });
    await manager.upsert(GuideFileEntity, { ...guide }, ['folio']);
    return before === null || before.storageName === guide.storageName ? undefined : before.storageName;
  }
}
