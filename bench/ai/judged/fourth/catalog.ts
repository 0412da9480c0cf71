import { itemOf, type JudgedCatalog } from '../items';
import { fourthProducts, type FourthProduct } from './products';

/** Pesos of a dollar in the fourth catalog. */
export const FOURTH_RATE = 19.1;

const IVA = 1.16;

/** The fourth catalog as the judge sees it: what its lines tell. Throws Error when an accessory names a model that isn't there. */
export function makeFourthCatalog(): JudgedCatalog {
  const products = fourthProducts();
  const byModel = new Map(products.map((product) => [product.modelo, product]));
  const items = products
    .filter(({ activo }) => activo)
    .map((product) => {
      const owners = product.owners.map((modelo) => ownerOf(modelo, byModel));
      const item = itemOf(
        { ...product, owner: undefined },
        { low: product.usd, high: product.usd * IVA },
        product.stock,
      );
      return {
        ...item,
        accessoryOf: new Set([...owners.map(({ kind }) => kind), ...product.ownerKinds]),
        fits: new Set(product.owners.map((modelo) => modelo.toUpperCase())),
      };
    });
  return { name: 'bodega', items, pesosPerDollar: FOURTH_RATE };
}

function ownerOf(modelo: string, byModel: ReadonlyMap<string, FourthProduct>): FourthProduct {
  const owner = byModel.get(modelo);
  if (owner === undefined) throw new Error(`no model ${modelo}`);
  return owner;
}
