import { Injectable } from '@nestjs/common';
import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import { BranchEntity } from '@/modules/support-catalogs/persistence/places/branch.entity';
import { Database } from '@/shared/database/database';

@Injectable()
export class BranchRepository {
  constructor(private readonly database: Database) {}

  /** Every branch that is not withdrawn, by code. */
  async findAll(): Promise<Branch[]> {
    const rows = await this.database.reader.find(BranchEntity, { where: { withdrawn: false }, order: { code: 'ASC' } });
    return rows.map((row) => Object.assign(row, { intNumber: row.intNumber ?? '' }));
  }
}
