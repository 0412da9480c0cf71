import { popularity, type CatalogProduct, type DemoCatalog } from '../catalog';
import { BRANCHES } from '../data/branches';
import { diceFor, type Dice } from '../dice';
import type { Row } from './row';

/** Whether returned or opened pieces of a product are sold too. Kits and licences never are. */
export function hasOpenBox(product: CatalogProduct): boolean {
  if (product.components !== undefined || product.unit === 'licence' || product.cents < 30_00) return false;
  return diceFor(`open box ${product.model}`).chance(14);
}

/** Most pieces a large branch keeps of a product: cheap and popular ones by the thousand, dear ones by the unit. */
function depth(product: CatalogProduct): number {
  const turnover = popularity(product) + 8;
  const byPrice =
    product.cents < 5_00
      ? 40
      : product.cents < 30_00
        ? 14
        : product.cents < 150_00
          ? 4
          : product.cents < 800_00
            ? 1
            : 0.2;
  return Math.max(1, Math.floor(turnover * byPrice));
}

function pieces(most: number, size: number, dice: Dice): number {
  return Math.floor((most * size * dice.int(5, 100)) / 10_000);
}

function* newStock(product: CatalogProduct): Generator<Row> {
  const dice = diceFor(`stock ${product.model}`);
  const soldOut = dice.chance(7);
  const presence = Math.min(95, 25 + popularity(product));
  const most = depth(product);
  for (const branch of BRANCHES) {
    if (!dice.chance(presence)) continue;
    const cantidad = soldOut ? 0 : pieces(most, branch.size, dice);
    if (cantidad > 0 || dice.chance(15))
      yield { producto_id: product.id, condicion: 'nuevo', sucursal: branch.code, cantidad };
  }
}

function* openBoxStock(product: CatalogProduct): Generator<Row> {
  const dice = diceFor(`open box stock ${product.model}`);
  for (const condicion of ['a', 'b', 'c', 'd'] as const) {
    if (!dice.chance(55)) continue;
    const branch = dice.pick(BRANCHES);
    yield { producto_id: product.id, condicion, sucursal: branch.code, cantidad: dice.int(1, 4) };
  }
}

/** Rows of `existencias`: uneven over the branches; kits have none of their own. */
export function* stockRows(catalog: DemoCatalog): Generator<Row> {
  for (const product of catalog.products) {
    if (product.components !== undefined) continue;
    yield* newStock(product);
    if (hasOpenBox(product)) yield* openBoxStock(product);
  }
}
