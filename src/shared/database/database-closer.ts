import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '@/shared/database/database';

/** Closes the database last, when every module has let go of it. */
@Injectable()
export class DatabaseCloser implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
