import { withBlanksFolded } from '@/shared/text/characters';

/** How alike the model that is asked for and a product's are, the better the higher (Decisions 7). */
export const ModelLikeness = { None: 0, PlusForBlank: 1, BlanksAside: 2, CaseAside: 3, Same: 4 } as const;

/**
 * A value of {@link ModelLikeness}. A `+` that was sent bare has become a blank (Decisions 1): it may stand for one of the model, never the
 * other way round.
 *
 * @param asked the model as it was sent, blanks and all
 */
export function modelLikeness(asked: string, model: string): number {
  if (asked === model) return ModelLikeness.Same;
  if (loose(asked) === loose(model)) return sameLetters(asked, model);
  return asked.toUpperCase() === model.replaceAll('+', ' ').toUpperCase()
    ? ModelLikeness.PlusForBlank
    : ModelLikeness.None;
}

/**
 * How much a model is the text of a search: to the letter (3), but for case or blanks (2), or where a `+` joins words (1), and 0 where at most
 * punctuation is aside (Decisions 7). {@link modelLikeness} tells of a model that is asked for; the `+` of a search counts as a blank as well.
 */
export function typedLikeness(typed: string, model: string): number {
  if (typed === model) return 3;
  const written = typed.normalize('NFC');
  if (loose(written) === loose(model)) return 2;
  return modelKey(written) === modelKey(model) ? 1 : 0;
}

/** Models that are alike in any way have the same key. */
export function modelKey(model: string): string {
  return loose(model.replaceAll('+', ' '));
}

function sameLetters(asked: string, model: string): number {
  return asked.toUpperCase() === model.toUpperCase() ? ModelLikeness.CaseAside : ModelLikeness.BlanksAside;
}

function loose(model: string): string {
  return withBlanksFolded(model).toUpperCase();
}
