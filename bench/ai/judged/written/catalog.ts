import { itemOf, type JudgedCatalog } from '../items';
import type { WrittenDistributor } from './distributors';
import { writtenProducts, type WrittenProduct } from './products';

const IVA = 1.16;

/** A hand-written catalog as the judge sees it: what its lines tell. Throws Error when an accessory names a model that isn't there. */
export function makeWrittenCatalog(distributor: WrittenDistributor): JudgedCatalog {
  const products = writtenProducts(distributor);
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
  return { name: distributor.name, items, pesosPerDollar: distributor.rate };
}

function ownerOf(modelo: string, byModel: ReadonlyMap<string, WrittenProduct>): WrittenProduct {
  const owner = byModel.get(modelo);
  if (owner === undefined) throw new Error(`no model ${modelo}`);
  return owner;
}
