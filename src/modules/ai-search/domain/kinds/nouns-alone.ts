import { FILLERS } from '../reading/grammar';
import type { Concept, Intent } from '../reading/intent';
import { tokensLeft } from './tokens-left';

/** Who says more than these tells more than a name. */
const MOST_NOUNS = 2;

/** What a sentence says in words. */
export type WordsSaid = Pick<Intent, 'concepts' | 'exclusions' | 'tokens' | 'spent' | 'limiting' | 'order' | 'price'>;

/** Whether nothing is said but one or two words of what is asked for, with measures, prices and places at most: a name that titles may have (`lámpara`, `tapete`). */
export function saysNounsAlone({
  concepts,
  exclusions,
  tokens = [],
  spent,
  limiting,
  order,
  price,
}: WordsSaid): boolean {
  if (concepts.length === 0 || concepts.length > MOST_NOUNS || exclusions.length > 0) return false;
  if (!concepts.every(isNoun)) return false;
  // Of the cheapest of a kind no other thing is one.
  const compares = order !== 'relevance' || price !== undefined;
  const nouns = new Set(concepts.flatMap(({ said }) => said.split(' ')));
  return tokensLeft(tokens, spent, limiting).every(({ text }) => nouns.has(text) || (!compares && FILLERS.has(text)));
}

function isNoun({ role, model, brand }: Concept): boolean {
  return role === 'subject' && model !== true && brand !== true;
}
