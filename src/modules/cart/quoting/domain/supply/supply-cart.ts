import { allocate } from '@/modules/cart/quoting/domain/supply/allocation';
import { pieceWeight } from '@/modules/cart/quoting/domain/freight/cart-weight';
import { weighParcels, type WeighedParcel } from '@/modules/cart/quoting/domain/freight/freight';
import type { Draw, LineSupply } from '@/modules/cart/quoting/domain/quote';
import type { BranchFacts, QuoteInput } from '@/modules/cart/quoting/domain/quote-input';
import { StockPool } from '@/modules/cart/quoting/domain/supply/stock-pool';
import { branchesByDistance, warehouseOrder } from '@/modules/cart/quoting/domain/supply/warehouse-order';

/** What an allocation depends on; no price is among it. */
export type SupplyInput = Pick<
  QuoteInput,
  'lines' | 'products' | 'stock' | 'account' | 'branches' | 'delivery' | 'options'
>;

/** How the lines of a cart are filled. */
export interface CartSupply {
  /** One for each line, in the order of the cart. */
  readonly supplies: readonly LineSupply[];
  /** All branches, nearest first. */
  readonly ranked: readonly BranchFacts[];
  /** Those the cart may draw from, in the order they are tried. */
  readonly warehouses: readonly BranchFacts[];
}

/** What leaves the warehouses. */
export interface Shipment {
  readonly draws: readonly Draw[];
  /** The warehouses that send something, nearest first. */
  readonly suppliers: readonly BranchFacts[];
}

/** Allocates a cart (Decisions 9). */
export function supplyCart(input: SupplyInput): CartSupply {
  const ranked = branchesByDistance(input.branches, input.delivery);
  const warehouses = warehouseOrder(ranked, input.account, input.delivery, input.options.singleBranch);
  const pool = new StockPool(
    warehouses.map(({ code }) => code),
    input.stock,
  );
  const lines = input.lines.map((line) => ({
    ...line,
    components: input.products.get(line.productId)?.components ?? [],
  }));
  return { supplies: allocate(lines, pool), ranked, warehouses };
}

/** What is sent for these lines of the cart. */
export function shipmentOf(supplies: readonly LineSupply[], warehouses: readonly BranchFacts[]): Shipment {
  const draws = supplies.flatMap((supply) => supply.draws);
  const supplying = new Set(draws.map(({ warehouse }) => warehouse));
  return { draws, suppliers: warehouses.filter(({ code }) => supplying.has(code)) };
}

/** The parcels of a shipment, one for each supplier. One allocation serves any number of carriers. */
export function shipmentParcels({ draws, suppliers }: Shipment, products: QuoteInput['products']): WeighedParcel[] {
  const origins = suppliers.map(({ code, state }) => ({ warehouse: code, state }));
  return weighParcels(origins, draws, (productId) => pieceWeight(productId, products));
}
