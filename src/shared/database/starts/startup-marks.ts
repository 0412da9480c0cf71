import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@/shared/database/database';
import { StartupMarkEntity } from '@/shared/database/starts/startup-mark.entity';

const CATALOG_TABLES = ['accounts', 'brands', 'branches', 'products'] as const;

/** Remembers what is done once per database at start, and whether it was finished. */
@Injectable()
export class StartupMarks {
  constructor(@Inject(Database) private readonly database: Database) {}

  async state(name: string): Promise<'unknown' | 'begun' | 'finished'> {
    const mark = await this.database.reader.findOneBy(StartupMarkEntity, { name });
    if (!mark) return 'unknown';
    return mark.finished ? 'finished' : 'begun';
  }

  /** The name of a mark that begins so. */
  async named(prefix: string): Promise<string | undefined> {
    const marks = await this.database.reader.find(StartupMarkEntity);
    return marks.find(({ name }) => name.startsWith(prefix))?.name;
  }

  begin(name: string): Promise<void> {
    return this.set(name, false);
  }

  finish(name: string): Promise<void> {
    return this.set(name, true);
  }

  /** Whether nobody has loaded anything yet. */
  async catalogIsEmpty(): Promise<boolean> {
    for (const table of CATALOG_TABLES) {
      const rows = await this.database.reader.query<unknown[]>(`SELECT 1 FROM ${table} LIMIT 1`);
      if (rows.length > 0) return false;
    }
    return true;
  }

  private async set(name: string, finished: boolean): Promise<void> {
    await this.database.write((manager) => manager.upsert(StartupMarkEntity, { name, finished }, ['name']));
  }
}
