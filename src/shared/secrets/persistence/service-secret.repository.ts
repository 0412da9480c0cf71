import { Injectable } from '@nestjs/common';
import { ServiceSecretEntity } from '@/shared/secrets/persistence/service-secret.entity';
import { Database } from '@/shared/database/database';
import { isDuplicateKey } from '@/shared/database/retry';

@Injectable()
export class ServiceSecretRepository {
  constructor(private readonly database: Database) {}

  /** The secret kept under `name`; `fresh` becomes it when there is none yet. Whoever comes first, every process gets the same. */
  async findOrKeep(name: string, fresh: string): Promise<string> {
    const kept = await this.find(name);
    if (kept !== undefined) return kept;
    try {
      await this.database.write((manager) => manager.insert(ServiceSecretEntity, { name, value: fresh }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.find(name)) ?? fresh;
  }

  private async find(name: string): Promise<string | undefined> {
    return (await this.database.reader.findOneBy(ServiceSecretEntity, { name }))?.value;
  }
}
