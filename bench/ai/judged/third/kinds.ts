import { join } from 'node:path';
import { readLines } from '../read-lines';
import type { TraitValue } from '../items';
import { readAccessory, readAxis } from '../messy-kinds';

/** A name that the ERP gives a kind; some names tell a trait by themselves (`IMPRESORA LASER=laser`). */
export interface KindName {
  readonly text: string;
  readonly trait: string | undefined;
}

/** One line of kinds/*.txt: a kind of thing that the third distributor sells. */
export interface ThirdKind {
  readonly kind: string;
  /** Path in the ERP's tree, one to three names by `>`. */
  readonly category: string;
  readonly spanish: readonly KindName[];
  readonly english: readonly KindName[];
  /** Brands, each with the pattern of its models: `@` a digit, `&` a letter, `{mp}` a trait. */
  readonly brands: readonly { readonly id: string; readonly pattern: string }[];
  readonly axes: ReadonlyMap<string, readonly TraitValue[]>;
  readonly always: readonly string[];
  readonly sometimes: readonly string[];
  /** Dollars of the smallest of the cheapest brand. */
  readonly usd: number;
  readonly accessories: readonly { readonly kind: string; readonly name: string }[];
}

const COLUMNS = 8;

/** The hand-written tables of kinds, in the order of the files' names. Throws Error on a line that lacks a column. */
export function readThirdKinds(): ThirdKind[] {
  return readLines(join(__dirname, 'kinds')).map(({ line }) => readLine(line));
}

function readLine(line: string): ThirdKind {
  const columns = line.split(' ; ');
  if (columns.length !== COLUMNS) throw new Error(`columns are missing: ${line}`);
  const [kind = '', category = '', spanish = '', english = '', brands = '', traits = '', usd, accessories = ''] =
    columns;
  const words = traits.split(' ').filter(Boolean);
  const marked = (mark: string): string[] => words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
  return {
    kind,
    category,
    spanish: spanish.split('|').map(readName),
    english: english.split('|').map(readName),
    brands: brands.split(',').map((brand) => {
      const [id = '', ...pattern] = brand.split(':');
      return { id: id.replaceAll(/[^a-z0-9]/g, ''), pattern: pattern.join(':') };
    }),
    axes: new Map(words.filter((word) => word.includes('=')).map(readAxis)),
    always: marked('+'),
    sometimes: marked('?'),
    usd: Number(usd),
    accessories: accessories === '-' ? [] : accessories.split('|').map(readAccessory),
  };
}

function readName(text: string): KindName {
  const [name = '', trait] = text.split('=');
  return { text: name, trait };
}
