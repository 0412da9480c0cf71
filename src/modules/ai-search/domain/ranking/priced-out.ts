import type { KindChoice } from '../kinds/kind-choice';
import type { Intent } from '../reading/intent';

/**
 * Whether all that there is of the thing named is beyond the price said, or fewer than so many, and only other things `kept` that: `laptop en menos de 500
 * pesos` asks for no cable of a laptop, and `100 tarjetas` for no spare card of an energizer. `atAnyPrice`, and in any number, is looked for only where that
 * may be; where both were let go it is the same as `kept`.
 */
export function isPricedOut(
  kept: Uint32Array,
  atAnyPrice: () => Uint32Array,
  areMeant: (slots: Uint32Array) => boolean,
  { price, quantity }: Pick<Intent, 'price' | 'quantity'>,
  choice: Pick<KindChoice, 'state' | 'named' | 'together'> | undefined,
): boolean {
  const isLimited = price !== undefined || quantity > 0;
  if (!isLimited || choice?.state !== 'sure' || !choice.named || choice.together.length > 1) return false;
  return kept.length > 0 && !areMeant(kept) && areMeant(atAnyPrice());
}
