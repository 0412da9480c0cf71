import type { KindChoice } from '../kinds/kind-choice';
import type { Intent } from '../reading/intent';

/**
 * Whether all that there is of the thing named is beyond the price said, and only other things `kept` it: `laptop en menos de 500 pesos` asks for no cable
 * of a laptop. `atAnyPrice` is looked for only where that may be; where the price was let go it is the same as `kept`.
 */
export function isPricedOut(
  kept: Uint32Array,
  atAnyPrice: () => Uint32Array,
  areMeant: (slots: Uint32Array) => boolean,
  { price }: Pick<Intent, 'price'>,
  choice: Pick<KindChoice, 'state' | 'named' | 'together'> | undefined,
): boolean {
  if (price === undefined || choice?.state !== 'sure' || !choice.named || choice.together.length > 1) return false;
  return kept.length > 0 && !areMeant(kept) && areMeant(atAnyPrice());
}
