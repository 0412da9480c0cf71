import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { say } from '../load';
import { measureSize, type Figure } from './measure';
import { growthPicture } from './picture';

const SIZES = [10_000, 100_000, 1_000_000];
const DOCS = resolve(__dirname, '..', '..', 'docs');

interface Size {
  readonly products: number;
  readonly figures: readonly Figure[];
}

/** The sizes named on the command line; 10,000, 100,000 and 1,000,000 without any. */
export function growthSizes(named: string): number[] {
  return named === '' ? SIZES : named.split(',').map(Number);
}

/** Start, memory, import, searches, pages, quotes and orders over catalogs of several sizes, and what each costs for ten times the products. */
export async function benchGrowth(products: readonly number[], write: boolean): Promise<void> {
  const sizes: Size[] = [];
  for (const size of products) {
    sizes.push({ products: size, figures: await measureSize(size) });
    say(`${size} products measured`);
  }
  const lines = table(sizes);
  say(lines);
  if (!write) return;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(DOCS, 'growth.svg'), picture(sizes));
  const page = join(DOCS, 'measurements.md');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section(lines, `${date}, commit ${commit}`)));
}

/** The page with this section in place of the one of the same heading, or else before all others. */
export function withSection(page: string, made: string): string {
  const [heading = ''] = made.split('\n', 1);
  const parts = page.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  parts.splice(at < 0 ? 1 : at, at < 0 ? 0 : 1, `${made}\n`);
  return parts.join('');
}

function valueOf({ figures }: Size, name: string): number | undefined {
  return figures.find((figure) => figure.name === name)?.value;
}

/** A row for each figure: its value at each size, and how much of itself it is at ten times the products. */
function table(sizes: readonly Size[]): string {
  const heads = sizes.map(({ products }) => products.toLocaleString('en'));
  const rows = (sizes[0]?.figures ?? []).map(({ name, unit }) => {
    const values = sizes.map((size) => valueOf(size, name));
    const ratios = values.slice(1).map((value, place) => ratio(values[place], value, sizes, place));
    return `| ${name} | ${unit} | ${[...values.map(shown), ...ratios].join(' | ')} |`;
  });
  const steps = heads.slice(1).map((head, place) => `${heads[place] ?? ''} → ${head}, per tenfold`);
  const head = `| | | ${[...heads, ...steps].join(' | ')} |`;
  return [head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n');
}

function ratio(before: number | undefined, after: number | undefined, sizes: readonly Size[], place: number): string {
  if (before === undefined || after === undefined || before === 0) return '–';
  const tenfolds = Math.log10((sizes[place + 1]?.products ?? 1) / (sizes[place]?.products ?? 1));
  return ((after / before) ** (1 / tenfolds)).toFixed(2);
}

function shown(value: number | undefined): string {
  if (value === undefined) return '–';
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}

function picture(sizes: readonly Size[]): string {
  const named = (sizes[0]?.figures ?? [])
    .filter(({ unit, unpictured }) => unit !== 'ms' && !unpictured)
    .map(({ name }) => name);
  const lines = named.flatMap((name) => {
    const values = sizes.map((size) => valueOf(size, name) ?? 0);
    return values.every((value) => value > 0) ? [{ name, values }] : [];
  });
  return growthPicture(
    'Growth with the catalog',
    sizes.map(({ products }) => products),
    lines,
  );
}

function section(lines: string, when: string): string {
  return `## Growth with the catalog

\`npm run bench -- growth --write\`: ${when}, Node ${process.versions.node}, ${cpus().length} cores shared with other work (load ${loadavg()[0]?.toFixed(0) ?? ''} at the end), SQLite.
Processor time of the service's process (requests: of one), so that the machine's other work counts as little as it can; \`p50\` and \`p99\` are by the clock. Requests are measured when the work behind a first start is done, but for
those beside it. Searches of a class ask for some tens of different things again and again, each time under another URL; a "first" one was never asked before, so that what it finds is found, counted and put in order.
Only searches whose page is full are asked (60 products, or as many as the row says; a fragment of a model shows one or two), so that pages with as much on them are compared; \`found\` is how many products one matches on average, which grows with the catalog, but for models.

${lines}

![Growth with the catalog](growth.svg)
`;
}
