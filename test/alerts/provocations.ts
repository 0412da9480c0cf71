import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WatchedShop } from './watched-shop';
import { cli } from '@test/support/cli';

/** Something that goes wrong, and the alerts that are to tell of it while it does. */
export interface Provocation {
  readonly what: string;
  readonly alerts: readonly string[];
  readonly begin: (shop: WatchedShop) => Promise<unknown>;
  readonly end: (shop: WatchedShop) => Promise<unknown>;
}

const STOPPED_MS = 285;
const GOING_MS = 15;
const SLOW_DATABASE_MS = 150;

const burn = (name: string): string[] => ['Fast', 'Steady', 'Slow'].map((pace) => `Mostrador${name}${pace}`);
const quietly = (work: () => void) => (): Promise<void> => {
  work();
  return Promise.resolve();
};
let stalling = false;

/** Each alert of the rules is in one of these. */
export const PROVOCATIONS: readonly Provocation[] = [
  {
    what: 'a load in which one line of two is refused; the next one is whole',
    alerts: ['MostradorImportRefused'],
    begin: (shop) => loadBrands(shop, '{"nombre":"Nueva","logo":""}\n{"logo":"x"}\n'),
    end: (shop) => loadBrands(shop, '{"nombre":"Nueva","logo":""}\n'),
  },
  {
    what: 'a byte of a stored document flipped on the disk',
    alerts: ['MostradorDocumentDamaged'],
    begin: (shop) => shop.damageDocument(),
    end: quietly(() => undefined),
  },
  {
    what: 'a second process on the database; it ends again',
    alerts: ['MostradorNodeCount'],
    begin: (shop) => shop.hire(),
    end: (shop) => shop.dismiss(),
  },
  {
    what: 'the ERP takes no orders; it takes them again',
    alerts: ['MostradorOrdersUnexported'],
    begin: (shop) => quietly(() => (shop.exporting = false))(),
    end: (shop) => quietly(() => (shop.exporting = true))(),
  },
  {
    what: 'the receiver of webhooks answers 503; it answers 200 again',
    alerts: ['MostradorWebhooksStuck'],
    begin: (shop) => quietly(() => (shop.receiver.answer = () => ({ status: 503 })))(),
    end: (shop) => quietly(() => (shop.receiver.answer = () => ({ status: 200 })))(),
  },
  {
    what: `every statement takes ${2 * SLOW_DATABASE_MS} ms longer`,
    alerts: burn('SlowOrders'),
    begin: ({ proxy }) =>
      quietly(() => {
        proxy.delay(SLOW_DATABASE_MS);
      })(),
    end: ({ proxy }) =>
      quietly(() => {
        proxy.delay(0);
      })(),
  },
  {
    what: `the process gets ${GOING_MS} ms of every ${STOPPED_MS + GOING_MS} (SIGSTOP, SIGCONT)`,
    alerts: ['MostradorEventLoop', ...burn('SlowReads')],
    begin: ({ service: { pid } }) =>
      quietly(() => {
        stalling = true;
        void stall(pid);
      })(),
    end: quietly(() => (stalling = false)),
  },
  {
    what: 'the database says nothing any more; it speaks again',
    alerts: ['MostradorNotReady', 'MostradorChangeLogLag', 'MostradorDatabasePool', ...burn('Errors')],
    begin: ({ proxy }) =>
      quietly(() => {
        proxy.freeze();
      })(),
    end: ({ proxy }) =>
      quietly(() => {
        proxy.thaw();
      })(),
  },
];

async function loadBrands({ desk }: WatchedShop, lines: string): Promise<void> {
  const file = join(desk.storageDir, 'marcas.ndjson');
  writeFileSync(file, lines);
  await cli(desk.database.url, ['import', file, '--json']);
}

async function stall(pid: number): Promise<void> {
  while (stalling) {
    process.kill(pid, 'SIGSTOP');
    await pause(STOPPED_MS);
    process.kill(pid, 'SIGCONT');
    await pause(GOING_MS);
  }
}
