import { leastModelMatch } from '@/modules/search-language/domain/model-number';
import { chunkEnd, compactTokens, joinedAt } from '@/modules/search-language/domain/slips/neighbours';
import { termOf } from '@/modules/search-language/domain/terms';
import { type Token, tokenise } from '@/modules/search-language/domain/tokens';
import { quantityOf } from '@/modules/search-language/domain/units';
import { SEARCH_CHARACTERS } from '@/shared/text/characters';

export interface QueryWord {
  /** As typed, folded: what prefixes are looked for with. */
  readonly surface: string;
  /** What documents are looked for with. */
  readonly term: string;
  /** The least {@link ModelMatch} that counts for it; undefined: not looked for inside model numbers. */
  readonly modelMatch: number | undefined;
  /** Whether standing in a model number ranks a product above those that have the word elsewhere: not for quantities. */
  readonly ranksModels: boolean;
  readonly last: boolean;
}

/** A word, or the words that punctuation joined: first tried as one (`ds-2cd2143`, `wi-fi`), else each by itself. */
interface QueryGroup {
  readonly whole: QueryWord | undefined;
  readonly words: readonly QueryWord[];
}

export interface ParsedQuery {
  readonly groups: readonly QueryGroup[];
  /** Letters and digits of neighbouring words run together (whole model numbers typed with blanks). */
  readonly windows: readonly string[];
  /** The whole query run together when it has several words and could be a model number, else undefined. */
  readonly joined: string | undefined;
}

/** Model numbers typed with blanks have at most this many pieces. */
const WINDOW_WORDS = 6;

/**
 * Reads a query: the first 256 characters count, `+` is a blank, stop words fall out. When there is nothing but stop
 * words they are taken literally (they meet brands and models, the only places where stop words are stored).
 */
export function parseQuery(query: string): ParsedQuery {
  const tokens = tokenise(query.slice(0, SEARCH_CHARACTERS));
  const literal = tokens.every((token) => token.lexeme.stop);
  return { groups: groupsOf(tokens, literal), windows: windowsOf(tokens), joined: joinedQuery(tokens) };
}

function groupsOf(tokens: readonly Token[], literal: boolean): QueryGroup[] {
  const groups: QueryGroup[] = [];
  for (let at = 0; at < tokens.length;) {
    const joined = joinedAt(tokens, at);
    const end = joined ? at + joined.length : chunkEnd(tokens, at);
    const last = end === tokens.length;
    if (joined) {
      groups.push({ whole: undefined, words: [wordOf(joined.term, last)] });
    } else {
      const group = groupOf(tokens, at, literal);
      if (group.whole !== undefined || group.words.length > 0) groups.push(group);
    }
    at = end;
  }
  return groups;
}

function groupOf(tokens: readonly Token[], from: number, literal: boolean): QueryGroup {
  const to = chunkEnd(tokens, from);
  const words: QueryWord[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token && (literal || !token.lexeme.stop)) words.push(wordOf(token.lexeme.text, at === tokens.length - 1));
  }
  const compact = to > from + 1 ? compactTokens(tokens, from, to) : undefined;
  return { whole: compact === undefined ? undefined : wordOf(compact, to === tokens.length), words };
}

/** A word of a query, from its folded spelling. */
export function wordOf(surface: string, last: boolean): QueryWord {
  const quantity = quantityOf(surface) !== undefined;
  return {
    surface,
    term: termOf(surface),
    modelMatch: leastModelMatch(surface, quantity),
    ranksModels: !quantity,
    last,
  };
}

function windowsOf(tokens: readonly Token[]): string[] {
  const windows = new Set<string>();
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + WINDOW_WORDS); to++) {
      const compact = compactTokens(tokens, from, to);
      if (compact === undefined) break;
      windows.add(compact);
    }
  }
  return [...windows];
}

function joinedQuery(tokens: readonly Token[]): string | undefined {
  const compact = tokens.length > 1 ? compactTokens(tokens, 0, tokens.length) : undefined;
  return compact !== undefined && compact.length >= 4 && /\d/.test(compact) ? compact : undefined;
}
