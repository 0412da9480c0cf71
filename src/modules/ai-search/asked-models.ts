import { compactModel } from '@/modules/ai-search/domain/kinds/titles/title-head';
import type { KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import type { Concept, Intent } from '@/modules/ai-search/domain/reading/intent';
import type { KindsService } from '@/modules/ai-search/kinds.service';
import { askedModels, type SentenceKinds } from '@/modules/ai-search/sentence-kinds';
import type { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';

interface Sources {
  readonly snapshot: CatalogSnapshot;
  readonly kinds: KindsService;
  readonly said: SentenceKinds;
}

/** Products by the model numbers that a sentence asks for, or names as what something is to be for. */
export class AskedModels {
  constructor(private readonly sources: Sources) {}

  /**
   * Which products are of the kind that is named and made for a model that is named beside it (`junction box HAC-HFW1200R`): they come before what has
   * that model number itself. Undefined where there are none, or another order was asked for.
   */
  serving({ concepts, order }: Intent, choice: KindChoice | undefined): ((slot: number) => boolean) | undefined {
    const models = order === 'relevance' ? askedModels(concepts).filter(({ series }) => series !== true) : [];
    const saysMore = models.length > 0 && models.length < concepts.length;
    if (choice?.state !== 'sure' || !choice.named || !saysMore) return undefined;
    const { store } = this.sources.snapshot;
    const serving = models.flatMap((concept) => {
      const own = compactModel(concept.said);
      return this.sources.said.productsOf(concept).filter((slot) => !compactModel(store.modelOf(slot)).startsWith(own));
    });
    const known = new Set(serving.filter((slot) => this.sources.kinds.groupOf(slot, [choice.kind]) >= 0));
    return known.size === 0 ? undefined : (slot) => known.has(slot);
  }

  /** The products on sale whose whole model number is asked for; none of another kind than is asked for beside it, where anything of that is for the model. */
  own(intent: Intent, choice: KindChoice | undefined): Uint32Array {
    const { index, store } = this.sources.snapshot;
    const asked = modelsOf(intent);
    const slots = asked.flatMap(({ said }) => {
      const { keys, start, end } = index.ofModel(compactModel(said));
      return [...keys.subarray(start, end)];
    });
    const isAnother = slots.length > 0 && intent.concepts.length > 1 ? this.isOfAnother(asked, choice) : undefined;
    return Uint32Array.from(new Set(slots.filter((slot) => store.listed.has(slot) && isAnother?.(slot) !== true)));
  }

  /** Tells products that the thing asked for is to be for: `perdí el control de mi PO-MOCO600J`. */
  private isOfAnother(
    asked: readonly Concept[],
    choice: KindChoice | undefined,
  ): ((slot: number) => boolean) | undefined {
    if (choice?.state !== 'sure' && choice?.state !== 'likely') return undefined;
    const { kinds, said } = this.sources;
    const isOfKind = (slot: number): boolean => kinds.groupOf(slot, [choice.kind]) >= 0;
    const isNamed = choice.state === 'sure' && choice.named;
    const isServed = isNamed || asked.some((concept) => said.productsOf(concept).some(isOfKind));
    return isServed ? (slot) => !isOfKind(slot) : undefined;
  }
}

/** The model numbers asked for; of a request of one word, that word, where it is long enough for one. */
function modelsOf({ concepts }: Intent): Concept[] {
  const [only, ...others] = concepts;
  const isAlone = only !== undefined && others.length === 0 && only.role !== 'purpose';
  return (isAlone ? [only] : askedModels(concepts)).filter(({ said }) => {
    const compact = compactModel(said);
    return /\d/.test(compact) || compact.length >= LEAST_OF_LETTERS;
  });
}
/** A model of letters alone has so many. */
const LEAST_OF_LETTERS = 5;
