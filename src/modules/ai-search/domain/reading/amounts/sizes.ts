import { readPicture } from '@/modules/ai-search/domain/amounts/resolutions';
import { readSize, saidSize } from '@/modules/ai-search/domain/amounts/sizes';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { CURRENCIES } from '../grammar';
import type { MeasureWish } from '../intent';
import { say, type Rule } from '../rule';

/** `canaleta 20x12`, `gabinete de 60 x 40 x 20`: what the thing measures on its sides. Of nothing else that was said, the size is looked for as a word too. */
export const size: Rule = (reading, at) => {
  const { tokens, draft, vocabulary } = reading;
  const found = readPicture(tokens, at) ? undefined : readSize(tokens, at);
  if (!found || CURRENCIES.find(tokens, at + found.length)) return 0;
  const { sides, length } = found;
  const said = saidSize(sides);
  const wish: MeasureWish = { dimension: 'size', things: said, value: sides[0] ?? 0, comparison: 'equal' };
  if (draft.negated > 0) draft.endPhrase();
  if (draft.negation) draft.denyMeasure(wish);
  else draft.addMeasure(wish);
  if (tokens.length === length && vocabulary.frequency(said) > 0)
    say(reading, { said, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false }, true);
  if (draft.role === 'purpose') draft.role = 'trait';
  return length;
};
