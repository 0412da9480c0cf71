import type { INestApplication } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { blaming } from '@/shared/kernel/blaming';
import { loadDemo } from '@/app/demo';
import { AdminServer } from '@/modules/admin/http/admin-server';
import { ProcessBeat } from '@/modules/admin/process-beat';
import { FillInOrdersService } from '@/modules/cart/orders/operator/fill-in-orders.service';
import { makeDemoOrders } from '@/app/demo-orders';
import { CatalogPublisher } from '@/modules/feed/publishing/catalog-publisher.service';
import { CatalogDeliveries } from '@/modules/webhooks/catalog-deliveries.service';
import { DeliveryDispatcher } from '@/modules/webhooks/sending/delivery-dispatcher';
import { EventsService } from '@/modules/feed/events.service';
import { ImportLines } from '@/modules/importing/history/import-lines';
import { ReferenceSeeds } from '@/seeds/reference/reference-seeds';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import { Database } from '@/shared/database/database';
import { migrate } from '@/shared/database/schema/migrate';
import { EventPublisher } from '@/shared/outbox/event-publisher';
import { withStartupLock } from '@/shared/database/starts/startup-lock';

/**
 * What happens before anything is held in memory: schema, built-in catalogs, demo. One process at a time when several start
 * together. Shared with the e2e tests.
 */
export async function prepareData(app: INestApplication): Promise<void> {
  const database = app.get(Database);
  const { url } = app.get<AppConfig>(APP_CONFIG).database;
  return withStartupLock(database, url, async () => {
    await migrate(database.writeSource);
    await app.get(FillInOrdersService, { strict: false }).start();
    await app.get(ReferenceSeeds, { strict: false }).seedIfEmpty();
    await loadDemo(app);
  });
}

/** Opens the operator's port, loads what is held in memory and starts following the database. */
export async function startFollowing(app: INestApplication): Promise<void> {
  await blaming('ADMIN_HOST, ADMIN_PORT', () => app.get(AdminServer, { strict: false }).start());
  await app.get(ChangeFeed).start();
  await app.get(CatalogPublisher, { strict: false }).start();
  await makeDemoOrders(app);
  app.get(EventPublisher).start();
  app.get(DeliveryDispatcher, { strict: false }).start();
  app.get(CatalogDeliveries, { strict: false }).start();
  app.get(EventsService, { strict: false }).start();
  await app.get(ImportLines, { strict: false }).start();
  await app.get(ProcessBeat, { strict: false }).start();
}
