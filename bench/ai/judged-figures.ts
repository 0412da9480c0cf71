import type { Search } from './judged/evaluate';
import { evaluate, table } from './judged/evaluate';
import type { CatalogName } from './judged/items';
import { loadJudged, PARTS, type Part } from './judged/load';
import { byBm25, byOrama } from './judged-baselines';
import { byKeywords, bySentence, startJudgedWorld, type JudgedWorld } from './judged-worlds';

type Engine = (
  world: JudgedWorld,
) => ((text: string) => ReturnType<Search>) | Promise<(text: string) => ReturnType<Search>>;

/** Each searches the same texts of the same products. */
const ENGINES: Readonly<Record<string, Engine>> = {
  'busqueda-ia': bySentence,
  'keyword search': byKeywords,
  'BM25 with boosts': byBm25,
  Orama: byOrama,
};

/** node bench/run.mjs bench/ai/judged-figures.ts [part]: tuning when none is named; the sealed ones once, at the end. */
async function main(): Promise<void> {
  const part: Part = PARTS.find((name) => name === process.argv[2]) ?? 'tuning';
  const worlds = new Map<CatalogName, JudgedWorld>();
  const catalogs = new Set(loadJudged(part).map(({ catalog }) => catalog));
  for (const catalog of catalogs) worlds.set(catalog, await startJudgedWorld(catalog));
  try {
    for (const [name, engine] of Object.entries(ENGINES)) {
      const engines = new Map<CatalogName, (text: string) => ReturnType<Search>>();
      for (const [catalog, world] of worlds) engines.set(catalog, await engine(world));
      const byClass = await evaluate(part, (text, catalog) => engines.get(catalog)?.(text) ?? []);
      process.stdout.write(`${name}, ${part}\n${table(byClass)}\n\n`);
    }
  } finally {
    for (const world of worlds.values()) await world.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
