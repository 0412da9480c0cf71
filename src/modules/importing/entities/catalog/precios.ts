import type { ImportEntity } from '@/modules/importing/import-entity';
import { id, integer, money, percent } from '@/modules/importing/readers/numbers';
import { mapped, nested, Problem, problem, type Reader } from '@/modules/importing/readers/problem';
import { isPlainObject, list, member, object } from '@/modules/importing/readers/structures';
import { day } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { OpenBoxDiscounts, VolumeTier } from '@/modules/products/domain/product';
import type { ProductsLoadService } from '@/modules/products/products-load.service';

const MAX_QUANTITY = 1_000_000;

export function precios({ prices, products }: ProductsLoadService): ImportEntity {
  return recordEntity({
    name: 'precios',
    rows: [
      rowOf(prices, {
        productId: from('producto_id', id()).references(products, 'el producto'),
        listPrice: from('precio_lista', money({ positive: true })),
        publicPrice: from('precio_1', money({ positive: true })),
        offerPrice: from('precio_especial', money({ positive: true })),
        offerFrom: from('oferta_desde', day()),
        offerTo: from('oferta_hasta', day()),
        mapPrice: from('precio_map', money()),
        tiers: from('volumen', tiers),
        openBox: from('asterisco', openBox),
      }),
    ],
    check: ({ offerFrom, offerTo }, report) => {
      const backwards = typeof offerFrom === 'number' && typeof offerTo === 'number' && offerFrom > offerTo;
      if (backwards) report('oferta_hasta', 'es anterior a oferta_desde');
    },
  });
}

const tier = object<VolumeTier>({
  desde: member('from', integer({ min: 1, max: MAX_QUANTITY, example: 10 })),
  descuento: member('discount', percent()),
});

/** Tiers by rising quantity, each quantity once. */
const tiers: Reader<VolumeTier[]> = mapped(list(tier), (found) => {
  const sorted = found.sort((a, b) => a.from - b.from);
  const twice = sorted.find((one, index) => sorted[index + 1]?.from === one.from);
  return twice ? problem(`tiene dos descuentos desde ${twice.from}`) : sorted;
});

const readPercent = percent();

/** The grades that have a percentage of their own. */
const openBox: Reader<OpenBoxDiscounts> = nested((value) => {
  if (!isPlainObject(value)) return problem('debe ser un objeto, por ejemplo {"a": 5, "b": 10}');
  const discounts: { -readonly [G in keyof OpenBoxDiscounts]: OpenBoxDiscounts[G] } = {};
  for (const grade of ['a', 'b', 'c', 'd'] as const) {
    const given = value[grade];
    if (given === undefined || given === null) continue;
    const read = readPercent(given);
    if (read instanceof Problem) return read.within(grade);
    discounts[grade] = read;
  }
  return discounts;
});
