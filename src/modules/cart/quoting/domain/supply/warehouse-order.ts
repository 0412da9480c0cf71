import type { AccountTerms, BranchFacts, DeliveryFacts } from '@/modules/cart/quoting/domain/quote-input';
import { distanceKm, type Coordinates } from '@/modules/support-catalogs/domain/places/geography';

/** In whole metres, so that places as far away as each other are so whatever the last bit of a float says. */
function metresBetween(from: Coordinates, to: Coordinates): number {
  return Math.round(distanceKm(from, to) * 1000);
}

/** All branches, the pickup one first, then nearest first; at equal distances by code (Decisions 9). */
export function branchesByDistance(branches: readonly BranchFacts[], delivery: DeliveryFacts): BranchFacts[] {
  const { position, pickupBranch } = delivery;
  return branches
    .map((branch) => ({ branch, metres: position ? metresBetween(position, branch) : 0 }))
    .sort((one, other) => {
      if (one.branch.code === pickupBranch) return -1;
      if (other.branch.code === pickupBranch) return 1;
      return one.metres - other.metres || (one.branch.code < other.branch.code ? -1 : 1);
    })
    .map(({ branch }) => branch);
}

/** Whether a branch's stock can be sold to the account. */
export function canSupply(branch: BranchFacts, account: AccountTerms): boolean {
  return branch.supplies && (account.warehouses?.has(branch.code) ?? true);
}

/**
 * The warehouses a cart may draw from, in the order they are tried (Decisions 9). A single branch is the pickup one,
 * even if it can't supply and everything is then short, else the nearest that can.
 */
export function warehouseOrder(
  ranked: readonly BranchFacts[],
  account: AccountTerms,
  delivery: DeliveryFacts,
  singleBranch: boolean,
): BranchFacts[] {
  const open = ranked.filter((branch) => canSupply(branch, account));
  if (!singleBranch) return open;
  if (delivery.pickupBranch === undefined) return open.slice(0, 1);
  return open.filter((branch) => branch.code === delivery.pickupBranch);
}
