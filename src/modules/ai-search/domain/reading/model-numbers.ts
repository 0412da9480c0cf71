import { compactModel } from '../kinds/titles/title-head';
import { compactWords } from '../words/compact-words';
import { alternative } from '../words/thesaurus';
import { modelAt } from './model-tokens';
import { say, type Reading, type Rule } from './rule';

/** The whole model number of a product, see `withModels`. */
export const wholeModel: Rule = (reading, at) => {
  const said = modelAt(reading.tokens, at);
  if (said === undefined) return 0;
  say(
    reading,
    { said, alternatives: [alternative(compactModel(said), 1)], categoryIds: [], unknown: true, model: true },
    false,
  );
  return 1;
};

/** Letters and digits that punctuation joins: a model number, or part of one. */
export const modelNumber: Rule = (reading, at) => {
  const { tokens } = reading;
  let end = at + 1;
  while (tokens[end]?.joined === true) end++;
  const chunk = tokens.slice(at, end);
  const compact = compactWords(chunk);
  if (compact.length < 4 || !/\d/.test(compact) || !/[^\d.]/.test(compact) || /^\d+x\d+$/.test(compact)) return 0;
  const said = chunk.map(({ text }) => text).join('-');
  const common = chunk.length === 1 && isCommon(compact, reading);
  say(
    reading,
    { said, alternatives: [alternative(compact, 1)], categoryIds: [], unknown: !common, model: !common },
    false,
  );
  return end - at;
};

/** Whether products have what is short for a model, and it is not what is to be served: `para L3250` is of that one alone. */
function isCommon(compact: string, { vocabulary, draft }: Reading): boolean {
  const isServed = draft.role === 'purpose' && /\d{3}/.test(compact);
  return compact.length < 6 && !isServed && vocabulary.frequency(compact) > 0;
}
