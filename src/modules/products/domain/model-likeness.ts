import { withBlanksFolded } from '@/shared/text/characters';

/** How well the model asked for by `modelo=` fits the model of a product; the higher the better, 0 not at all (Decisions 7). */
export const ModelLikeness = { None: 0, PlusForBlank: 1, BlanksAside: 2, CaseAside: 3, Same: 4 } as const;

/**
 * One of the values of {@link ModelLikeness}. A `+` that was sent bare arrives as a blank (Decisions 1), so a blank that was sent may
 * stand for a `+` of the model; never the other way round.
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
 * How well the text of a search is a model: 3 to the letter, 2 but for case or blanks, 1 where a `+` joins words, 0 where at most
 * punctuation differs (Decisions 7). For `modelo=` see {@link modelLikeness}; in a search a `+` counts as a blank as well.
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
