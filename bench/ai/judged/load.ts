import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DEMO_TRAITS } from './demo-traits';
import { readDemoCatalog } from './demo-catalog';
import type { CatalogName, JudgedCatalog } from './items';
import { judge, type JudgedQuery } from './judge';
import { makeMessyCatalog } from './messy-catalog';
import { readMessyKinds } from './messy-kinds';
import { readQueryLines, type QueryLine } from './queries';
import type { Vocabulary } from './rules';

/**
 * `tuning` to work with, `check` to look at now and then, `sealed` once at the end; `constraints`: what no answer may break, to work with;
 * `fresh-tuning` and `fresh-sealed`: a second set by other hands, to work with and once at the end.
 */
export const PARTS = ['tuning', 'check', 'sealed', 'constraints', 'fresh-tuning', 'fresh-sealed'] as const;
export type Part = (typeof PARTS)[number];

const ROOT = resolve(__dirname, '../../..');
const DATA = join(__dirname, 'data');
const catalogs = new Map<CatalogName, JudgedCatalog>();

/** The judged queries of a part over both catalogs, in the file's order. Throws Error naming the query that can't be judged. */
export function loadJudged(part: Part): JudgedQuery[] {
  const lines = readQueryLines(readFileSync(join(DATA, `${part}.txt`), 'utf8'));
  return judgeLines(lines);
}

/** Resolves query lines over their catalogs. Throws Error naming the query that can't be judged. */
export function judgeLines(lines: readonly QueryLine[]): JudgedQuery[] {
  const vocabularies = new Map<CatalogName, Vocabulary>();
  return lines.map((line) => {
    const catalog = judgedCatalog(line.catalog);
    const vocabulary = vocabularies.get(line.catalog) ?? vocabularyOf(catalog);
    vocabularies.set(line.catalog, vocabulary);
    try {
      return judge(line, catalog, vocabulary);
    } catch (error) {
      throw new Error(`${line.text}: ${String(error)}`, { cause: error });
    }
  });
}

/** A catalog as the judge sees it, read once. The files to load into the service are demo/ and what make-messy.ts writes. */
export function judgedCatalog(name: CatalogName): JudgedCatalog {
  const known = catalogs.get(name);
  if (known !== undefined) return known;
  const read = name === 'demo' ? readDemoCatalog(join(ROOT, 'demo')) : makeMessyCatalog();
  catalogs.set(name, read);
  return read;
}

function vocabularyOf(catalog: JudgedCatalog): Vocabulary {
  const groups = new Map(readFileSync(join(DATA, 'groups.txt'), 'utf8').split('\n').flatMap(readGroup));
  const messy = readMessyKinds();
  const kinds = new Set([
    ...catalog.items.map(({ kind }) => kind),
    ...[...groups.values()].flatMap((group) => [...group]),
  ]);
  const traits = new Set([
    ...DEMO_TRAITS,
    ...messy.flatMap((line) => [...line.axes.keys(), ...line.always, ...line.sometimes]),
  ]);
  return {
    kinds,
    groups,
    traits,
    brands: new Set(catalog.items.map(({ marca }) => marca)),
    branches: new Set(catalog.items.flatMap(({ stock }) => [...stock.keys()])),
    pesosPerDollar: catalog.pesosPerDollar,
  };
}

function readGroup(line: string): [string, ReadonlySet<string>][] {
  const match = /^([a-z0-9_]+) = (.+)$/.exec(line);
  return match === null ? [] : [[match[1] ?? '', new Set(match[2]?.split(' '))]];
}
