import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TraitValue } from './items';

/** One line of data/messy-kinds.txt. */
export interface MessyKind {
  readonly kind: string;
  /** `LEVEL 1/LEVEL 2`. */
  readonly category: string;
  readonly names: readonly string[];
  readonly brands: readonly string[];
  readonly axes: ReadonlyMap<string, readonly TraitValue[]>;
  readonly always: readonly string[];
  readonly sometimes: readonly string[];
  /** Dollars of the smallest of the cheapest brand. */
  readonly usd: number;
  readonly accessories: readonly { readonly kind: string; readonly name: string }[];
}

/** The hand-written table of kinds. Throws Error on a line that lacks a column. */
export function readMessyKinds(): MessyKind[] {
  return readFileSync(join(__dirname, 'data/messy-kinds.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): MessyKind {
  const [kind, category, names, brands, traits, usd, accessories] = line.split(' ; ');
  if (
    kind === undefined ||
    category === undefined ||
    names === undefined ||
    brands === undefined ||
    usd === undefined
  ) {
    throw new Error(`a column is missing: ${line}`);
  }
  const words = (traits ?? '').split(' ').filter(Boolean);
  return {
    kind,
    category,
    names: names.split('|'),
    brands: brands.split(','),
    axes: new Map(words.filter((word) => word.includes('=')).map(readAxis)),
    always: words.filter((word) => word.startsWith('+')).map((word) => word.slice(1)),
    sometimes: words.filter((word) => word.startsWith('?')).map((word) => word.slice(1)),
    usd: Number(usd),
    accessories: accessories === undefined || accessories === '-' ? [] : accessories.split('|').map(readAccessory),
  };
}

/** An axis of a line of kinds: `mp=2,4`. */
export function readAxis(word: string): [string, TraitValue[]] {
  const [trait = '', values = ''] = word.split('=');
  return [trait, values.split(',').map((value) => (trait === 'cat' ? value : Number(value)))];
}

/** An accessory of a line of kinds: its kind and its name. */
export function readAccessory(text: string): { kind: string; name: string } {
  const [kind = '', name = ''] = text.split(':');
  return { kind, name };
}
