import { Injectable } from '@nestjs/common';
import { Between, In, LessThan } from 'typeorm';
import { AuditLogEntity } from '@/shared/audit/persistence/audit-log.entity';
import { Database } from '@/shared/database/database';

/** What is looked for; instants in epoch milliseconds, the end not included. */
export interface AuditFilter {
  readonly accountId?: number | undefined;
  readonly event?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly requestId?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly limit: number;
}

const DELETED_AT_ONCE = 1000;

/** Rows are read, and deleted when they are old; nothing changes one. */
@Injectable()
export class AuditLogRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list({ accountId, event, actor, subject, requestId, from, to, limit }: AuditFilter): Promise<AuditLogEntity[]> {
    return this.database.reader.find(AuditLogEntity, {
      where: {
        ...(accountId === undefined ? {} : { accountId }),
        ...(event === undefined ? {} : { event }),
        ...(actor === undefined ? {} : { actor }),
        ...(subject === undefined ? {} : { subject }),
        ...(requestId === undefined ? {} : { requestId }),
        at: Between(from ?? 0, (to ?? Number.MAX_SAFE_INTEGER) - 1),
      },
      order: { at: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Deletes some of the rows from before `before`; answers how many. */
  async prune(before: number): Promise<number> {
    const old = await this.database.reader.find(AuditLogEntity, {
      select: { id: true },
      where: { at: LessThan(before) },
      order: { at: 'ASC' },
      take: DELETED_AT_ONCE,
    });
    if (old.length === 0) return 0;
    await this.database.write((manager) => manager.delete(AuditLogEntity, { id: In(old.map(({ id }) => id)) }));
    return old.length;
  }
}
