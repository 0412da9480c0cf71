import type { Lexicon } from '../words/lexicon';
import type { Concept, Vocabulary } from './intent';
import type { IntentDraft } from './intent-draft';
import type { ScanToken } from './scan';

/** A sentence being read. */
export interface Reading {
  readonly tokens: readonly ScanToken[];
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  readonly draft: IntentDraft;
}

/** Looks at one place of the sentence; answers how many tokens it took, 0 when it knows nothing of what stands there. */
export type Rule = (reading: Reading, at: number) => number;

/** Takes a phrase as part of what is asked for, in the role that its place gives it. */
export function say({ draft }: Reading, concept: Omit<Concept, 'role'>, isTrait: boolean): void {
  const role =
    draft.role === 'purpose' && isTrait ? 'trait' : draft.role === 'subject' && isTrait ? 'trait' : draft.role;
  draft.addConcept({ ...concept, role });
}
