import type { Alternative } from '../reading/intent';
import { PhraseBook } from './phrase-book';
import { scan } from '../reading/scan';
import type { ThesaurusEntry } from './thesaurus-entry';

/** What a phrase of the trade means: all the ways in which products say it. */
export interface Meaning {
  readonly alternatives: readonly Alternative[];
  readonly trait: boolean;
}

const ALSO = 0.55;

/** The trade's phrases and what to look for. Entries that come later never replace phrases of earlier ones. */
export function thesaurusOf(entries: readonly ThesaurusEntry[]): PhraseBook<Meaning> {
  const book = new PhraseBook<Meaning>();
  for (const entry of entries) {
    for (const phrase of entry.say.split('|')) book.add(phrase, meaningOf(phrase, entry));
  }
  return book;
}

function meaningOf(phrase: string, entry: ThesaurusEntry): Meaning {
  const { find = '', also = '', trait = false } = entry;
  const alternatives = [
    ...(find === '' ? [phrase] : find.split('|')).map((text) => alternative(text, 1)),
    ...(also === '' ? [] : also.split('|').map((text) => alternative(text, ALSO))),
  ];
  return { alternatives: alternatives.filter(({ words }) => words.length > 0), trait };
}

export function alternative(text: string, factor: number): Alternative {
  return {
    words: scan(text)
      .filter(({ kind }) => kind !== 'break')
      .map((token) => token.text),
    factor,
  };
}
