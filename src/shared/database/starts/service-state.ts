import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '@/shared/database/database';
import { isDuplicateKey } from '@/shared/database/retry';
import { ServiceStateEntity } from '@/shared/database/starts/service-state.entity';

/** Single facts about the installation that every process must agree on, each a text of up to 200 characters (Beyond 9.6). */
@Injectable()
export class ServiceState {
  constructor(private readonly database: Database) {}

  async get(name: string): Promise<string | undefined> {
    return (await this.database.reader.findOneBy(ServiceStateEntity, { name }))?.value;
  }

  /** What is kept under `name`; `fresh` becomes it when there is nothing yet. Whoever comes first, all get the same. */
  async getOrKeep(name: string, fresh: string): Promise<string> {
    const kept = await this.get(name);
    if (kept !== undefined) return kept;
    try {
      await this.database.write((manager) => manager.insert(ServiceStateEntity, { name, value: fresh }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.get(name)) ?? fresh;
  }

  /** Keeps `value` under `name` within a transaction of the caller's. */
  async set(manager: EntityManager, name: string, value: string): Promise<void> {
    await manager.save(ServiceStateEntity, { name, value });
  }
}
