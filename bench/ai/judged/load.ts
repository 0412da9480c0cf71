import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DEMO_TRAITS } from './demo-traits';
import { readDemoCatalog } from './demo-catalog';
import type { CatalogName, JudgedCatalog } from './items';
import { judge, type JudgedQuery } from './judge';
import { makeMessyCatalog } from './messy-catalog';
import { readMessyKinds, type MessyKind } from './messy-kinds';
import { readQueryLines, type QueryLine } from './queries';
import type { Vocabulary } from './rules';
import { makeWrittenCatalog } from './written/catalog';
import {
  BAZAR,
  BODEGA,
  CENTRAL,
  MERCADO,
  PROVEEDOR,
  folderOfWritten,
  SURTIDOR,
  type WrittenDistributor,
} from './written/distributors';
import { makeThirdCatalog } from './third/catalog';
import { readThirdKinds } from './third/kinds';

/**
 * `tuning` to work with, `check` to look at now and then, `sealed` once at the end; `constraints`: what no answer may break, to work with;
 * `fresh-tuning` and `fresh-opened`: a second set by other hands, both to work with; `third-tuning` and `third-opened`: a third one, over a
 * catalog of its own, likewise; `fourth-tuning` and `fourth-opened`: a fourth one, over the two made catalogs, likewise; `fifth-tuning` and `fifth-sealed`: a fifth one, to work
 * with and once at the end; `sixth-tuning` and `sixth-sealed`: a sixth one, over the catalog written by hand, likewise; `seventh-tuning` and `seventh-sealed`: a seventh one, over all three, likewise; `eighth-tuning` and `eighth-sealed`:
 * an eighth one, over four catalogs, likewise; `ninth-tuning` and `ninth-sealed`: a ninth one, over the fifth catalog, likewise; `tenth-tuning` and
 * `tenth-sealed`: a tenth one, over the sixth catalog, likewise; `eleventh-tuning` and `eleventh-sealed`: an eleventh one, over the seventh catalog, likewise; `twelfth-tuning` and `twelfth-sealed`: a twelfth one, over the eighth catalog, likewise; `thirteenth-tuning` and
 * `thirteenth-sealed`: a thirteenth one, over the ninth catalog, likewise.
 */
export const PARTS = [
  'tuning',
  'check',
  'sealed',
  'constraints',
  'fresh-tuning',
  'fresh-opened',
  'third-tuning',
  'third-opened',
  'fourth-tuning',
  'fourth-opened',
  'fifth-tuning',
  'fifth-sealed',
  'sixth-tuning',
  'sixth-sealed',
  'seventh-tuning',
  'seventh-sealed',
  'eighth-tuning',
  'eighth-sealed',
  'ninth-tuning',
  'ninth-sealed',
  'tenth-tuning',
  'tenth-sealed',
  'eleventh-tuning',
  'eleventh-sealed',
  'twelfth-tuning',
  'twelfth-sealed',
  'thirteenth-tuning',
  'thirteenth-sealed',
] as const;
export type Part = (typeof PARTS)[number];

const ROOT = resolve(__dirname, '../../..');
const DATA = join(__dirname, 'data');
const READERS: Readonly<Record<CatalogName, () => JudgedCatalog>> = {
  demo: () => readDemoCatalog(join(ROOT, 'demo')),
  revuelto: makeMessyCatalog,
  mayoreo: makeThirdCatalog,
  bodega: () => makeWrittenCatalog(BODEGA),
  surtidor: () => makeWrittenCatalog(SURTIDOR),
  central: () => makeWrittenCatalog(CENTRAL),
  mercado: () => makeWrittenCatalog(MERCADO),
  proveedor: () => makeWrittenCatalog(PROVEEDOR),
  bazar: () => makeWrittenCatalog(BAZAR),
};
/** The folder with a catalog's groups of kinds, and the traits that its rules may name. */
interface CatalogWords {
  readonly folder: string;
  readonly traitsOf: (catalog: JudgedCatalog) => string[];
}
const WORDS: Readonly<Record<CatalogName, CatalogWords>> = {
  demo: { folder: DATA, traitsOf: firstTraits },
  revuelto: { folder: DATA, traitsOf: firstTraits },
  mayoreo: { folder: join(__dirname, 'third'), traitsOf: thirdTraits },
  bodega: wordsOfWritten(BODEGA),
  surtidor: wordsOfWritten(SURTIDOR),
  central: wordsOfWritten(CENTRAL),
  mercado: wordsOfWritten(MERCADO),
  proveedor: wordsOfWritten(PROVEEDOR),
  bazar: wordsOfWritten(BAZAR),
};
const catalogs = new Map<CatalogName, JudgedCatalog>();

/** The judged queries of a part over its catalogs, in the file's order. Throws Error naming the query that can't be judged. */
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

/** A catalog as the judge sees it, read once. The files to load into the service are demo/ and what make-messy.ts, third/make-third.ts and written/make-written.ts write. */
export function judgedCatalog(name: CatalogName): JudgedCatalog {
  const known = catalogs.get(name);
  if (known !== undefined) return known;
  const read = READERS[name]();
  catalogs.set(name, read);
  return read;
}

function vocabularyOf(catalog: JudgedCatalog): Vocabulary {
  const { folder, traitsOf } = WORDS[catalog.name];
  const groups = new Map(readFileSync(join(folder, 'groups.txt'), 'utf8').split('\n').flatMap(readGroup));
  const kinds = new Set([
    ...catalog.items.map(({ kind }) => kind),
    ...[...groups.values()].flatMap((group) => [...group]),
  ]);
  return {
    kinds,
    groups,
    traits: new Set(traitsOf(catalog)),
    brands: new Set(catalog.items.map(({ marca }) => marca)),
    branches: new Set(catalog.items.flatMap(({ stock }) => [...stock.keys()])),
    pesosPerDollar: catalog.pesosPerDollar,
  };
}

function wordsOfWritten(distributor: WrittenDistributor): CatalogWords {
  return {
    folder: folderOfWritten(distributor),
    traitsOf: ({ items }) => items.flatMap(({ traits }) => [...traits.keys()]),
  };
}

function firstTraits(): string[] {
  return [...DEMO_TRAITS, ...readMessyKinds().flatMap(traitsOfKind)];
}

function thirdTraits(): string[] {
  return readThirdKinds().flatMap((line) => {
    const named = [...line.spanish, ...line.english].flatMap(({ trait }) => trait ?? []);
    return [...traitsOfKind(line), ...named];
  });
}

function traitsOfKind(line: Pick<MessyKind, 'axes' | 'always' | 'sometimes'>): string[] {
  return [...line.axes.keys(), ...line.always, ...line.sometimes];
}

function readGroup(line: string): [string, ReadonlySet<string>][] {
  const match = /^([a-z0-9_]+) = (.+)$/.exec(line);
  return match === null ? [] : [[match[1] ?? '', new Set(match[2]?.split(' '))]];
}
