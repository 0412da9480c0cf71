import type { INestApplication } from '@nestjs/common';
import { ChangeFeed } from '@/shared/database/change-feed';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/migrate';

/** What happens between creating the application and listening: schema, built-in data, memory. Shared with the e2e tests. */
export async function prepareData(app: INestApplication): Promise<void> {
  await migrate(app.get(Database).writeSource);
}

/** Loads what is held in memory and starts following the database. */
export async function startFollowing(app: INestApplication): Promise<void> {
  await app.get(ChangeFeed).start();
}
