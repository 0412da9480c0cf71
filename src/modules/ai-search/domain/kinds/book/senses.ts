import { ALIKE } from './alike-words';
import { IN_SPANISH } from './english-words';
import { lemma } from './lemmas';

/** Lemma -> the one that stands for it. */
const SENSES: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((groups) => groups.split('|')).flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(lemma);
    return others.filter((other) => other !== first).map((other) => [other, first] as const);
  }),
);

/** What a word means where only its sense counts: `coche`, `camionetas` and `vehicles` are `carro`. */
export function sense(word: string): string {
  const own = lemma(IN_SPANISH.get(word) ?? word);
  return SENSES.get(own) ?? own;
}
