import { isNearAt, swaps } from '@/modules/search-language/domain/slips/edits';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import { type ModelHits, type ModelTable, NO_HITS, tripleList } from '@/modules/products/domain/text/index/model-table';

/** Shorter fragments are near too many models. */
const LEAST_LENGTH = 6;
/** Models looked at for one word at most: a bound on time, reached only by fragments of common triples. */
const MOST_CANDIDATES = 20_000;
/** One replaced, missing or extra character spoils three of a fragment's triples: one of any four is in the model. */
const TRIPLES = 4;

/** Products whose model has, at the start of a part, something one typing error away from `fragment`. */
export function nearModels(models: ModelTable, fragment: string): ModelHits {
  if (fragment.length < LEAST_LENGTH) return NO_HITS;
  const found = new Map<number, number>();
  for (const swapped of swaps(fragment)) {
    const hits = models.search(swapped, ModelMatch.PartStart);
    for (let at = 0; at < hits.count; at++) found.set(hits.slots[at] ?? 0, hits.matches[at] ?? 0);
  }
  for (const slot of candidates(models, fragment)) {
    const match = nearMatch(models.compact(slot), models.partStarts(slot), fragment);
    if (match > (found.get(slot) ?? 0)) found.set(slot, match);
  }
  const slots = Uint32Array.from(found.keys()).sort();
  return { count: slots.length, slots, matches: Uint8Array.from(slots, (slot) => found.get(slot) ?? 0) };
}

function candidates(models: ModelTable, fragment: string): Set<number> {
  const { grams } = models;
  const lists = new Set<number>();
  for (let at = 0; at + 3 <= fragment.length; at++) lists.add(tripleList(fragment, at));
  const rarest = [...lists].sort((a, b) => grams.length(a) - grams.length(b)).slice(0, TRIPLES);
  const slots = new Set<number>();
  let left = MOST_CANDIDATES;
  for (const list of rarest) {
    left -= grams.length(list);
    if (left < 0) break;
    const keys = grams.keys(list);
    const start = grams.start(list);
    for (let at = start; at < start + grams.length(list); at++) slots.add(keys[at] ?? 0);
  }
  return slots;
}

function nearMatch(compact: string, starts: number, fragment: string): number {
  for (let at = 0; at < Math.min(compact.length, 32); at++) {
    if ((starts & (1 << at)) !== 0 && isNearAt(compact, at, fragment)) {
      return at === 0 ? ModelMatch.Prefix : ModelMatch.PartStart;
    }
  }
  return ModelMatch.None;
}
