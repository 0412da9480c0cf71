import { Injectable } from '@nestjs/common';
import type { Candidates } from '@/modules/ai-search/domain/ranking/ranking';
import {
  attempts,
  constraintsOf,
  testsOf,
  type Constraint,
  type SlotTest,
} from '@/modules/ai-search/domain/ranking/constraints';
import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import type { Intent } from '@/modules/ai-search/domain/reading/intent';
import { addMeaning, united } from '@/modules/ai-search/domain/vectors/meaning';
import type { KindChoice } from '@/modules/ai-search/domain/kinds/kind-choice';
import { understandingOf, type Relaxation, type Understanding } from '@/modules/ai-search/domain/reading/understanding';
import { fitting } from '@/modules/ai-search/domain/ranking/fitting';
import { followedBy, mayFollow } from '@/modules/ai-search/domain/ranking/next-likely';
import { titledFirst } from '@/modules/ai-search/domain/ranking/titled-first';
import { servingFirst } from '@/modules/ai-search/domain/ranking/serving-first';
import { interleaved, passing, rank, type Ranked, type RankFacts } from '@/modules/ai-search/domain/ranking/ranking';
import { ProductViewFacts } from '@/modules/ai-search/product-view-facts.service';
import { Retrieval } from '@/modules/ai-search/retrieval.service';
import type { Semantics } from '@/modules/ai-search/semantic-search.service';
import type { CallerContext, ProductSearchService } from '@/modules/products/product-search.service';

const NONE = new Uint32Array(0);
const NOTHING: Ranked = { slots: NONE, keys: new Float64Array(0) };

type View = ReturnType<ProductSearchService['view']>;

/** What a sentence says, the kind it means, and what means the same. */
export interface Said {
  readonly intent: Intent;
  readonly choice: KindChoice | undefined;
  readonly meaning: Semantics;
  /** The products whose title it is. */
  readonly titled: Uint32Array;
}

/** Who asks, and what of the answers is shown. */
export interface Asked {
  readonly view: View;
  readonly context: CallerContext;
  /** Whether only what is in stock is an answer. */
  readonly inStock: boolean;
  /** The answers that will be shown, best first. */
  readonly shown: (ranked: Ranked) => readonly number[];
}

/** What answers a sentence for one thing. */
export interface SaidAnswer {
  readonly ranked: Ranked;
  /** Constraints let go because nothing met them all, and what was said that not all of the answers shown have. */
  readonly relaxed: readonly Relaxation[];
  /** What its order compares. */
  readonly orderedBy: Dimension | undefined;
}

/** Finds, filters and ranks the products that answer one thing asked for (docs/adr/0015-ai-search.md). */
@Injectable()
export class SaidSearch {
  constructor(
    private readonly retrieval: Retrieval,
    private readonly facts: ProductViewFacts,
  ) {}

  /** What was read of a sentence, with the kind that it means here. */
  meant(read: Intent, meaning: Semantics, titled: Uint32Array = NONE): Said {
    const choice = this.retrieval.kindOf(read);
    return { intent: this.retrieval.toldOf(this.retrieval.meant(read, choice), choice), choice, meaning, titled };
  }

  /** What was understood of it, in the words of the wire. */
  understood({ intent, choice }: Said, orderedBy: Dimension | undefined): Understanding {
    const orderBy = orderedBy === undefined ? intent.orderBy : [orderedBy];
    return understandingOf({ ...intent, ...(orderBy && { orderBy }) }, this.retrieval.titleOf(choice));
  }

  /** Its answers; undefined where there are none. */
  find(said: Said, { view, context, inStock, shown }: Asked): SaidAnswer | undefined {
    const { intent, choice, meaning } = said;
    const excluded = this.retrieval.excluded(intent, choice);
    const always: SlotTest[] = inStock ? [(slot) => view.allPieces(slot) > 0] : [];
    const lexical = this.retrieval.collect(intent, choice);
    const own = passing(this.retrieval.models.own(intent, choice), always);
    const found = united(lexical, own);
    const slots = meaning.kind === 'found' ? united(found, meaning.similarities.nearest) : found;
    const facts = {
      ...this.facts.of(view, context, intent.price?.currency),
      ...this.retrieval.telling(intent, choice),
    };
    const titled = passing(said.titled, always);
    const serves = this.retrieval.models.serving(intent, choice);
    const testsWithout = (letGo: readonly Constraint[]): SlotTest[] => [
      ...always,
      ...testsOf(intent, facts, excluded.slots, letGo),
    ];
    const all = passing(slots, always);
    for (const letGo of attemptsFor(intent, titled)) {
      const tests = testsWithout(letGo);
      const atAnyPrice = (): Uint32Array => passing(slots, testsWithout([...letGo, 'price', 'quantity']));
      const kept = this.retrieval.answering(passing(slots, tests), { all, atAnyPrice }, said);
      const asked = passing(own, tests);
      if (kept.length === 0 || lacksAll(asked, own)) continue;
      const scored = this.wholly(this.scored(kept, said), choice);
      const ranked = servingFirst(titledFirst(this.ranked(scored, intent, facts), asked), serves);
      if (ranked.slots.length === 0) continue;
      const relaxed = relaxedBy(letGo, excluded, scored);
      const whole = titledFirst(this.withAkin(this.taken(ranked, choice), said, tests, facts), titled);
      const others = shown(whole).filter((slot) => !titled.includes(slot));
      for (const lacked of this.retrieval.lackedBy(others, intent, choice)) relaxed.add(lacked);
      return { ranked: whole, relaxed: [...relaxed], orderedBy: this.retrieval.comparedBy(scored.slots, intent) };
    }
    return titled.length > 0 ? { ranked: titledFirst(NOTHING, titled), relaxed: [], orderedBy: undefined } : undefined;
  }

  /** Without what doesn't tell what was said, where enough does; of several kinds asked for, what was said may be of one alone. */
  private wholly(candidates: Candidates, choice: KindChoice | undefined): Candidates {
    return choice !== undefined && choice.together.length > 1 ? candidates : fitting(candidates);
  }

  /** Where several kinds were asked for, each has its turn. */
  private taken(ranked: Ranked, choice: KindChoice | undefined): Ranked {
    if (!choice || choice.together.length < 2) return ranked;
    return interleaved(ranked, choice.together.length, (slot) => this.retrieval.groupOf(slot, choice));
  }

  /** Behind the few that fit what was told and not named, what is akin to it and keeps what was said as well. */
  private withAkin(first: Ranked, said: Said, tests: readonly SlotTest[], facts: RankFacts): Ranked {
    const { intent, choice } = said;
    let whole = first;
    if (!choice || !mayFollow(intent, choice, first.slots.length)) return whole;
    for (const slots of this.retrieval.akin(choice)) {
      const known = new Set(whole.slots);
      const others = passing(slots, [(slot): boolean => !known.has(slot), ...tests]);
      whole = followedBy(whole, this.ranked(this.scored(others, said), intent, facts));
    }
    return whole;
  }

  private ranked(candidates: Candidates, intent: Intent, facts: RankFacts): Ranked {
    return rank(candidates, intent.order, { ...facts, amountOf: this.retrieval.amounts(candidates.slots, intent) });
  }

  private scored(slots: Uint32Array, { intent, meaning }: Said): Candidates {
    const candidates = this.retrieval.score(slots, intent);
    return meaning.kind === 'found' ? addMeaning(candidates, meaning.similarities) : candidates;
  }
}

/** What to let go, one attempt after the other: nothing beside what has the sentence for its title. */
function attemptsFor(intent: Intent, titled: Uint32Array): Constraint[][] {
  return attempts(titled.length > 0 ? [] : constraintsOf(intent));
}

/** Whether of what was asked for by its model none is left. */
function lacksAll(asked: Uint32Array, own: Uint32Array): boolean {
  return asked.length === 0 && own.length > 0;
}

function relaxedBy(
  letGo: readonly Constraint[],
  { untold }: { readonly untold: boolean },
  { unmet }: Candidates,
): Set<Relaxation> {
  const relaxed = new Set<Relaxation>(letGo);
  if (untold) relaxed.add('trait');
  if (unmet === true) relaxed.add('measure');
  return relaxed;
}
