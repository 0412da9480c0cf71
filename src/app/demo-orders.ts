import type { INestApplication } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { CartService } from '@/modules/cart/cart.service';
import { presentCart } from '@/modules/cart/orders/http/present-cart';
import { presentOrder } from '@/modules/cart/orders/http/present-document';
import { CartChoicesService } from '@/modules/cart/quoting/cart-choices.service';
import { CartNamesService } from '@/modules/cart/quoting/cart-names.service';
import { readCart } from '@/modules/cart/quoting/http/read-cart';
import { DEMO_ACCOUNT } from '@/seeds/demo/demo-data.service';
import { DEMO_DOCUMENTS, type DemoDocument } from '@/seeds/demo/demo-orders';
import { DemoOrdersFiles } from '@/seeds/demo/demo-orders-files.service';
import { DEMO_CLIENT, DemoOrdersRepository } from '@/seeds/demo/demo-orders.repository';
import { Database } from '@/shared/database/database';
import { StartupMarks } from '@/shared/database/starts/startup-marks';
import { withStartupLock } from '@/shared/database/starts/startup-lock';
import { Clock } from '@/shared/kernel/clock';

/** Set when the demo's catalog was loaded: its quotes and orders are still to be made, by a service that has it in memory. */
export const DEMO_ORDERS_MARK = 'demo-orders';

const CALLER = { accountId: DEMO_ACCOUNT, clientId: DEMO_CLIENT, scopes: ['carrito'] as const };

/**
 * Makes the demo's quotes and orders the way resellers make theirs, and loads what a distributor's files would say of them. Once per
 * database; what a killed start left half done the next one completes.
 */
export async function makeDemoOrders(app: INestApplication): Promise<void> {
  const marks = app.get(StartupMarks);
  if ((await marks.state(DEMO_ORDERS_MARK)) !== 'begun') return;
  const { url } = app.get<AppConfig>(APP_CONFIG).database;
  await withStartupLock(app.get(Database), url, async () => {
    if ((await marks.state(DEMO_ORDERS_MARK)) !== 'begun') return;
    if (app.get(CartService, { strict: false }).keepsDocuments) await makeAll(app);
    await marks.finish(DEMO_ORDERS_MARK);
  });
}

async function makeAll(app: INestApplication): Promise<void> {
  const orders = app.get(DemoOrdersRepository, { strict: false });
  const now = app.get(Clock).now();
  const there = new Set((await orders.made()).map(({ name }) => name));
  for (const document of DEMO_DOCUMENTS) {
    if (!there.has(document.name)) await make(app, document);
    await orders.age(document.name, document.days, now, document.steps !== undefined);
  }
  await app.get(DemoOrdersFiles, { strict: false }).load();
}

async function make(app: INestApplication, { name, cart, made, cancelled }: DemoDocument): Promise<void> {
  const carts = app.get(CartService, { strict: false });
  const choices = app.get(CartChoicesService, { strict: false });
  const names = app.get(CartNamesService, { strict: false });
  const account = choices.account(CALLER);
  const body = { ...cart, orden_compra: name, ordenar: made === 'ordered', testmode: false };
  const request = readCart(body, {
    guideAttached: false,
    branchExample: names.branchExample(),
    names: names.readings(account),
    judge: (chosen) => choices.choose(account, chosen).problems,
  });
  const common = { caller: CALLER, account, idempotencyKey: undefined, assertVersion: () => undefined };
  const outcome = await carts.generate({
    ...common,
    request,
    attachment: undefined,
    write: (receipt) => JSON.stringify(presentCart(receipt)),
  });
  if (outcome.kind !== 'answered' || !outcome.document) throw new Error(`demo: ${name} was not made: ${outcome.kind}`);
  const folios = [outcome.document.folio];
  if (made === 'quoted-and-ordered')
    await carts.orderQuote({
      ...common,
      folios,
      purchaseOrder: undefined,
      force: false,
      write: (receipt) => JSON.stringify(presentCart(receipt)),
    });
  if (cancelled !== undefined)
    await carts.cancelOrder({
      ...common,
      folios,
      reason: cancelled,
      write: (order) => JSON.stringify(presentOrder(order)),
    });
}
