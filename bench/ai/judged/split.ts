import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { hash32 } from './dice';
import { judgeLines } from './load';
import { readQueryLines } from './queries';

/**
 * Deals new queries (same line format, any number of files) into the three parts, evenly within each class and catalog, in an order that
 * only depends on their texts; queries already dealt stay where they are.
 *   node bench/run.mjs bench/ai/judged/split.ts <file…>
 */
const PARTS = ['tuning', 'check', 'sealed'] as const;
const SEED = 'judged-1';
const HEADERS: Record<(typeof PARTS)[number], string> = {
  tuning: '# Judged queries to tune with. See README.md for the columns.\n',
  check: '# Judged queries to check with now and then; nothing is tuned on them. See README.md for the columns.\n',
  sealed:
    '# SEALED. Run once, at the end, and told as it came. Do not read it, search it or run it while working on the engine.\n',
};

function main(files: readonly string[]): void {
  const pathOf = (part: string): string => join(__dirname, 'data', `${part}.txt`);
  const old = new Map(
    PARTS.map((part) => [part, existsSync(pathOf(part)) ? readFileSync(pathOf(part), 'utf8') : HEADERS[part]]),
  );
  const dealt = new Map<string, number>();
  const known = new Set<string>();
  for (const [part, text] of old) {
    for (const line of readQueryLines(text)) {
      known.add(line.id);
      count(dealt, `${part}/${line.clase}/${line.catalog}`);
    }
  }
  const raw = files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.trim() !== '');
  const fresh = raw
    .flatMap((source) => readQueryLines(source).map((line) => ({ source, line })))
    .filter(({ line }) => !known.has(line.id))
    .sort((a, b) => hash32(`${SEED}/${a.line.id}`) - hash32(`${SEED}/${b.line.id}`));
  judgeLines(fresh.map(({ line }) => line));
  for (const { source, line } of fresh) {
    const stratum = `${line.clase}/${line.catalog}`;
    const turn = hash32(`${SEED}/${stratum}`) % PARTS.length;
    const order = PARTS.map((_, at) => PARTS[(at + turn) % PARTS.length] ?? 'tuning');
    const part = order.reduce((least, other) =>
      (dealt.get(`${other}/${stratum}`) ?? 0) < (dealt.get(`${least}/${stratum}`) ?? 0) ? other : least,
    );
    count(dealt, `${part}/${stratum}`);
    old.set(part, `${old.get(part) ?? ''}${source}\n`);
  }
  for (const [part, text] of old) writeFileSync(pathOf(part), text);
  process.stdout.write(`${fresh.length} queries dealt\n`);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

main(process.argv.slice(2));
