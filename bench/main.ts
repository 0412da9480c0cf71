import { benchDeadlines } from './faults/deadlines';
import { benchDoors } from './faults/doors';
import { benchFeed } from './feed/feed';
import { benchGrowth, growthSizes } from './growth/growth';
import { benchHostile } from './faults/hostile';
import { benchImports } from './growth/imports';
import { benchRefresh } from './growth/refresh';
import { benchPages } from './pages';
import { benchQueries } from './queries';
import { benchWatching } from './watching';
import { benchWorkers } from './workers';

/**
 * npm run bench                          pages of 60 and 1,000 beside bare Express
 * npm run bench -- pages --products N [--apart]  the same on a catalog of N products; --apart: service and client on a processor each
 * npm run bench -- queries --products N,M  search by search; how the sizes compare
 * npm run bench -- feed --products N [--part deliver|follow|wait|imports]  imports beside the publisher, following, full passes, waiting calls, deliveries
 * npm run bench -- growth --products N,M,O [--write]  everything at several sizes; --write: docs/measurements.md and its picture
 * npm run bench -- refresh --products N  searches while every count is imported anew
 * npm run bench -- imports --products N [--against FOLDER]  imports beside the driver's own inserts, and unchanged ones beside another build's
 * npm run bench -- deadlines [--crowd 60] [--busy N]  slowest answers while the database is frozen, dead or held
 * npm run bench -- doors [--seconds 3] what others notice of bad tokens and of bursts on one connection
 * npm run bench -- hostile               how long hostile bodies hold up the event loop
 * npm run bench -- workers --products N  two processes beside one (WORKERS)
 * npm run bench -- watching             what metrics and spans cost
 */
async function main(): Promise<void> {
  const [, , name = 'pages', ...options] = process.argv;
  const option = (flag: string, fallback: string): string => {
    const at = options.indexOf(flag);
    return (at < 0 ? undefined : options[at + 1]) ?? fallback;
  };
  const sizes = option('--products', '10000').split(',').map(Number);
  const products = sizes[0] ?? 10_000;
  const seconds = Number(option('--seconds', '8'));
  const benches: Readonly<Record<string, () => Promise<void>>> = {
    pages: () => benchPages(products, seconds, options.includes('--apart')),
    queries: () => benchQueries(sizes),
    workers: () => benchWorkers(products, seconds),
    growth: () => benchGrowth(growthSizes(option('--products', '')), options.includes('--write')),
    refresh: () => benchRefresh(products),
    imports: () => benchImports(products, option('--against', '')),
    feed: () => benchFeed(products, option('--part', 'all')),
    watching: () => benchWatching(products, seconds),
    deadlines: () => benchDeadlines(Number(option('--crowd', '60')), Number(option('--busy', '0'))),
    doors: () => benchDoors(products, seconds),
    hostile: () => benchHostile(),
  };
  const bench = benches[name];
  if (!bench) throw new Error(`unknown benchmark ${name}`);
  await bench();
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
