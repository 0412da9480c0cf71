import type { INestApplication } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { loadDemo, type DemoCredentials } from '@/app/demo';
import { CatalogPublisher } from '@/modules/feed/catalog-publisher.service';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';
import { EventsService } from '@/modules/feed/events.service';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { ChangeFeed } from '@/shared/database/change-feed';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/migrate';
import { EventPublisher } from '@/shared/outbox/event-publisher';
import { withStartupLock } from '@/shared/database/startup-lock';

/**
 * What happens before anything is held in memory: schema, built-in catalogs, demo. One process at a time when several start
 * together. Shared with the e2e tests.
 */
export async function prepareData(app: INestApplication): Promise<DemoCredentials | undefined> {
  const database = app.get(Database);
  const { url } = app.get<AppConfig>(APP_CONFIG).database;
  return withStartupLock(database, url, async () => {
    await migrate(database.writeSource);
    await app.get(ReferenceSeeds, { strict: false }).seedIfEmpty();
    return loadDemo(app);
  });
}

/** Loads what is held in memory and starts following the database. */
export async function startFollowing(app: INestApplication): Promise<void> {
  await app.get(ChangeFeed).start();
  await app.get(CatalogPublisher, { strict: false }).start();
  app.get(EventPublisher).start();
  app.get(DeliveryDispatcher, { strict: false }).start();
  app.get(EventsService, { strict: false }).start();
}
