import { Injectable } from '@nestjs/common';
import { isCountedPlace } from '@/modules/ai-search/domain/amounts/dimensions';
import type { TraitTable } from '@/modules/ai-search/domain/traits/trait-table';
import { KindLearner, MOST_OF_A_KIND } from '@/modules/ai-search/domain/kinds/learned/kind-learner';
import { KindsService } from '@/modules/ai-search/kinds.service';
import { SpanishWords } from '@/modules/ai-search/spanish-words.service';
import { CatalogSnapshot } from '@/modules/products/catalog-snapshot.service';
import { Field } from '@/modules/products/domain/text/index/fields';
import { TurnsBehindRequests } from '@/shared/kernel/turns';

/** Numbers of terms are below this; dimensions of measures come behind them. */
const DIMENSIONS_FROM = 2 ** 31;
/** Of a kind of no trade here no fewer are believed: a desk is a desk where several are sold, and else a word of a title (`5 PTOS ESCRITORIO`). */
const FEW = 3;
const TELLING = Field.ModelPart | Field.TitleHead | Field.Title | Field.Brand | Field.Category | Field.Feature;

/**
 * Guesses the kind of products whose texts name none, by what others of this catalog say (docs/adr/0091). What is for something else, and spare
 * parts, are left alone: they say what they are for.
 */
@Injectable()
export class LearnedKinds {
  constructor(
    private readonly snapshot: CatalogSnapshot,
    private readonly kinds: KindsService,
    private readonly spanish: SpanishWords,
  ) {}

  /**
   * Guesses anew for all products on sale that name no kind, by what products say and not by earlier guesses: a process that has run for long
   * guesses what one that starts does. `traits`: what all products measure. To be called when products have been read.
   */
  async guess(traits: TraitTable): Promise<void> {
    const { table } = this.kinds;
    const { store } = this.snapshot;
    const turns = new TurnsBehindRequests();
    const unknown = await this.unknown(turns);
    if (unknown.length === 0) return;
    await this.spanish.there();
    const learner = await this.learned(traits, turns);
    const familyOf = (kind: number): number => this.kinds.widest(kind);
    for (const slot of unknown) {
      if (turns.over) await turns.next();
      if (store.listed.has(slot) && this.isOpen(slot))
        table.guess(slot, learner.guess(this.evidenceOf(slot, traits), this.namesOf(slot), familyOf));
    }
  }

  private async unknown(turns: TurnsBehindRequests): Promise<number[]> {
    const unknown: number[] = [];
    for (const slot of this.snapshot.store.listed.toArray()) {
      if (turns.over) await turns.next();
      if (this.isOpen(slot)) unknown.push(slot);
    }
    return unknown;
  }

  private isOpen(slot: number): boolean {
    const { table } = this.kinds;
    if (table.isSpare(slot)) return false;
    const told = table.toldBy(slot);
    return told === 0 || this.isDoubtful(told);
  }

  private isDoubtful(kind: number): boolean {
    return this.kinds.isElsewhere(kind) && this.kinds.table.tellersOf(kind) < FEW;
  }

  /** What products of known kinds say. */
  private async learned(traits: TraitTable, turns: TurnsBehindRequests): Promise<KindLearner> {
    const { table } = this.kinds;
    const learner = new KindLearner();
    const others = table.shownAsOthers();
    for (const kind of table.toldKinds().filter((each) => !this.isDoubtful(each))) {
      const members = this.tellers(kind, others.get(kind));
      const step = Math.max(1, members.length / MOST_OF_A_KIND);
      for (let place = 0; place < members.length; place += step) {
        if (turns.over) await turns.next();
        const slot = members[Math.floor(place)] ?? 0;
        if (table.toldBy(slot) === kind && !table.isSpare(slot)) learner.learn(kind, this.evidenceOf(slot, traits));
      }
    }
    return learner;
  }

  /** The products that say a kind themselves, in an order that doesn't depend on when they came. */
  private tellers(kind: number, others: readonly number[] = []): Uint32Array {
    const { table } = this.kinds;
    const { idOrder } = this.snapshot.store;
    const own = table.slotsOf(kind).filter((slot) => table.toldBy(slot) === kind);
    const members = others.length === 0 ? own : Uint32Array.from([...own, ...others]).sort();
    if (members.length <= MOST_OF_A_KIND || idOrder.isBySlot) return members;
    const ranks = idOrder.rankOf();
    return members.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  }

  /** The ordinary words of Spanish by which it calls itself: nouns, mostly. */
  private namesOf(slot: number): number[] {
    const { index } = this.snapshot;
    const { keys, masks, count } = index.termsAt(slot);
    const isName = (key: number, at: number): boolean =>
      ((masks[at] ?? 0) & Field.TitleHead) !== 0 && this.spanish.has(index.termTexts[key] ?? '');
    return [...keys.subarray(0, count)].filter(isName);
  }

  /** What a product says: its terms but for whole model numbers, and what its title measures. */
  private evidenceOf(slot: number, traits: TraitTable): Set<number> {
    const { keys, masks, count } = this.snapshot.index.termsAt(slot);
    const evidence = new Set<number>();
    for (let at = 0; at < count; at++) if (((masks[at] ?? 0) & TELLING) !== 0) evidence.add(keys[at] ?? 0);
    for (const place of traits.titledDimensions(slot))
      if (!isCountedPlace(place)) evidence.add(DIMENSIONS_FROM + place);
    return evidence;
  }
}
