import { Module } from '@nestjs/common';
import { AuditSweeper } from '@/modules/audit/audit-sweeper';
import { AuditLogRepository } from '@/modules/audit/persistence/audit-log.repository';

/** The audit log in the service: others write it (`shared/audit`), here it is kept. */
@Module({ providers: [AuditLogRepository, AuditSweeper] })
export class AuditModule {}
