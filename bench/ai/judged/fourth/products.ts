import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '../descriptions';
import { diceFor } from '../dice';
import type { TraitValue } from '../items';

/** A product of the fourth catalog, as its line tells it. */
export interface FourthProduct {
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

/** A branch of the fourth distributor: code, name, city, state, postal code and prefix of its folios. */
export const FOURTH_BRANCHES = [
  ['s01-tol', 'CEDIS Toluca', 'Toluca', 'México', '50000', 'S01'],
  ['s03-hmo', 'Mostrador Hermosillo', 'Hermosillo', 'Sonora', '83000', 'S03'],
  ['s07-tgz', 'Tuxtla', 'Tuxtla Gutiérrez', 'Chiapas', '29000', 'S07'],
  ['s09-mlm', 'Morelia', 'Morelia', 'Michoacán de Ocampo', '58000', 'S09'],
  ['s12-vsa', 'Villahermosa', 'Villahermosa', 'Tabasco', '86000', 'S12'],
  ['s15-dgo', 'Durango', 'Durango', 'Durango', '34000', 'S15'],
  ['s18-pac', 'Pachuca', 'Pachuca de Soto', 'Hidalgo', '42000', 'S18'],
  ['s21-lap', 'La Paz', 'La Paz', 'Baja California Sur', '23000', 'S21'],
] as const;

/** The letter by which a line names a branch. */
const BRANCH_OF: Readonly<Record<string, string>> = {
  ...{ T: 's01-tol', H: 's03-hmo', G: 's07-tgz', M: 's09-mlm' },
  ...{ V: 's12-vsa', D: 's15-dgo', P: 's18-pac', L: 's21-lap' },
};
const FIRST_ID = 90_001;
const COLUMNS = 9;
const SAME = '"';
const WITHDRAWN = 'x';

/**
 * The hand-written products, in the order of the files' names. A line is `traits | brand | model | title | category | usd | features by ; |
 * description | stock`, under the `[kind]` that it is of; the category `"` is that of the line above. Traits: `poe`, `mp=4`, `>MODEL` accessory
 * of it, `>>kind` accessory of a kind or group, `-` none. Stock: `T40 H3`, pieces by the branch's letter; `-` none; `x` no longer sold.
 * Throws Error on a line that lacks a column or names no branch.
 */
export function fourthProducts(): FourthProduct[] {
  const folder = join(__dirname, 'products');
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'));
  const products: FourthProduct[] = [];
  let kind = '';
  for (const line of lines) {
    const heading = /^\[([a-z0-9_]+)\]$/.exec(line)?.[1];
    if (heading === undefined) products.push(readProduct(line, kind, FIRST_ID + products.length, products.at(-1)));
    else kind = heading;
  }
  return products;
}

function readProduct(line: string, kind: string, id: number, above: FourthProduct | undefined): FourthProduct {
  const columns = line.split('|').map((column) => column.trim());
  if (columns.length !== COLUMNS || kind === '') throw new Error(`columns are missing: ${line}`);
  const at = (column: number): string => columns[column] ?? '';
  const [marca, modelo, titulo, stock] = [at(1), at(2), at(3), at(8)];
  const words = at(0)
    .split(' ')
    .filter((word) => word !== '-');
  const caracteristicas = at(6).split(';').filter(Boolean);
  return {
    ...{ id, kind, marca, modelo, titulo, caracteristicas },
    traits: new Map(words.filter((word) => !word.startsWith('>')).map(readTrait)),
    category: at(4) === SAME ? (above?.category ?? '') : at(4),
    usd: Number(at(5)),
    descripcion: at(7) || describe(titulo, marca.toUpperCase(), caracteristicas, diceFor(`fourth/${modelo}`)),
    stock: readStock(stock),
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

function readStock(text: string): Map<string, number> {
  const marks = text.split(' ').filter((mark) => mark !== '-' && mark !== WITHDRAWN);
  return new Map(
    marks.map((mark): [string, number] => {
      const branch = BRANCH_OF[mark.slice(0, 1)];
      if (branch === undefined) throw new Error(`no branch: ${text}`);
      return [branch, Number(mark.slice(1))];
    }),
  );
}
