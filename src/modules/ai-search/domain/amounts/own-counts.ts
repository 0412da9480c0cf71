import type { Dimension } from './dimensions';
import type { Intent } from '../reading/intent';

/** By dimension, the kind that it counts, with all that are of it. */
const COUNTED: Readonly<Partial<Record<Dimension, string>>> = { cameras: 'cámara de seguridad' };

/** The intent without what counts its own kind: of so many cameras asked for none has to serve as many (`presupuesto para 10 cámaras`). */
export function withoutOwnCounts(intent: Intent, widerKind: string | undefined): Intent {
  const isOwn = (dimension: Dimension): boolean => widerKind !== undefined && COUNTED[dimension] === widerKind;
  if (!intent.measures.some(({ dimension }) => isOwn(dimension))) return intent;
  return { ...intent, measures: intent.measures.filter(({ dimension }) => !isOwn(dimension)) };
}
