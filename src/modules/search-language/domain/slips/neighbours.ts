import { PHRASES_BY_FIRST } from '../synonyms';
import type { Token } from '../tokens';
import { gluedPair } from '../units';

/** The longest run of letters and digits that is kept as one term when its punctuation is taken out. */
const LONGEST_COMPACT = 64;

/** Whether the token at `at` is the first of several that punctuation joins. */
export function startsChunk(tokens: readonly Token[], at: number): boolean {
  const chunk = tokens[at]?.chunk;
  return tokens[at + 1]?.chunk === chunk && tokens[at - 1]?.chunk !== chunk;
}

/** The end (exclusive) of the chunk that starts at `at`. */
export function chunkEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.chunk === tokens[at]?.chunk) end++;
  return end;
}

/** The letters and digits of some tokens, run together; undefined when they are too long for one term. */
export function compactTokens(tokens: readonly Token[], from: number, to: number): string | undefined {
  let compact = '';
  for (let at = from; at < to; at++) compact += tokens[at]?.lexeme.text.replace('.', '') ?? '';
  return compact.length <= LONGEST_COMPACT ? compact : undefined;
}

/** The word that several tokens from `at` on mean together, and how many they are: `no break`, `4 mp`, `cat 6`. */
export function joinedAt(tokens: readonly Token[], at: number): { term: string; length: number } | undefined {
  const first = tokens[at]?.lexeme;
  const second = tokens[at + 1]?.lexeme;
  if (second === undefined || first?.leads !== true) return undefined;
  const glued = gluedPair(first.text, second.text);
  if (glued !== undefined) return { term: glued, length: 2 };
  for (const phrase of PHRASES_BY_FIRST.get(first.term) ?? []) {
    if (phrase.terms.every((term, offset) => tokens[at + offset]?.lexeme.term === term)) {
      return { term: phrase.term, length: phrase.terms.length };
    }
  }
  return undefined;
}
