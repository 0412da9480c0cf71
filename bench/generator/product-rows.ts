import { diceFor, type Dice } from './dice';
import type { Row } from '@/seeds/data-files.builder';
import { productLink, cdn, panel, slug } from './row';
import { MOST_PRODUCTS, productId, type BenchOptions } from './options';
import { brandFor, categoriesFor, seriesName, templates, varied, type Template } from './templates';

const LETTERS = 'ABCDEGHJKLMNPRSTVWXYZ';
const VARIANT_RUN = 5;
const COLOURS = ['Blanco', 'Negro', 'Gris', 'Azul', 'Rojo'] as const;

function letters(count: number, dice: Dice): string {
  return Array.from({ length: count }, () => LETTERS.charAt(dice.int(0, LETTERS.length - 1))).join('');
}

/** Model numbers in the shapes of the trade, unique by their seven digits. */
function modelOf(index: number, brand: string, dice: Dice): string {
  const digits = String((index * 7_368_787) % MOST_PRODUCTS)
    .padStart(8, '0')
    .slice(-8);
  const prefix = brand.slice(0, 3).toUpperCase();
  const [a, b, c] = [digits.slice(6), digits.slice(2, 6), digits.slice(0, 2)];
  switch (index % 5) {
    case 0:
      return `${prefix}-${a}CD${b}G${c}-${letters(1, dice)}`;
    case 1:
      return `${prefix}${a}-${b}${letters(2, dice)}/${c}`;
    case 2:
      return `${letters(2, dice)}-${a}${b}-${c}`;
    case 3:
      return `${prefix}-N${a}${b}.${c}(${letters(1, dice)})`;
    default:
      return `${prefix}${letters(1, dice)}${a}${b}${c}`;
  }
}

function titleOf(template: Template, dice: Dice): string {
  const kept = template.segments.filter(() => dice.chance(80)).map((segment) => varied(segment, dice));
  return [varied(template.head, dice), `Serie ${seriesName(dice)}`, ...kept].join(' / ');
}

function variantOf(index: number, seed: number): Row {
  const run = Math.floor(index / VARIANT_RUN);
  if (!diceFor(`${seed} variants ${run}`).chance(12)) return {};
  const colour = COLOURS[index % VARIANT_RUN] ?? 'Blanco';
  return {
    variante: { grupo: `grupo-${run}`, atributos: { Color: colour }, detalle: `Color ${colour.toLowerCase()}` },
  };
}

/** One in a hundred is a kit. Kits are made of products at tens only, which are never kits themselves. */
function componentsOf(index: number, dice: Dice): Row {
  if (index < 20 || index % 10 === 0 || !dice.chance(1)) return {};
  const tenth = (): number => dice.int(0, Math.floor((index - 1) / 10)) * 10;
  const parts = [...new Set([tenth(), tenth(), tenth()])];
  return { componentes: parts.map((part, order) => ({ producto_id: productId(part), cantidad: order + 1 })) };
}

function textsOf(template: Template, titulo: string, dice: Dice): Row {
  const items = template.features.slice(0, 4).map((feature) => `<li>${feature}</li>`);
  return {
    caracteristicas: template.features.map((feature) => varied(feature, dice)),
    descripcion: `<h2>${titulo.split(' / ')[0] ?? ''}</h2><p>${template.use}</p><ul>${items.join('')}</ul>`,
  };
}

function mediaOf(id: number, modelo: string, dice: Dice): Row {
  const name = slug(modelo);
  return {
    img_portada: cdn(`p/${name}.jpg`),
    imagenes: ['1', '2'].map((orden) => ({ imagen: cdn(`p/${name}-${orden}.jpg`), orden })),
    recursos: [
      { recurso: 'Ficha técnica', path: cdn(`f/${name}.pdf`) },
      ...(dice.chance(40) ? [{ recurso: 'Manual de usuario', path: cdn(`m/${name}.pdf`) }] : []),
    ],
    link: productLink(modelo, id),
    link_privado: panel(`productos/${id}`),
  };
}

/** Weight and size; unknown for one product in twenty. */
function sizeOf(template: Template, dice: Dice): Row {
  if (dice.chance(5)) return {};
  const grams = Math.round(template.kg * dice.int(600, 1_700)) + 10;
  const edge = Math.max(3, Math.round(Math.cbrt(grams * 3.4)));
  return { peso: grams / 1_000, alto: Math.ceil(edge * 0.6), largo: Math.ceil(edge * 1.5), ancho: edge };
}

function salesOf(dice: Dice): Row {
  const thousandth = (): number => dice.int(0, 1_000);
  return { ventas: Math.floor((thousandth() * thousandth() * thousandth()) / 100_000), tendencia: dice.int(0, 500) };
}

function productRow(index: number, base: readonly Template[], options: BenchOptions): Row {
  const dice = diceFor(`${options.seed} product ${index}`);
  const template = dice.pick(base);
  const brand = brandFor(template, dice);
  const modelo = modelOf(index, brand, dice);
  const titulo = titleOf(template, dice);
  const id = productId(index);
  return {
    producto_id: id,
    modelo,
    titulo,
    marca: brand,
    categorias: categoriesFor(template, dice),
    garantia: `${dice.int(1, 5)} años`,
    sat_key: '46171610',
    sat_description: 'Cámaras de seguridad',
    ...mediaOf(id, modelo, dice),
    ...sizeOf(template, dice),
    ...textsOf(template, titulo, dice),
    ...(dice.chance(1) ? { proyecto: true } : {}),
    ...(dice.chance(1) ? { activo: false } : {}),
    ...variantOf(index, options.seed),
    ...componentsOf(index, dice),
    ...(index > 4 ? { relacionados: [productId(index - 1), productId(index - 3)] } : {}),
    ...salesOf(dice),
  };
}

/** Rows of `productos`, made one at a time. */
export function* benchProductRows(options: BenchOptions): Generator<Row> {
  const base = templates();
  for (let index = 0; index < options.products; index += 1) yield productRow(index, base, options);
}

/** List price in US cents of the product at a place. */
export function benchCents(index: number, seed: number): number {
  const dice = diceFor(`${seed} cents ${index}`);
  return Math.floor((dice.int(2, 90) * dice.int(2, 90) * dice.int(2, 100)) / 4) + 1_50;
}
