import { diceFor, type Dice } from './dice';
import type { TraitValue } from './items';
import { readMessyKinds, type MessyKind } from './messy-kinds';
import { written } from './messy-words';

/** A product of the messy catalog: what it truly is, and how the ERP wrote it. */
export interface MessyProduct {
  readonly id: number;
  readonly kind: string;
  readonly category: string;
  readonly marca: string;
  readonly modelo: string;
  readonly titulo: string;
  readonly descripcion: string | undefined;
  readonly caracteristicas: readonly string[];
  readonly traits: ReadonlyMap<string, TraitValue>;
  readonly usd: number;
  readonly activo: boolean;
  /** The product that it is an accessory of. */
  readonly owner: MessyProduct | undefined;
}

const MODELS_A_BRAND = 12;
const FEWEST_A_BRAND = 4;
const OWNERS_OF_ACCESSORIES = 3;
const IDS_A_KIND = 200;
const FIRST_ID = 300_001;
const POUNDS_TO_KG = 0.4536;
/** Traits of which one product has one or the other. */
const RIVALS = [
  ['cca', 'cobre'],
  ['uhf', 'vhf'],
] as const;
/** How strongly a measure moves the price; 0.45 when it isn't here. */
const WEIGHT: Readonly<Record<string, number>> = {
  pzas: 0.85,
  m: 0.7,
  va: 0.7,
  ir: 0.2,
  lente: 0.05,
  v: 0.1,
  khz: 0.1,
  tb: 0.6,
};

/** All products of the messy catalog, always the same. More `rounds` add as many again each, whose texts, prices and models are others. */
export function messyProducts(rounds = 1): MessyProduct[] {
  const lines = readMessyKinds();
  return Array.from({ length: rounds }, (_, round) =>
    lines.flatMap((line, index) => productsOf(line, FIRST_ID + (round * lines.length + index) * IDS_A_KIND, round)),
  ).flat();
}

function productsOf(line: MessyKind, firstId: number, round: number): MessyProduct[] {
  const made: MessyProduct[] = [];
  for (const marca of line.brands) {
    const models = shuffled(combinations([...line.axes]), diceFor(`${line.kind}/${marca}`)).slice(0, MODELS_A_BRAND);
    const whole = Array.from(
      { length: Math.max(models.length, FEWEST_A_BRAND) },
      (_, at) => models[at % models.length] ?? new Map(),
    );
    const main = whole.map((axes, at) => mainProduct(line, marca, axes, firstId + made.length + at, round));
    made.push(...main);
    for (const accessory of line.accessories) {
      for (const owner of main.slice(0, OWNERS_OF_ACCESSORIES))
        made.push(accessoryOf(owner, accessory, firstId + made.length));
    }
  }
  return made;
}

function mainProduct(
  line: MessyKind,
  marca: string,
  axes: ReadonlyMap<string, TraitValue>,
  id: number,
  round: number,
): MessyProduct {
  const dice = diceFor(`product/${id}`);
  const traits = new Map<string, TraitValue>(axes);
  for (const flag of line.always) traits.set(flag, true);
  const extras = line.sometimes.filter(() => dice.chance(40));
  for (const flag of extras) traits.set(flag, true);
  for (const [loser, winner] of RIVALS) if (traits.has(winner)) traits.delete(loser);
  const parts = [...traits].flatMap(([trait, value]): string[] => pickSome(dice, written(trait, value)));
  const hidden = parts.filter(() => dice.chance(8));
  const modelo = `${modelOf(line, marca, axes, id)}${round === 0 ? '' : round.toString(36).toUpperCase()}`;
  return {
    id,
    kind: line.kind,
    category: dice.chance(6) ? 'VARIOS/POR CLASIFICAR' : line.category,
    marca,
    modelo,
    titulo: titleOf(
      dice,
      line,
      [marca, modelo],
      parts.filter((part) => !hidden.includes(part)),
    ),
    descripcion: dice.chance(45) ? undefined : describe(dice, line, marca),
    caracteristicas: dice.chance(35) && hidden.length === 0 ? [] : [...hidden, ...parts.slice(0, dice.int(0, 4))],
    traits: withDerived(traits),
    usd: priceOf(dice, line, axes, extras.length),
    activo: !dice.chance(5),
    owner: undefined,
  };
}

function accessoryOf(owner: MessyProduct, accessory: MessyKind['accessories'][number], id: number): MessyProduct {
  const dice = diceFor(`product/${id}`);
  const served = dice.pick(['P/', 'PARA ', 'for ', 'COMPATIBLE ']) + owner.modelo;
  const title = `${accessory.name} ${served} ${owner.titulo
    .split(/[\s,/-]+/)
    .slice(0, 3)
    .join(' ')}`;
  return {
    id,
    kind: accessory.kind,
    category: dice.chance(50) ? owner.category : 'VARIOS/REFACCIONES Y ACC',
    marca: owner.marca,
    modelo: `${owner.modelo}-${accessory.name.replaceAll(/[^A-Z]/g, '').slice(0, 3)}${id % 10}`,
    titulo: dice.chance(60) ? title.toUpperCase() : title,
    descripcion: undefined,
    caracteristicas: [],
    traits: new Map(),
    usd: cents(Math.max(0.9, owner.usd * (0.04 + dice.int(0, 9) / 100))),
    activo: owner.activo,
    owner,
  };
}

function titleOf(
  dice: Dice,
  line: MessyKind,
  [marca = '', modelo = '']: readonly string[],
  parts: readonly string[],
): string {
  const words = [
    dice.pick(line.names),
    ...(dice.chance(30) ? [marca] : []),
    ...shuffled(parts, dice),
    ...(dice.chance(25) ? [modelo] : []),
  ];
  const text = words.join(dice.pick([' ', ' ', ', ', ' / ', ' - ']));
  return dice.pick<(plain: string) => string>([
    upperPlain,
    upperPlain,
    upperPlain,
    (plain) => plain,
    (plain) => plain.toLowerCase(),
  ])(text);
}

function upperPlain(text: string): string {
  return text.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function describe(dice: Dice, line: MessyKind, marca: string): string {
  const name = dice.pick(line.names).toLowerCase();
  return dice.pick([
    `<p>${name} marca ${marca}. Garantia 1 año contra defectos de fabrica.</p>`,
    `<p>${name}</p>`,
    `<p>Producto ${marca} / ${name}. Sujeto a disponibilidad, precio no incluye instalacion.</p>`,
    `<p>${name.toUpperCase()} CALIDAD PROFESIONAL</p>`,
  ]);
}

function modelOf(line: MessyKind, marca: string, axes: ReadonlyMap<string, TraitValue>, id: number): string {
  const kind = line.kind
    .split('_')
    .map((word) => word.slice(0, 2))
    .join('')
    .toUpperCase()
    .slice(0, 4);
  const digits = [...axes.values()]
    .join('')
    .replaceAll(/[^0-9a-z]/g, '')
    .toUpperCase()
    .slice(0, 5);
  return `${marca.slice(0, 2).toUpperCase()}-${kind}${digits}${String.fromCharCode(65 + (id % 26))}${id % 7 === 0 ? '/V2' : ''}`;
}

/** Dollars of a product: the smallest's price, more by each measure and by each extra. */
export function priceOf(
  dice: Dice,
  line: Pick<MessyKind, 'usd' | 'axes'>,
  axes: ReadonlyMap<string, TraitValue>,
  extras: number,
): number {
  let usd = line.usd * (1 + 0.1 * extras) * (0.85 + dice.int(0, 40) / 100);
  for (const [trait, value] of axes) {
    const values = line.axes.get(trait) ?? [value];
    const first = values[0];
    if (typeof value === 'number' && typeof first === 'number') usd *= (value / first) ** (WEIGHT[trait] ?? 0.45);
    else usd *= 1.3 ** values.indexOf(value);
  }
  return cents(usd);
}

function cents(usd: number): number {
  return Math.round(usd * 100) / 100;
}

/** Adds what follows from other traits: kilograms from pounds, wireless from its radios. */
export function withDerived(traits: Map<string, TraitValue>): Map<string, TraitValue> {
  const pounds = traits.get('lb');
  if (typeof pounds === 'number') traits.set('kg', Math.round(pounds * POUNDS_TO_KG));
  if (['wifi', 'bt', '4g'].some((radio) => traits.has(radio))) traits.set('inal', true);
  return traits;
}

/** Every choice of one value of each axis. */
export function combinations(axes: readonly (readonly [string, readonly TraitValue[]])[]): Map<string, TraitValue>[] {
  return axes.reduce<Map<string, TraitValue>[]>(
    (made, [trait, values]) => made.flatMap((before) => values.map((value) => new Map([...before, [trait, value]]))),
    [new Map<string, TraitValue>()],
  );
}

function pickSome(dice: Dice, forms: readonly string[]): string[] {
  return forms.length === 0 ? [] : [dice.pick(forms)];
}

/** A copy in an order drawn by the dice. */
export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = dice.int(0, at);
    const [a, b] = [mixed[at], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[at] = b;
    mixed[other] = a;
  }
  return mixed;
}
