import { diceFor } from '../dice';
import { itemOf, type JudgedCatalog } from '../items';
import { thirdProducts, type ThirdProduct } from './products';

/** A branch of the third distributor: code, name, city, state, postal code and prefix of its folios. */
export const THIRD_BRANCHES = [
  ['leon-matriz', 'León Matriz', 'León', 'Guanajuato', '37000', 'LEO'],
  ['queretaro', 'Querétaro', 'Querétaro', 'Querétaro', '76000', 'QRO'],
  ['puebla', 'Puebla', 'Puebla', 'Puebla', '72000', 'PUE'],
  ['merida', 'Mérida', 'Mérida', 'Yucatán', '97000', 'MID'],
  ['cancun', 'Cancún', 'Cancún', 'Quintana Roo', '77500', 'CUN'],
  ['chihuahua', 'Chihuahua', 'Chihuahua', 'Chihuahua', '31000', 'CHI'],
  ['culiacan', 'Culiacán', 'Culiacán', 'Sinaloa', '80000', 'CUL'],
  ['hermosillo', 'Hermosillo', 'Hermosillo', 'Sonora', '83000', 'HMO'],
  ['cdmx-sur', 'CDMX Sur', 'Ciudad de México', 'Ciudad de México', '04000', 'CDS'],
  ['slp', 'San Luis Potosí', 'San Luis Potosí', 'San Luis Potosí', '78000', 'SLP'],
] as const;

/** Pesos of a dollar in the third catalog. */
export const THIRD_RATE = 18.6;

const IVA = 1.16;

/** The third catalog as the judge sees it: kinds, traits and accessories are those that the generator gave. */
export function makeThirdCatalog(): JudgedCatalog {
  const items = thirdProducts()
    .filter(({ activo }) => activo)
    .map((product) => {
      const { usd, offer = usd } = product;
      return itemOf(product, { low: Math.min(usd, offer), high: usd * IVA }, thirdStock(product));
    });
  return { name: 'mayoreo', items, pesosPerDollar: THIRD_RATE };
}

/** Pieces of a product by branch: an eighth of the products have none at all, the others in four of ten branches. */
export function thirdStock(product: Pick<ThirdProduct, 'id'>): Map<string, number> {
  const dice = diceFor(`third/stock/${product.id}`);
  if (dice.chance(12)) return new Map();
  return new Map(
    THIRD_BRANCHES.filter(() => dice.chance(40)).map(([code]): [string, number] => [code, dice.int(1, 80)]),
  );
}
