import { AdminServer } from '@/modules/admin/http/admin-server';
import type { TestApp } from '@test/support/app';

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly type: string;
  readonly samples: Sample[];
}

export const OPENMETRICS = 'application/openmetrics-text; version=1.0.0';

/** Endings that the samples of a family may have, by its type; '' is the name itself. */
const ENDINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  text: { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'] },
  openmetrics: { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_sum', '_count'] },
};
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (\S+)$/;

/** What a process tells of itself, as a strict reader of the format reads it. Throws on whatever the format doesn't know. */
export async function scrape(app: TestApp, accept = ''): Promise<Map<string, Family>> {
  const response = await fetch(adminUrl(app), { headers: { accept } });
  if (response.status !== 200) throw new Error(`metrics answered ${response.status}`);
  const isOpen = accept.includes('openmetrics');
  const expected = isOpen ? 'application/openmetrics-text; version=1.0.0' : 'text/plain; version=0.0.4';
  if (!response.headers.get('content-type')?.startsWith(expected)) throw new Error('not the format asked for');
  return parse(await response.text(), isOpen);
}

export function adminUrl(app: TestApp): string {
  const { port } = app.nest.get(AdminServer, { strict: false });
  if (port === undefined) throw new Error('there is no admin port');
  return `http://127.0.0.1:${port}/metrics`;
}

/** The value of one series; 0 when it isn't there. */
export function valueOf(
  families: ReadonlyMap<string, Family>,
  name: string,
  labels: Record<string, string> = {},
): number {
  for (const { samples } of families.values()) {
    const found = samples.find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    );
    if (found) return found.value;
  }
  return 0;
}

/** Label sets: of a histogram buckets, sum and count are one. */
export function countSeries(families: ReadonlyMap<string, Family>): number {
  const sets = new Set<string>();
  for (const [name, { samples }] of families)
    for (const { labels } of samples) sets.add(`${name} ${JSON.stringify({ ...labels, le: undefined })}`);
  return sets.size;
}

function parse(text: string, isOpen: boolean): Map<string, Family> {
  const families = new Map<string, Family>();
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('the last line has no end');
  if (isOpen && lines.pop() !== '# EOF') throw new Error('no # EOF');
  let current = '';
  for (const line of lines) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (line === '' && !isOpen) continue;
    if (kind === 'TYPE') families.set((current = name), { type: rest, samples: [] });
    else if (kind !== 'HELP') addSample(families, current, line, isOpen);
  }
  return families;
}

function addSample(families: Map<string, Family>, current: string, line: string, isOpen: boolean): void {
  const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
  const family = families.get(current);
  const endings = ENDINGS[isOpen ? 'openmetrics' : 'text']?.[family?.type ?? ''] ?? [];
  if (!family || !endings.some((ending) => name === current + ending)) throw new Error(`not in its family: ${line}`);
  if (!/^(NaN|[+-]Inf|-?\d+(\.\d+)?(e[+-]?\d+)?)$/.test(value)) throw new Error(`no number: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', text = '']) => [label, text]);
  const sample = { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  if (isOpen && 'le' in sample.labels && /^\d+$/.test(sample.labels.le)) throw new Error(`no float: ${line}`);
  family.samples.push(sample);
}
