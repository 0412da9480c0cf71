import { diceFor, type Dice } from '../dice';
import type { TraitValue } from '../items';
import { combinations, priceOf, shuffled, withDerived } from '../messy-products';
import { describe } from '../descriptions';
import { readThirdKinds, type KindName, type ThirdKind } from './kinds';
import { accessoryTitle, titleOf, type TitlePieces } from './titles';
import { sheetNames, writtenThird } from './words';

/** A product of the third catalog: what it truly is, and how the ERP wrote it. */
export interface ThirdProduct {
  readonly id: number;
  readonly kind: string;
  /** Path in the tree; empty when nobody filed it. */
  readonly category: string;
  readonly marca: string;
  readonly modelo: string;
  readonly titulo: string;
  readonly descripcion: string | undefined;
  readonly caracteristicas: readonly string[];
  readonly traits: ReadonlyMap<string, TraitValue>;
  readonly usd: number;
  /** Price of the offer, when there is one. */
  readonly offer: number | undefined;
  readonly activo: boolean;
  /** The product that it is an accessory of. */
  readonly owner: ThirdProduct | undefined;
  /** The pieces of its title, from which its accessories' titles are made. */
  readonly pieces: TitlePieces;
}

const FIRST_ID = 40_007;
const IDS_A_KIND = 100;
const MANY_COMBINATIONS = 12;
const OWNERS_OF_ACCESSORIES = 2;

/** All products of the third catalog, always the same. */
export function thirdProducts(): ThirdProduct[] {
  const models = new Set<string>();
  return readThirdKinds().flatMap((line, index) => productsOf(line, FIRST_ID + index * IDS_A_KIND, models));
}

function productsOf(line: ThirdKind, firstId: number, models: Set<string>): ThirdProduct[] {
  const made: ThirdProduct[] = [];
  const next = (): number => firstId + made.length;
  for (const brand of line.brands) {
    const dice = diceFor(`third/${line.kind}/${brand.id}`);
    const all = shuffled(combinations([...line.axes]), dice);
    const whole = all.slice(0, all.length >= MANY_COMBINATIONS ? dice.int(5, 8) : dice.int(3, 4));
    const owners: ThirdProduct[] = [];
    for (const axes of whole) {
      const product = mainProduct(line, brand, axes, next(), models);
      owners.push(product);
      made.push(product);
      if (diceFor(`twin/${product.id}`).chance(9)) made.push(twinOf(product, next()));
    }
    for (const accessory of line.accessories)
      for (const owner of owners.slice(0, OWNERS_OF_ACCESSORIES)) made.push(accessoryOf(owner, accessory, next()));
  }
  return made;
}

function mainProduct(
  line: ThirdKind,
  brand: ThirdKind['brands'][number],
  axes: ReadonlyMap<string, TraitValue>,
  id: number,
  models: Set<string>,
): ThirdProduct {
  const dice = diceFor(`third/${id}`);
  const english = dice.chance(20);
  const name: KindName = dice.pick(english ? line.english : line.spanish);
  const extras = line.sometimes.filter(() => dice.chance(40));
  const traits = traitsOf(line, axes, [...extras, ...(name.trait === undefined ? [] : [name.trait])]);
  const told = [...traits].flatMap(([trait, value]): Told[] => {
    const forms = writtenThird(trait, value, english);
    return forms.length === 0 ? [] : [{ trait, text: dice.pick(forms) }];
  });
  const shown = shuffled(
    told.filter(() => dice.chance(88)),
    dice,
  );
  const pieces = {
    name: name.text,
    brand: brand.id.toUpperCase(),
    model: modelOf(brand.pattern, axes, dice, models),
    measures: shown.map(({ text }) => text),
  };
  const usd = priceOf(dice, line, axes, extras.length);
  return {
    id,
    kind: line.kind,
    category: categoryOf(line, brand.id, dice),
    marca: brand.id,
    modelo: pieces.model,
    titulo: titleOf(pieces, brand.id, dice),
    descripcion: describe(
      name.text,
      pieces.brand,
      told.map(({ text }) => text),
      dice,
    ),
    caracteristicas: sheetOf(told, shown, dice),
    traits: withDerived(traits),
    usd,
    offer: dice.chance(12) ? Math.round(usd * 85) / 100 : undefined,
    activo: !dice.chance(4),
    owner: undefined,
    pieces,
  };
}

interface Told {
  readonly trait: string;
  readonly text: string;
}

/** Its traits, of rivals one. */
function traitsOf(
  line: ThirdKind,
  axes: ReadonlyMap<string, TraitValue>,
  flags: readonly string[],
): Map<string, TraitValue> {
  const traits = new Map<string, TraitValue>(axes);
  for (const flag of [...line.always, ...flags]) traits.set(flag, true);
  if (traits.has('cobre')) traits.delete('cca');
  if (traits.has('vhf') && line.sometimes.includes('vhf')) traits.delete('uhf');
  return traits;
}

/** The same thing keyed in twice, or in another colour. */
function twinOf(product: ThirdProduct, id: number): ThirdProduct {
  const dice = diceFor(`third/${id}`);
  const [suffix, word] = dice.pick([
    ['-B', 'NEGRO'],
    ['-W', 'BLANCO'],
    ['/V2', ''],
    ['-US', ''],
    ['(C)', 'NUEVO MODELO'],
  ] as const);
  const model = `${product.modelo}${suffix}`;
  const pieces = { ...product.pieces, model, measures: [...product.pieces.measures, ...(word === '' ? [] : [word])] };
  return {
    ...product,
    id,
    modelo: model,
    titulo: titleOf(pieces, product.marca, dice),
    caracteristicas: product.caracteristicas,
    usd: Math.round(product.usd * dice.int(97, 106)) / 100,
    pieces,
  };
}

function accessoryOf(owner: ThirdProduct, accessory: ThirdKind['accessories'][number], id: number): ThirdProduct {
  const dice = diceFor(`third/${id}`);
  const model = `${owner.modelo}-${accessory.name.replaceAll(/[^A-Z]/g, '').slice(0, 4)}${id % 10}`;
  return {
    ...owner,
    id,
    kind: accessory.kind,
    category: dice.pick([owner.category, owner.category, 'OTROS', 'REFACCIONES Y ACCESORIOS', '']),
    modelo: model,
    titulo: accessoryTitle(accessory.name, owner.pieces, dice),
    descripcion: undefined,
    caracteristicas: [],
    traits: new Map(),
    usd: Math.round(Math.max(0.9, owner.usd * (0.05 + dice.int(0, 8) / 100)) * 100) / 100,
    offer: undefined,
    owner,
    pieces: { name: accessory.name, brand: owner.pieces.brand, model, measures: [] },
  };
}

/** The tree's place, or the brand's, or OTROS, or none. */
function categoryOf(line: ThirdKind, brand: string, dice: Dice): string {
  const place = dice.int(1, 100);
  if (place <= 10) return '';
  if (place <= 16) return 'OTROS';
  if (place <= 26) return `MARCAS>${brand.toUpperCase()}`;
  return line.category;
}

/** The sheet of attributes: all that the title leaves out, and some of the rest, each named as somebody liked. */
function sheetOf(told: readonly Told[], shown: readonly Told[], dice: Dice): string[] {
  const kept = told.filter((one) => !shown.includes(one) || dice.chance(30));
  return kept.map(({ trait, text }) => {
    const name = dice.pick(['', ...sheetNames(trait)]);
    return name === '' ? text : `${name}${dice.pick([': ', '=', ' '])}${text}`;
  });
}

/** A model by its brand's pattern that no other product has. */
function modelOf(pattern: string, axes: ReadonlyMap<string, TraitValue>, dice: Dice, models: Set<string>): string {
  for (;;) {
    const model = pattern
      .replaceAll(/\{(\w+)\}/g, (_, trait: string) => String(axes.get(trait) ?? '').toUpperCase())
      .replaceAll('@', () => String(dice.int(0, 9)))
      .replaceAll('&', () => String.fromCharCode(dice.int(65, 90)));
    const free = models.has(model) ? `${model}${dice.int(2, 99)}` : model;
    if (models.has(free)) continue;
    models.add(free);
    return free;
  }
}
