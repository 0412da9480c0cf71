import type { JudgedQuery } from './judging';
import { NETWORKS } from './queries-networks';
import { OTHER } from './queries-other';
import { VIDEO } from './queries-video';

/**
 * What resellers ask, with graded judgements over the demo catalog. Written before the search was tuned. Neighbours in these lists are
 * of a kind, so that both halves ask everything: those at even places are for tuning, those at odd places are held back.
 */
export const QUERIES: readonly JudgedQuery[] = [...VIDEO, ...NETWORKS, ...OTHER];

export const TUNING: readonly JudgedQuery[] = QUERIES.filter((_, place) => place % 2 === 0);
export const HELD_BACK: readonly JudgedQuery[] = QUERIES.filter((_, place) => place % 2 === 1);
