import { stem } from './stem';
import { CANONICAL } from './synonyms';
import { UNIT_NAMES, plainNumber, quantityOf } from './units';

/** The one term under which a folded word is stored and looked for: its unit, its stem, or the synonym that stands for it. */
export function termOf(text: string): string {
  const lead = text.charCodeAt(0);
  if (lead >= 48 && lead <= 57) return quantityOf(text)?.term ?? plainNumber(text);
  const unit = UNIT_NAMES.get(text);
  if (unit !== undefined) return unit;
  const root = stem(text);
  return CANONICAL.get(root) ?? root;
}
