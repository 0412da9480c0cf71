import type { KindEvidence } from './read-kinds';

/** What naming one of its models says for a kind. */
const BY_MODEL = 14;

/** The evidence of a sentence that names models, with the kinds that these are. */
export function withKnown(evidence: KindEvidence, known: ReadonlySet<number>): KindEvidence {
  for (const kind of known) {
    evidence.scores.add(kind, BY_MODEL);
    evidence.named.raise(kind, BY_MODEL);
  }
  return evidence;
}

/** The evidence of a sentence that names `kind`, by which name this catalog calls `others`: what speaks for it speaks for these. */
export function withCalled(evidence: KindEvidence, kind: number, others: ReadonlySet<number>): KindEvidence {
  for (const scores of [evidence.scores, evidence.named]) {
    for (const other of others) scores.raise(other, scores.of(kind));
    scores.set(kind, 0);
  }
  return evidence;
}
