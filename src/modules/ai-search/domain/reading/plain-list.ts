import { attempts, constraintsOf, type Constraint } from '../ranking/constraints';
import type { KindChoice } from '../kinds/kind-choice';
import type { Intent, Order } from './intent';

/** A list that is asked for by brand, stock and order alone. */
export interface PlainList {
  /** The constraints let go for it. */
  readonly letGo: readonly Constraint[];
  readonly brandIds: readonly string[];
  /** With new pieces in any of these branches; empty: anywhere. */
  readonly branchCodes: readonly string[];
  readonly inStock: boolean;
  readonly order: PlainOrder;
}

type PlainOrder = Exclude<Order, 'most' | 'least'>;

const PLAIN_CONSTRAINTS: readonly Constraint[] = ['quantity', 'branch', 'stock', 'brand'];

/**
 * The lists to try, one after another until there is something in one, for a sentence without a word, measure, kind or price that tells products
 * apart: every one on sale answers it as well (`lo más barato que tengas`). Undefined where it says more.
 */
export function plainLists(intent: Intent, choice: KindChoice | undefined): PlainList[] | undefined {
  const { order, brandIds, branchCodes } = intent;
  const constraints = constraintsOf(intent);
  const isPlain = constraints.length > 0 && constraints.every((constraint) => PLAIN_CONSTRAINTS.includes(constraint));
  if (!isPlain || !isPlainOrder(order) || tellsApart(intent) || !isOpen(choice)) return undefined;
  return attempts(constraints).map((letGo) => {
    const kept = new Set(constraints.filter((constraint) => !letGo.includes(constraint)));
    return {
      letGo,
      brandIds: kept.has('brand') ? brandIds : [],
      branchCodes: kept.has('branch') ? branchCodes : [],
      inStock: kept.has('stock') || kept.has('quantity'),
      order,
    };
  });
}

function isPlainOrder(order: Order): order is PlainOrder {
  return order !== 'most' && order !== 'least';
}

/** Whether it says anything that some products answer better than others, or more pieces than one. */
function tellsApart({ concepts, measures, exclusions, excludedBrandIds, quantity }: Intent): boolean {
  return quantity > 1 || [concepts, measures, exclusions, excludedBrandIds].some(({ length }) => length > 0);
}

function isOpen(choice: KindChoice | undefined): boolean {
  return choice === undefined || (choice.state === 'open' && choice.together.length < 2);
}
