import { demoRows } from '@/seeds/data-files.builder';
import { demoCategories, demoProducts, type DemoCategory } from './demo-catalog';
import { diceFor, type Dice } from './dice';

const CATEGORIES = demoCategories();
const BRANDS = demoRows('marcas').map(({ id }) => ({ id: String(id) }));

/** What a generated product is modelled on: a demo product, taken apart. */
export interface Template {
  readonly head: string;
  readonly segments: readonly string[];
  readonly features: readonly string[];
  readonly use: string;
  readonly cents: number;
  readonly kg: number;
  readonly categories: readonly number[];
  readonly brand: string;
}

/** Extra level-3 categories under each level-2 one, so that a large catalog has a large tree. */
const EXTRA_SHELVES = ['Accesorios de', 'Refacciones de'] as const;
const FIRST_EXTRA_ID = 200_000;

const groups = CATEGORIES.filter((category) => category.level === 2);

/** The demo's categories and two more shelves under each group. */
export const BENCH_CATEGORIES: readonly DemoCategory[] = [
  ...CATEGORIES,
  ...groups.flatMap((group) =>
    EXTRA_SHELVES.map((name, order): DemoCategory => ({
      id: FIRST_EXTRA_ID + group.id * 10 + order,
      name: `${name} ${group.name.toLowerCase()}`,
      level: 3,
      parent: group.id,
    })),
  ),
];

const GROUP_OF: ReadonlyMap<number, number> = new Map(
  CATEGORIES.flatMap((category) =>
    category.level === 2
      ? [[category.id, category.id] as const]
      : category.level === 3 && category.parent !== undefined
        ? [[category.id, category.parent] as const]
        : [],
  ),
);

/** One template per demo product; kits have none. */
export function templates(): readonly Template[] {
  return demoProducts()
    .filter((product) => !product.isKit)
    .map((product): Template => {
      const [head = product.title, ...rest] = product.title.split(' / ');
      const segments = rest.filter((segment) => !segment.startsWith('Serie '));
      return {
        head,
        segments,
        features: product.features,
        use: product.use,
        cents: product.cents ?? 100_00,
        kg: product.kg ?? 0.5,
        categories: product.categories,
        brand: product.brand,
      };
    });
}

/** Categories of a generated product: mostly the template's own, sometimes an extra shelf of the same group. */
export function categoriesFor(template: Template, dice: Dice): readonly number[] {
  const group = GROUP_OF.get(template.categories[0] ?? 0);
  if (group === undefined || !dice.chance(15)) return template.categories;
  return [FIRST_EXTRA_ID + group * 10 + dice.int(0, EXTRA_SHELVES.length - 1)];
}

/** Brand of a generated product: the template's in most cases, else any, large ones more often. */
export function brandFor(template: Template, dice: Dice): string {
  if (dice.chance(60)) return template.brand;
  const order = Math.floor((dice.int(0, BRANDS.length - 1) * dice.int(0, BRANDS.length - 1)) / BRANDS.length);
  return BRANDS[order]?.id ?? template.brand;
}

const OPENINGS = [
  'kor',
  'val',
  'tre',
  'lun',
  'mar',
  'sol',
  'ner',
  'bri',
  'cal',
  'dor',
  'fen',
  'gal',
  'hel',
  'jun',
  'lex',
  'mon',
  'nor',
  'pal',
  'qui',
  'ron',
  'sen',
  'tor',
  'ver',
  'zan',
  'alt',
  'bor',
  'cen',
  'dex',
  'ori',
  'ur',
];
const MIDDLES = ['a', 'e', 'i', 'o', 'an', 'ar', 'en', 'er', 'in', 'or'];
const ENDINGS = [
  'dal',
  'mex',
  'ria',
  'tek',
  'vio',
  'lis',
  'nox',
  'ra',
  'dor',
  'sa',
  'nia',
  'var',
  'cel',
  'tra',
  'zo',
  'gon',
];

/** Name of a product series: 4,800 of them, few of them frequent, as in a real catalog's long tail. */
export function seriesName(dice: Dice): string {
  const rank = Math.floor((dice.int(0, 4_799) * dice.int(0, 4_799)) / 4_800);
  const name = diceFor(`series ${rank}`);
  const text = `${name.pick(OPENINGS)}${name.pick(MIDDLES)}${name.pick(ENDINGS)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const LADDERS: Readonly<Record<string, readonly number[]>> = {
  m: [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 305],
  km: [1, 2, 5, 10, 15, 20, 30, 40, 80],
  W: [5, 10, 15, 20, 30, 50, 60, 100, 120, 150, 240, 400, 600],
  A: [1, 2, 3, 5, 10, 15, 20, 30, 40, 60],
  Ah: [4, 7, 9, 12, 18, 26, 35, 55, 75, 100, 200],
  TB: [1, 2, 4, 6, 8, 10, 12, 14, 16, 18],
  GB: [16, 32, 64, 128, 256, 512],
  canales: [4, 8, 16, 24, 32, 64, 128],
  puertos: [4, 5, 8, 10, 16, 24, 48],
  zonas: [2, 4, 8, 16, 32, 64, 128],
  Megapixeles: [2, 3, 4, 5, 6, 8, 12],
};

const FIGURE = /(\d+) (canales|puertos|zonas|Megapixeles|km|Ah|TB|GB|m|W|A)\b/g;

/** The text with some of its figures changed for others usual with that unit. */
export function varied(text: string, dice: Dice): string {
  return text.replace(FIGURE, (whole: string, _figure: string, unit: string) =>
    dice.chance(55) ? `${dice.pick(LADDERS[unit] ?? [1])} ${unit}` : whole,
  );
}
