import { words } from '../words/words';
import type { Concept } from './intent';
import { textAt, type ScanToken } from './scan';

/** Behind a trait these say that what is more serves too. */
const MORE = words('superior superiores mejor mejores mayor mas adelante arriba minimo better higher above up');
const BEFORE_MORE = words('o u como en para pa de or and');
/** Before it so do these, with small words between. */
const LEAST = words('minimo menos least');
const BETWEEN = words('un una core intel con de');
const MOST_BETWEEN = 2;

/** The concepts, those marked of which the sentence says that what is more serves too: `i5 o superior`, `mínimo un i5`. */
export function withAtLeast(concepts: readonly Concept[], tokens: readonly ScanToken[]): readonly Concept[] {
  return concepts.map((concept) => {
    const said = concept.said.split(' ');
    const at = tokens.findIndex((_, place) => said.every((word, next) => textAt(tokens, place + next) === word));
    return at >= 0 && isLeast(tokens, at, at + said.length) ? { ...concept, atLeast: true } : concept;
  });
}

function isLeast(tokens: readonly ScanToken[], from: number, to: number): boolean {
  if (BEFORE_MORE.has(textAt(tokens, to)) && MORE.has(textAt(tokens, to + 1))) return true;
  let before = from - 1;
  while (from - 1 - before < MOST_BETWEEN && BETWEEN.has(textAt(tokens, before))) before--;
  const leads = textAt(tokens, before);
  return leads === 'menos'
    ? textAt(tokens, before - 1) === 'al' || textAt(tokens, before - 1) === 'lo'
    : LEAST.has(leads);
}
