import { diceFor } from './dice';
import { itemOf, type JudgedCatalog } from './items';
import { messyProducts, type MessyProduct } from './messy-products';

/** A branch of the messy catalog's distributor: code, name, city, state, postal code and prefix of its folios. */
export const MESSY_BRANCHES = [
  ['mty-centro', 'Monterrey Centro', 'Monterrey', 'Nuevo León', '64000', 'MTC'],
  ['san-nicolas', 'San Nicolás', 'San Nicolás de los Garza', 'Nuevo León', '66400', 'SNI'],
  ['gdl', 'Guadalajara', 'Guadalajara', 'Jalisco', '44100', 'GDX'],
  ['vallejo', 'Vallejo CEDIS', 'Ciudad de México', 'Ciudad de México', '07700', 'VAL'],
  ['veracruz', 'Veracruz Puerto', 'Veracruz', 'Veracruz de Ignacio de la Llave', '91700', 'VER'],
  ['oaxaca', 'Oaxaca', 'Oaxaca de Juárez', 'Oaxaca', '68000', 'OAX'],
  ['tijuana', 'Tijuana', 'Tijuana', 'Baja California', '22000', 'TJX'],
  ['mexicali', 'Mexicali', 'Mexicali', 'Baja California', '21000', 'MXL'],
  ['saltillo', 'Saltillo', 'Saltillo', 'Coahuila de Zaragoza', '25000', 'SAL'],
  ['tampico', 'Tampico', 'Tampico', 'Tamaulipas', '89000', 'TAM'],
  ['ags', 'Aguascalientes', 'Aguascalientes', 'Aguascalientes', '20000', 'AGS'],
] as const;

/** Pesos of a dollar in the messy catalog. */
export const MESSY_RATE = 18.2;

const IVA = 1.16;

/** The messy catalog as the judge sees it: kinds, traits and accessories are those that the generator gave. */
export function makeMessyCatalog(): JudgedCatalog {
  const items = messyProducts()
    .filter((product) => product.activo)
    .map((product) => itemOf(product, { low: product.usd, high: product.usd * IVA }, messyStock(product)));
  return { name: 'revuelto', items, pesosPerDollar: MESSY_RATE };
}

/** Pieces of a product by branch: a tenth of the products have none at all, the others in a third of the branches. */
export function messyStock(product: MessyProduct): Map<string, number> {
  const dice = diceFor(`stock/${product.id}`);
  const stock = new Map<string, number>();
  if (dice.chance(10)) return stock;
  for (const [code] of MESSY_BRANCHES) if (dice.chance(35)) stock.set(code, dice.int(1, 60));
  return stock;
}
