import { lemma } from './lemmas';

/** A name of a kind found among words: the kinds called so, its first and last place, and how many words it has. */
export interface NameMatch {
  readonly kinds: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

interface Node {
  readonly next: Map<string, Node>;
  readonly kinds: number[];
}

const node = (): Node => ({ next: new Map(), kinds: [] });

/** Names of kinds, of one or more words; other words may stand between (`cámara IP tipo bala`). */
export class NameBook {
  private readonly root = node();
  /** Kinds whose names nothing may stand in. */
  private readonly close = new Set<number>();

  add(words: readonly string[], kind: number, close = false): void {
    if (close) this.close.add(kind);
    let at = this.root;
    for (const word of words.map(lemma)) {
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    if (at !== this.root && !at.kinds.includes(kind)) at.kinds.push(kind);
  }

  /** Every name among the lemmas, at most `gap` others between its words; `open` says where one may go on. Longer names take their words from shorter ones. */
  find(lemmas: readonly string[], gap: number, open?: (from: number, to: number) => boolean): NameMatch[] {
    return withoutOverlaps(this.findAll(lemmas, gap, open));
  }

  /** The same, shorter names within longer ones too. */
  findAll(
    lemmas: readonly string[],
    gap: number,
    open: (from: number, to: number) => boolean = () => true,
  ): NameMatch[] {
    const found: NameMatch[] = [];
    for (let start = 0; start < lemmas.length; start++) {
      const first = this.root.next.get(lemmas[start] ?? '');
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
    limits: { gap: number; open: (from: number, to: number) => boolean },
    found: NameMatch[],
  ): void {
    const kinds = this.among(at.kinds, path);
    if (kinds.length > 0) found.push({ ...path, kinds });
    if (at.next.size === 0) return;
    const last = Math.min(path.end + 1 + limits.gap, lemmas.length - 1);
    for (let place = path.end + 1; place <= last; place++) {
      const next = at.next.get(lemmas[place] ?? '');
      if (next && limits.open(path.end, place))
        this.follow(next, { start: path.start, end: place, words: path.words + 1 }, lemmas, limits, found);
    }
  }
}

function withoutOverlaps(found: readonly NameMatch[]): NameMatch[] {
  const kept: NameMatch[] = [];
  const order = [...found].sort(
    (a, b) => b.words - a.words || a.end - a.start - (b.end - b.start) || a.start - b.start,
  );
  for (const match of order)
    if (!kept.some(({ start, end }) => match.start <= end && match.end >= start)) kept.push(match);
  return kept.sort((a, b) => a.start - b.start);
}
