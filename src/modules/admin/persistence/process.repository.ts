import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { ProcessEntity } from '@/modules/admin/persistence/process.entity';
import { Database } from '@/shared/database/database';
import { databaseNow } from '@/shared/database/database-now';
import { countLivingProcesses } from '@/shared/database/living-processes';
import { DAY_MS } from '@/shared/kernel/durations';

/** What a process tells of itself. */
export type ProcessState = Pick<
  ProcessEntity,
  'id' | 'host' | 'version' | 'snapshotVersion' | 'feedPosition' | 'lagMs'
>;

const FORGOTTEN_AFTER_MS = DAY_MS;

/** The processes that share the database. */
@Injectable()
export class ProcessRepository {
  constructor(private readonly database: Database) {}

  /** Notes that a process runs, as it is now; forgets those not seen for a day. */
  async note(state: ProcessState): Promise<void> {
    await this.database.write(async (manager) => {
      const now = await databaseNow(manager, this.database.dialect);
      await manager.delete(ProcessEntity, { seenAt: LessThan(now - FORGOTTEN_AFTER_MS) });
      const { affected } = await manager.update(ProcessEntity, { id: state.id }, { ...state, seenAt: now });
      if (affected !== 1) await manager.insert(ProcessEntity, { ...state, startedAt: now, seenAt: now });
    });
  }

  /** Takes out a process that ends. */
  async remove(id: string): Promise<void> {
    await this.database.write((manager) => manager.delete(ProcessEntity, { id }));
  }

  /** How many have been seen in the last 30 s. */
  countSeen(): Promise<number> {
    return countLivingProcesses(this.database.reader, this.database.dialect);
  }
}
