import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { deal } from './deal';
import { judgeLines, PARTS, type Part } from './load';
import { readQueryLines, type QueryLine } from './queries';

/**
 * Deals new queries (same line format, any number of files) into the parts of a set; queries already dealt, into any part, stay where they are.
 *   node bench/run.mjs bench/ai/judged/split.ts [--fresh|--third|--fourth|--fifth|--sixth|--seventh|--eighth|--ninth|--tenth|--eleventh|--twelfth|--thirteenth] <file…>
 */
const FIRST_SET = ['tuning', 'check', 'sealed'] as const satisfies readonly Part[];
const FRESH_SET = ['fresh-tuning', 'fresh-opened'] as const satisfies readonly Part[];
const THIRD_SET = ['third-tuning', 'third-opened'] as const satisfies readonly Part[];
const FOURTH_SET = ['fourth-tuning', 'fourth-opened'] as const satisfies readonly Part[];
const FIFTH_SET = ['fifth-tuning', 'fifth-sealed'] as const satisfies readonly Part[];
const SIXTH_SET = ['sixth-tuning', 'sixth-sealed'] as const satisfies readonly Part[];
const SEVENTH_SET = ['seventh-tuning', 'seventh-sealed'] as const satisfies readonly Part[];
const EIGHTH_SET = ['eighth-tuning', 'eighth-sealed'] as const satisfies readonly Part[];
const NINTH_SET = ['ninth-tuning', 'ninth-sealed'] as const satisfies readonly Part[];
const TENTH_SET = ['tenth-tuning', 'tenth-sealed'] as const satisfies readonly Part[];
const ELEVENTH_SET = ['eleventh-tuning', 'eleventh-sealed'] as const satisfies readonly Part[];
const TWELFTH_SET = ['twelfth-tuning', 'twelfth-sealed'] as const satisfies readonly Part[];
const THIRTEENTH_SET = ['thirteenth-tuning', 'thirteenth-sealed'] as const satisfies readonly Part[];
type LaterSet =
  | typeof FRESH_SET
  | typeof THIRD_SET
  | typeof FOURTH_SET
  | typeof FIFTH_SET
  | typeof SIXTH_SET
  | typeof SEVENTH_SET
  | typeof EIGHTH_SET
  | typeof NINTH_SET
  | typeof TENTH_SET
  | typeof ELEVENTH_SET
  | typeof TWELFTH_SET
  | typeof THIRTEENTH_SET;
const SETS: Readonly<Record<string, LaterSet>> = {
  '--fresh': FRESH_SET,
  '--third': THIRD_SET,
  '--fourth': FOURTH_SET,
  '--fifth': FIFTH_SET,
  '--sixth': SIXTH_SET,
  '--seventh': SEVENTH_SET,
  '--eighth': EIGHTH_SET,
  '--ninth': NINTH_SET,
  '--tenth': TENTH_SET,
  '--eleventh': ELEVENTH_SET,
  '--twelfth': TWELFTH_SET,
  '--thirteenth': THIRTEENTH_SET,
};
type Dealt = (typeof FIRST_SET | LaterSet)[number];
const SEALED =
  '# SEALED. Run once, at the end, and told as it came. Do not read it, search it or run it while working on the engine.\n';
const OPENED = '# Was sealed until 2026-11-23 and is open since, to tune with. See README.md for the columns.\n';
const HEADERS: Record<Dealt, string> = {
  tuning: '# Judged queries to tune with. See README.md for the columns.\n',
  check: '# Judged queries to check with now and then; nothing is tuned on them. See README.md for the columns.\n',
  sealed: SEALED,
  'fresh-tuning': '# Judged queries of the fresh set, to tune with. See README.md for the columns.\n',
  'fresh-opened': OPENED,
  'third-tuning': '# Judged queries of the third set, to tune with. See README.md for the columns.\n',
  'third-opened': OPENED,
  'fourth-tuning': '# Judged queries of the fourth set, to tune with. See README.md for the columns.\n',
  'fourth-opened': OPENED,
  'fifth-tuning': '# Judged queries of the fifth set, to tune with. See README.md for the columns.\n',
  'fifth-sealed': SEALED,
  'sixth-tuning': '# Judged queries of the sixth set, to tune with. See README.md for the columns.\n',
  'sixth-sealed': SEALED,
  'seventh-tuning': '# Judged queries of the seventh set, to tune with. See README.md for the columns.\n',
  'seventh-sealed': SEALED,
  'eighth-tuning': '# Judged queries of the eighth set, to tune with. See README.md for the columns.\n',
  'eighth-sealed': SEALED,
  'ninth-tuning': '# Judged queries of the ninth set, to tune with. See README.md for the columns.\n',
  'ninth-sealed': SEALED,
  'tenth-tuning': '# Judged queries of the tenth set, to tune with. See README.md for the columns.\n',
  'tenth-sealed': SEALED,
  'eleventh-tuning': '# Judged queries of the eleventh set, to tune with. See README.md for the columns.\n',
  'eleventh-sealed': SEALED,
  'twelfth-tuning': '# Judged queries of the twelfth set, to tune with. See README.md for the columns.\n',
  'twelfth-sealed': SEALED,
  'thirteenth-tuning': '# Judged queries of the thirteenth set, to tune with. See README.md for the columns.\n',
  'thirteenth-sealed': SEALED,
};

function main(args: readonly string[]): void {
  const parts: readonly Dealt[] = SETS[args[0] ?? ''] ?? FIRST_SET;
  const files = args.filter((arg) => !arg.startsWith('--'));
  const dealt = new Map(PARTS.map((part): [Part, QueryLine[]] => [part, readQueryLines(textOf(part))]));
  const known = new Set([...dealt.values()].flat().map(({ id }) => id));
  const sources = new Map(
    files
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .flatMap((source) => readQueryLines(source).map((line) => ({ source, line })))
      .filter(({ line }) => !known.has(line.id))
      .map(({ source, line }) => [line.id, { source, line }]),
  );
  const lines = [...sources.values()].map(({ line }) => line);
  judgeLines(lines);
  const before = new Map(parts.map((part): [Dealt, readonly QueryLine[]] => [part, dealt.get(part) ?? []]));
  for (const [part, given] of deal(lines, before)) {
    const added = given.map(({ id }) => `${sources.get(id)?.source ?? ''}\n`);
    writeFileSync(pathOf(part), `${textOf(part) || HEADERS[part]}${added.join('')}`);
  }
  process.stdout.write(`${lines.length} queries dealt\n`);
}

function pathOf(part: Part): string {
  return join(__dirname, 'data', `${part}.txt`);
}

function textOf(part: Part): string {
  return existsSync(pathOf(part)) ? readFileSync(pathOf(part), 'utf8') : '';
}

main(process.argv.slice(2));
