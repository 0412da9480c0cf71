import { lemma } from './lemmas';

/** A name of a kind found among words: the kinds called so, its first and last place, and how many words it has. */
export interface NameMatch {
  readonly kinds: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/**
 * Whether a name goes on from one word to another: plainly, as one written with `con` (`timbre con cámara`) or `y` does (`teclado y ratón`), as one of a
 * part does to what that serves (`cargador para radio`, but no `cargador con cámara`), or not at all.
 */
export type Way = 'plain' | 'with' | 'and' | 'for' | 'none';
type Open = (from: number, to: number) => Way;
/** Whether a name is meant rather than others of as many words that share some with it; `all` that were found. */
type IsMeant = (match: NameMatch, all: readonly NameMatch[]) => boolean;

interface Node {
  /** The words that go on, those behind `con` and `y` marked so as well; undefined where none does, as at most. */
  next: Map<string, Node> | undefined;
  kinds: readonly number[];
}

const NO_KINDS: readonly number[] = [];
const node = (): Node => ({ next: undefined, kinds: NO_KINDS });
const BEHIND = {
  with: (lemma: string): string => `con ${lemma}`,
  and: (lemma: string): string => `y ${lemma}`,
} as const;

interface HowNamed {
  /** Whether nothing may stand in it. */
  readonly close?: boolean;
  readonly behind?: ReadonlyMap<number, keyof typeof BEHIND>;
}
const NO_PLACES: ReadonlyMap<number, keyof typeof BEHIND> = new Map();

/** Names of kinds, of one or more words; other words may stand between (`cámara IP tipo bala`). */
export class NameBook {
  private readonly root = node();
  /** Kinds whose names nothing may stand in. */
  private readonly close = new Set<number>();

  /** Notes a name; `behind` are the places of its words that stand behind `con` and `y`. */
  add(words: readonly string[], kind: number, { close = false, behind = NO_PLACES }: HowNamed = {}): void {
    if (close) this.close.add(kind);
    let at = this.root;
    for (let place = 0; place < words.length; place++) at = following(at, lemma(words[place] ?? ''), behind.get(place));
    if (at !== this.root && !at.kinds.includes(kind)) at.kinds = [...at.kinds, kind];
  }

  /**
   * Every name among the lemmas, at most `gap` others between its words; `open` says where one may go on. Longer names take their words from shorter
   * ones; of those that are as long one that is meant (`isMeant`) from others.
   */
  find(lemmas: readonly string[], gap: number, open?: Open, isMeant: IsMeant = () => false): NameMatch[] {
    return withoutOverlaps(this.findAll(lemmas, gap, open), isMeant);
  }

  /** The same, shorter names within longer ones too. */
  findAll(lemmas: readonly string[], gap: number, open: Open = () => 'plain'): NameMatch[] {
    const found: NameMatch[] = [];
    for (let start = 0; start < lemmas.length; start++) {
      const first = this.root.next?.get(lemmas[start] ?? '');
      if (first) this.follow(first, { start, end: start, words: 1 }, lemmas, { gap, open }, found);
    }
    return found;
  }

  private among(kinds: readonly number[], { start, end, words }: Omit<NameMatch, 'kinds'>): readonly number[] {
    return end - start + 1 === words ? kinds : kinds.filter((kind) => !this.close.has(kind));
  }

  private follow(
    at: Node,
    path: Omit<NameMatch, 'kinds'>,
    lemmas: readonly string[],
    limits: { gap: number; open: Open },
    found: NameMatch[],
  ): void {
    const kinds = this.among(at.kinds, path);
    if (kinds.length > 0) found.push({ ...path, kinds });
    if (!at.next) return;
    const last = Math.min(path.end + 1 + limits.gap, lemmas.length - 1);
    for (let place = path.end + 1; place <= last; place++) {
      const lemma = lemmas[place] ?? '';
      const next = at.next.has(lemma) ? onward(at.next, lemma, limits.open(path.end, place)) : undefined;
      if (next) this.follow(next, { start: path.start, end: place, words: path.words + 1 }, lemmas, limits, found);
    }
  }
}

/** The node that a word leads to from another, made where there is none; `way`: what it stands behind. */
function following(at: Node, word: string, way: keyof typeof BEHIND | undefined): Node {
  const onward = (at.next ??= new Map<string, Node>());
  const next = onward.get(word) ?? node();
  onward.set(word, next);
  if (way) onward.set(BEHIND[way](word), next);
  return next;
}

function onward(next: ReadonlyMap<string, Node>, lemma: string, way: Way): Node | undefined {
  if (way === 'none') return undefined;
  if (way === 'for') return next.get(lemma) === next.get(BEHIND.with(lemma)) ? undefined : next.get(lemma);
  return next.get(way === 'plain' ? lemma : BEHIND[way](lemma));
}

function withoutOverlaps(found: readonly NameMatch[], isMeant: IsMeant): NameMatch[] {
  const kept: NameMatch[] = [];
  const meant = new Set(found.filter((match) => isMeant(match, found)));
  const order = [...found].sort(
    (a, b) =>
      b.words - a.words ||
      Number(meant.has(b)) - Number(meant.has(a)) ||
      a.end - a.start - (b.end - b.start) ||
      a.start - b.start,
  );
  for (const match of order)
    if (!kept.some(({ start, end }) => match.start <= end && match.end >= start)) kept.push(match);
  return kept.sort((a, b) => a.start - b.start);
}
