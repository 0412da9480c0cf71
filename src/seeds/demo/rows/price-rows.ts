import { formatScaled } from '@/shared/money/scaled';
import { isoDay, shiftDays } from '../calendar';
import type { CatalogProduct, DemoCatalog } from '../catalog';
import { WITHOUT_PRICE } from '../data/exceptions';
import { diceFor, type Dice } from '../dice';
import { hasOpenBox } from './stock-rows';
import type { Row } from './row';

/** Makers that set the lowest price that may be advertised. */
const MINIMUM_ADVERTISED: ReadonlySet<string> = new Set(['quetzavid', 'orvantis', 'nimbrava', 'galvorex']);

/** Part of a list price in cents, in hundredths of a percent, as text with two to four decimals. */
function share(cents: number, basisPoints: number): string {
  return formatScaled(Math.round((cents * basisPoints) / 100), 4, 2);
}

function offer(product: CatalogProduct, today: Date, dice: Dice): Row {
  const draw = dice.int(1, 100);
  if (draw > 20) return {};
  const special = { precio_especial: share(product.cents, dice.int(74, 93) * 100) };
  if (draw > 16)
    return {
      ...special,
      oferta_desde: isoDay(shiftDays(today, -dice.int(40, 90))),
      oferta_hasta: isoDay(shiftDays(today, -dice.int(3, 30))),
    };
  if (draw > 12)
    return {
      ...special,
      oferta_desde: isoDay(shiftDays(today, dice.int(5, 20))),
      oferta_hasta: isoDay(shiftDays(today, dice.int(25, 60))),
    };
  if (draw > 10) return special;
  return {
    ...special,
    oferta_desde: isoDay(shiftDays(today, -dice.int(2, 15))),
    oferta_hasta: isoDay(shiftDays(today, dice.int(4, 30))),
  };
}

function tiers(product: CatalogProduct, dice: Dice): Row {
  const percent = product.cents < 10_00 ? 60 : product.cents < 100_00 ? 30 : 8;
  if (!dice.chance(percent)) return {};
  const [first, second, third] =
    product.cents < 10_00 ? [25, 100, 500] : product.cents < 100_00 ? [5, 20, 60] : [2, 5, 10];
  const start = dice.int(2, 3);
  return {
    volumen: [
      { desde: first, descuento: start },
      { desde: second, descuento: start + 2 },
      ...(dice.chance(60) ? [{ desde: third, descuento: start + 5 }] : []),
    ],
  };
}

function priceRow(product: CatalogProduct, today: Date): Row {
  const dice = diceFor(`price ${product.model}`);
  return {
    producto_id: product.id,
    precio_lista: share(product.cents, 10_000),
    ...(dice.chance(6) ? { precio_1: share(product.cents, 9_700) } : {}),
    ...offer(product, today, dice),
    ...(MINIMUM_ADVERTISED.has(product.brand) && dice.chance(40) ? { precio_map: share(product.cents, 8_200) } : {}),
    ...tiers(product, dice),
    ...(hasOpenBox(product) ? { asterisco: { a: 5, b: 12, c: 25, d: 40 } } : {}),
  };
}

/** Rows of `precios` in US dollars, as text; a few products have none. */
export function* priceRows(catalog: DemoCatalog, today: Date): Generator<Row> {
  for (const product of catalog.products) {
    if (!WITHOUT_PRICE.has(product.model)) yield priceRow(product, today);
  }
}
