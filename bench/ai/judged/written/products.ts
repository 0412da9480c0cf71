import { join } from 'node:path';
import { readLines } from '../read-lines';
import { describe } from '../descriptions';
import { diceFor } from '../dice';
import type { TraitValue } from '../items';
import { folderOfWritten, type WrittenDistributor } from './distributors';

/** A product written by hand, as its line tells it. */
export interface WrittenProduct {
  readonly id: number;
  readonly kind: string;
  readonly traits: ReadonlyMap<string, TraitValue>;
  readonly marca: string;
  readonly modelo: string;
  readonly titulo: string;
  /** Path in the tree, names by `>`. */
  readonly category: string;
  /** List price in dollars. */
  readonly usd: number;
  readonly caracteristicas: readonly string[];
  readonly descripcion: string | undefined;
  /** Pieces by branch code. */
  readonly stock: ReadonlyMap<string, number>;
  readonly activo: boolean;
  /** Models that it is an accessory of. */
  readonly owners: readonly string[];
  /** Kinds, or groups of kinds, that it is an accessory of besides, without a model of the catalog. */
  readonly ownerKinds: readonly string[];
}

const COLUMNS = 9;
const SAME = '"';
const WITHDRAWN = 'x';

/**
 * A distributor's hand-written products, in the order of the files' names. A line is `traits | brand | model | title | category | usd | features by ; |
 * description | stock`, under the `[kind]` that it is of; the category `"` is that of the line above. Traits: `poe`, `mp=4`, `>MODEL` accessory
 * of it, `>>kind` accessory of a kind or group, `-` none. Stock: `T40 H3`, pieces by the branch's letter; `-` none; `x` no longer sold.
 * Throws Error on a line that lacks a column or names no branch.
 */
export function writtenProducts(distributor: WrittenDistributor): WrittenProduct[] {
  const products: WrittenProduct[] = [];
  let kind = '';
  for (const { line } of readLines(join(folderOfWritten(distributor), 'products'))) {
    const heading = /^\[([a-z0-9_]+)\]$/.exec(line)?.[1];
    if (heading !== undefined) kind = heading;
    else products.push(readProduct(line, { kind, at: products.length, above: products.at(-1), distributor }));
  }
  return products;
}

interface PlaceOfLine {
  readonly kind: string;
  readonly at: number;
  readonly above: WrittenProduct | undefined;
  readonly distributor: WrittenDistributor;
}

function readProduct(line: string, { kind, at: place, above, distributor }: PlaceOfLine): WrittenProduct {
  const columns = line.split('|').map((column) => column.trim());
  if (columns.length !== COLUMNS || kind === '') throw new Error(`columns are missing: ${line}`);
  const at = (column: number): string => columns[column] ?? '';
  const [marca, modelo, titulo, stock] = [at(1), at(2), at(3), at(8)];
  const words = at(0)
    .split(' ')
    .filter((word) => word !== '-');
  const caracteristicas = at(6).split(';').filter(Boolean);
  return {
    ...{ id: distributor.firstId + place, kind, marca, modelo, titulo, caracteristicas },
    traits: new Map(words.filter((word) => !word.startsWith('>')).map(readTrait)),
    category: at(4) === SAME ? (above?.category ?? '') : at(4),
    usd: Number(at(5)),
    descripcion:
      at(7) || describe(titulo, marca.toUpperCase(), caracteristicas, diceFor(`${distributor.seed}/${modelo}`)),
    stock: readStock(stock, distributor),
    activo: stock !== WITHDRAWN,
    owners: words.flatMap((word) => /^>([^>].*)$/.exec(word)?.[1] ?? []),
    ownerKinds: words.flatMap((word) => /^>>(.+)$/.exec(word)?.[1] ?? []),
  };
}

function readTrait(word: string): [string, TraitValue] {
  const [name = '', value] = word.split('=');
  if (value === undefined) return [name, true];
  return [name, Number.isFinite(Number(value)) ? Number(value) : value];
}

function readStock(text: string, { branches }: WrittenDistributor): Map<string, number> {
  const marks = text.split(' ').filter((mark) => mark !== '-' && mark !== WITHDRAWN);
  return new Map(
    marks.map((mark): [string, number] => {
      const [branch] = branches[mark.slice(0, 1)] ?? [];
      if (branch === undefined) throw new Error(`no branch: ${text}`);
      return [branch, Number(mark.slice(1))];
    }),
  );
}
