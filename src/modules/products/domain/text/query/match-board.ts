import { ALL_FIELDS, Field, weightTable } from '@/modules/products/domain/text/index/fields';
import { ModelMatch } from '@/modules/search-language/domain/model-number';
import type { PostingLists } from '@/modules/products/domain/text/index/posting-lists';
import { StreamedList } from '@/modules/products/domain/text/query/streamed-list';
import type { WordPlan } from '@/modules/products/domain/text/query/word-plan';

const USUAL = weightTable(ALL_FIELDS);
/** Below this many list entries per candidate, walking the list beats looking each candidate up. */
const LOOKUP_COST = 16;
/** What a fragment of a model number counts, by {@link ModelMatch}. */
const MATCH_WEIGHTS = [0, 0.4, 0.7, 0.9, 1].map((factor) => factor * (USUAL[Field.ModelPart] ?? 0));

/**
 * The scratch on which a query is matched, word by word: a stage, a score and a model rank per product. Nothing is
 * cleared between queries: stages of earlier ones are simply lower.
 */
export class MatchBoard {
  private stage = new Uint32Array(0);
  private score = new Float32Array(0);
  private gain = new Float32Array(0);
  private rank = new Uint8Array(0);
  private spelled = new Uint8Array(0);
  private spellings = 0;
  private candidates = new Uint32Array(0);
  private scores = new Float32Array(0);
  private count = 0;
  private base = 0;
  private current = 0;
  private floor = 0;
  private open = true;
  private fields = ALL_FIELDS;
  private table = USUAL;
  private spelledList = -1;
  private readonly streamed: StreamedList;

  constructor(
    private readonly postings: PostingLists,
    leastStreamed?: number,
  ) {
    this.streamed = new StreamedList(postings, leastStreamed);
  }

  /** Leaves on the board what matches every word ('all') or any of them ('any'); returns how many that is. */
  match(plans: readonly WordPlan[], mode: 'all' | 'any', capacity: number): number {
    this.begin(plans.length, capacity);
    const ordered = mode === 'all' ? [...plans].sort((a, b) => a.size - b.size) : plans;
    for (const [place, plan] of ordered.entries()) {
      this.current = this.base + place + 1;
      this.open = mode === 'any' || place === 0;
      this.floor = mode === 'any' ? this.base + 1 : this.current - 1;
      this.apply(plan, plans.length === 1 ? this.streamed.placeIn(plan) : -1);
      if (mode === 'all' && place > 0) this.keepCurrent();
      if (mode === 'all' && this.count === 0) break;
    }
    return this.count + this.streamed.left;
  }

  /** Adds products whose model has the whole query run together, and ranks them so. */
  addModels(hits: WordPlan['hits']): number {
    this.open = true;
    this.floor = this.current;
    for (let at = 0; at < hits.count; at++) {
      const slot = hits.slots[at] ?? 0;
      this.touch(slot, 0);
      this.raise(slot, hits.matches[at] ?? 0);
    }
    return this.count + this.streamed.left;
  }

  /** Ranks first those on the board that have this list's term as their whole model number. */
  raiseExact(list: number): void {
    const { postings } = this;
    const keys = postings.keys(list);
    const masks = postings.masks(list);
    const start = postings.start(list);
    const end = start + postings.length(list);
    for (let at = start; at < end; at++) {
      const slot = keys[at] ?? 0;
      if (((masks[at] ?? 0) & Field.WholeModel) !== 0 && this.isOn(slot)) this.raise(slot, ModelMatch.Exact);
    }
  }

  /** Ranks those that say a word itself (this list's term) before those that have a synonym of it. */
  raiseSpelled(list: number): void {
    if (this.streamed.isOpen) this.raiseSpelledBeside(list);
    else this.raiseSpelledOnBoard(list);
  }

  private raiseSpelledOnBoard(list: number): void {
    const keys = this.postings.keys(list);
    const start = this.postings.start(list);
    this.spellings++;
    for (let at = start; at < start + this.postings.length(list); at++) {
      const slot = keys[at] ?? 0;
      if (this.stage[slot] === this.current) this.spelled[slot] = (this.spelled[slot] ?? 0) + 1;
    }
  }

  /** The matches, in no order. Views on the scratch: good until the next query. Scores are 0 to 5. */
  results(totalWeight: number): { slots: Uint32Array; scores: Float32Array } {
    if (this.scores.length < this.candidates.length) this.scores = new Float32Array(this.candidates.length);
    const { candidates, scores, score, rank, spelled, spelledList } = this;
    const step = 1 / (this.spellings + 1);
    const scale = totalWeight > 0 ? (0.999 * step) / totalWeight : 0;
    for (let at = 0; at < this.count; at++) {
      const slot = candidates[at] ?? 0;
      scores[at] = (rank[slot] ?? 0) + (spelled[slot] ?? 0) * step + (score[slot] ?? 0) * scale;
    }
    const count = this.streamed.write(candidates, scores, this.count, { spelledList, step, scale });
    return { slots: candidates.subarray(0, count), scores: scores.subarray(0, count) };
  }

  /** Where one list is streamed there is one word, and so one list of what says it itself. */
  private raiseSpelledBeside(list: number): void {
    this.spellings++;
    this.spelledList = list;
    for (let place = 0; place < this.count; place++) {
      const slot = this.candidates[place] ?? 0;
      if (this.postings.find(list, slot) >= 0) this.spelled[slot] = (this.spelled[slot] ?? 0) + 1;
    }
  }

  private begin(words: number, capacity: number): void {
    if (this.stage.length < capacity) {
      const size = Math.ceil(capacity * 1.25) + 64;
      this.stage = new Uint32Array(size);
      this.score = new Float32Array(size);
      this.gain = new Float32Array(size);
      this.rank = new Uint8Array(size);
      this.spelled = new Uint8Array(size);
      this.candidates = new Uint32Array(size);
      this.current = 0;
    }
    if (this.current > 0xffffff00 - words) {
      this.stage.fill(0);
      this.current = 0;
    }
    this.base = this.current;
    this.current = this.base + 1;
    this.count = 0;
    this.spellings = 0;
    this.spelledList = -1;
    this.streamed.close();
  }

  private apply(plan: WordPlan, streamed: number): void {
    this.fields = plan.fields ?? ALL_FIELDS;
    this.table = plan.fields === undefined ? USUAL : weightTable(plan.fields);
    const candidates = this.count;
    for (let place = 0; place < plan.lists.length; place++) {
      const list = plan.lists[place] ?? 0;
      const worth = plan.weight * (plan.factors[place] ?? 1);
      const isFar = !this.open && candidates * LOOKUP_COST < this.postings.length(list);
      if (place === streamed) this.stream(list, worth);
      else if (isFar) this.lookUp(list, worth, candidates);
      else this.walk(list, worth);
    }
    this.applyHits(plan);
  }

  private applyHits({ hits, weight, ranksModels }: WordPlan): void {
    for (let at = 0; at < hits.count; at++) {
      const slot = hits.slots[at] ?? 0;
      const match = hits.matches[at] ?? 0;
      this.touch(slot, weight * (MATCH_WEIGHTS[match] ?? 0));
      if (ranksModels && this.stage[slot] === this.current) this.raise(slot, match);
    }
  }

  /** Leaves a list as it is, but for what is on the board already. */
  private stream(list: number, worth: number): void {
    this.streamed.open(list, worth, this.table);
    for (let place = 0; place < this.count; place++) {
      const slot = this.candidates[place] ?? 0;
      const gain = this.streamed.take(slot);
      if (gain >= 0) this.touch(slot, gain);
    }
  }

  private walk(list: number, worth: number): void {
    const { fields, table, postings } = this;
    const keys = postings.keys(list);
    const masks = postings.masks(list);
    const start = postings.start(list);
    const end = start + postings.length(list);
    for (let at = start; at < end; at++) {
      const mask = masks[at] ?? 0;
      if ((mask & fields) !== 0) this.touch(keys[at] ?? 0, worth * (table[mask] ?? 0));
    }
  }

  private lookUp(list: number, worth: number, candidates: number): void {
    const { fields, table } = this;
    const masks = this.postings.masks(list);
    for (let place = 0; place < candidates; place++) {
      const slot = this.candidates[place] ?? 0;
      const at = this.postings.find(list, slot);
      const mask = at < 0 ? 0 : (masks[at] ?? 0);
      if ((mask & fields) !== 0) this.touch(slot, worth * (table[mask] ?? 0));
    }
  }

  /** The product has the current word: it goes on if it had all before; its best hit on the word is what counts. */
  private touch(slot: number, gain: number): void {
    const stage = this.stage[slot] ?? 0;
    if (stage === this.current) {
      const before = this.gain[slot] ?? 0;
      if (gain <= before) return;
      this.score[slot] = (this.score[slot] ?? 0) + gain - before;
      this.gain[slot] = gain;
    } else if (stage >= this.floor && stage > this.base) {
      this.stage[slot] = this.current;
      this.score[slot] = (this.score[slot] ?? 0) + gain;
      this.gain[slot] = gain;
    } else if (this.open) this.enter(slot, gain);
  }

  private enter(slot: number, gain: number): void {
    if (this.isOn(slot)) this.touch(slot, gain);
    else this.place(slot, gain);
  }

  private place(slot: number, gain: number): void {
    this.stage[slot] = this.current;
    this.score[slot] = gain;
    this.gain[slot] = gain;
    this.rank[slot] = 0;
    this.spelled[slot] = 0;
    this.candidates[this.count++] = slot;
  }

  /** Whether the product matches; if so it is on the board then. */
  private isOn(slot: number): boolean {
    if (this.stage[slot] === this.current) return true;
    const streamed = this.streamed.take(slot);
    if (streamed >= 0) this.place(slot, streamed);
    return streamed >= 0;
  }

  private raise(slot: number, match: number): void {
    if (match > (this.rank[slot] ?? 0)) this.rank[slot] = match;
  }

  private keepCurrent(): void {
    let kept = 0;
    for (let place = 0; place < this.count; place++) {
      const slot = this.candidates[place] ?? 0;
      if (this.stage[slot] === this.current) this.candidates[kept++] = slot;
    }
    this.count = kept;
  }
}
