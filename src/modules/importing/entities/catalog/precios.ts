import { isRecord } from '@/shared/kernel/is-record';
import type { ImportEntity } from '@/modules/importing/import-entity';
import { id, integer, money, percent } from '@/modules/importing/readers/numbers';
import { leaving, mapped, nested, Problem, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { list, member, object, unreadOfMembers } from '@/modules/importing/readers/structures';
import { day } from '@/modules/importing/readers/texts';
import { from, recordEntity, rowOf } from '@/modules/importing/record-entity';
import type { OpenBoxDiscounts, VolumeTier } from '@/modules/products/domain/product';
import type { ProductsLoadService } from '@/modules/products/products-load.service';

const MAX_QUANTITY = 1_000_000;

export function precios({ prices, products }: ProductsLoadService): ImportEntity {
  return recordEntity({
    name: 'precios',
    about: 'precios, en dólares sin IVA',
    rows: [
      rowOf(prices, {
        productId: from('producto_id', id(), 'el producto', 100123).references(products, 'el producto'),
        listPrice: from('precio_lista', money({ positive: true }), 'precio de lista', '142.38'),
        publicPrice: from('precio_1', money({ positive: true }), 'precio al público', '138.00'),
        offerPrice: from('precio_especial', money({ positive: true }), 'precio de oferta', '127.35'),
        offerFrom: from('oferta_desde', day(), 'primer día de la oferta', '2026-11-01'),
        offerTo: from('oferta_hasta', day(), 'último día de la oferta', '2026-11-30'),
        mapPrice: from('precio_map', money(), 'precio mínimo anunciado', '135.00'),
        tiers: from('volumen', tiers, 'descuentos por cantidad, en por ciento', [{ desde: 10, descuento: 2 }]),
        openBox: from('asterisco', openBox, 'por ciento que baja cada grado de caja abierta', { a: 5, b: 10 }),
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

const GRADES = ['a', 'b', 'c', 'd'] as const;

/** The grades that have a percentage of their own. */
const openBox: Reader<OpenBoxDiscounts> = leaving(
  unreadOfMembers(new Map(GRADES.map((grade) => [grade, undefined]))),
  typed(
    'objeto {a?, b?, c?, d?}',
    nested((value) => {
      if (!isRecord(value)) return problem('debe ser un objeto, por ejemplo {"a": 5, "b": 10}');
      const discounts: { -readonly [G in keyof OpenBoxDiscounts]: OpenBoxDiscounts[G] } = {};
      for (const grade of GRADES) {
        const given = value[grade];
        if (given === undefined || given === null) continue;
        const read = readPercent(given);
        if (read instanceof Problem) return read.within(grade);
        discounts[grade] = read;
      }
      return discounts;
    }),
  ),
);
