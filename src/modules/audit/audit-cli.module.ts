import { Module } from '@nestjs/common';
import { AuditCommand } from '@/modules/audit/commands/audit.command';
import { AuditLogRepository } from '@/modules/audit/persistence/audit-log.repository';

/** The operator's command `audit list`. */
@Module({ providers: [AuditLogRepository, ...AuditCommand.registerWithSubCommands()] })
export class AuditCliModule {}
