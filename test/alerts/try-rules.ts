import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROVOCATIONS, type Provocation } from './provocations';
import { TrialPrometheus } from './trial-prometheus';
import { WatchedShop } from './watched-shop';
import { closeConnections } from '../e2e/orders/races/orders-process.builder';

/**
 * Makes every alert of docker/observability/prometheus-rules.yml fire and fall silent, on a service that runs and is asked by a real
 * Prometheus; the times in the rules are shortened (`shortenedRules`). Takes 3 to 5 minutes; needs a MariaDB on 127.0.0.1:3306 and the
 * Debian package `prometheus`: node bench/run.mjs test/alerts/try-rules.ts [folder "Panel title"…]
 * With a folder it draws these panels of the dashboard there, from what it has provoked.
 */
const FIRE_MS = 75_000;
const SILENT_MS = 90_000;
const SETTLE_MS = 30_000;

interface Told {
  readonly alert: string;
  readonly what: string;
  readonly firedAfter: number | undefined;
  readonly silentAfter: number | undefined;
}

const [, , folder, ...panels] = process.argv;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const seconds = (ms: number | undefined): string => (ms === undefined ? 'never' : `${Math.round(ms / 1000)} s`);

async function main(): Promise<void> {
  const began = performance.now();
  const shop = await WatchedShop.open();
  const prometheus = await TrialPrometheus.start(shop.metrics);
  const told: Told[] = [];
  try {
    say(`a shop with customers; ${SETTLE_MS / 1000} s of peace first`);
    await pause(SETTLE_MS);
    for (const provocation of PROVOCATIONS) told.push(...(await provoke(provocation, shop, prometheus)));
    if (folder !== undefined) draw(prometheus.url, (performance.now() - began) / 60_000);
  } finally {
    prometheus.stop();
    await shop.close();
    closeConnections();
  }
  const failed = told.filter(({ firedAfter, silentAfter }) => firedAfter === undefined || silentAfter === undefined);
  say(
    `${told.length - failed.length} of ${told.length} alerts fired and fell silent in ${seconds(performance.now() - began)}`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function provoke(
  { what, alerts, begin, end }: Provocation,
  shop: WatchedShop,
  prometheus: TrialPrometheus,
): Promise<Told[]> {
  // What still fires from the provocation before could be taken for this one's.
  await times(alerts, SILENT_MS, async (alert) => !(await prometheus.firing()).has(alert));
  say(`\n${what}`);
  await begin(shop);
  const fired = await times(alerts, FIRE_MS, async (alert) => (await prometheus.firing()).has(alert));
  await end(shop);
  const silent = await times(alerts, SILENT_MS, async (alert) => !(await prometheus.firing()).has(alert));
  return alerts.map((alert, at) => {
    say(`  ${alert}: fired after ${seconds(fired[at])}, silent ${seconds(silent[at])} after its end`);
    return { alert, what, firedAfter: fired[at], silentAfter: silent[at] };
  });
}

function draw(url: string, minutes: number): void {
  const args = [join('docker', 'observability', 'draw-panels.mjs'), url, folder ?? '', minutes.toFixed(1), ...panels];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

/** After how many milliseconds each alert came to be so; undefined when it didn't in time. */
function times(
  alerts: readonly string[],
  withinMs: number,
  isSo: (alert: string) => Promise<boolean>,
): Promise<(number | undefined)[]> {
  const began = performance.now();
  return Promise.all(
    alerts.map(async (alert) => {
      while (performance.now() - began < withinMs) {
        if (await isSo(alert)) return performance.now() - began;
        await pause(500);
      }
      return undefined;
    }),
  );
}

void main();
