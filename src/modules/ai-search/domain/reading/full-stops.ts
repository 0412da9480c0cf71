import { fold } from '@/modules/search-language/domain/fold';
import { inFull } from '../kinds/book/lemmas';
import { words } from '../words/words';

/** Words that end in a full stop because they are cut short. Those of the trade (`cam.`, `fte.`) are known by what they stand for. */
const ABBREVIATIONS = words(
  'sr sra srta sres dr dra ing lic arq mtro mtra prof profr profra cp don av ave avda blvd calz col fracc cda priv carr esq edif depto dpto edo cd mpio sta sto num tel cel ext int aprox pza pzas pz paq cant ref mod vol pag ' +
    'mts mt cm cms mm km kms kg kgs grs gr lt lts hrs hr min max seg pulg amp amps ej vs art gral cia sa cv ud uds atte',
);
/** A number follows (`no. 4`, `núm. 12`). */
const BEFORE_NUMBER = words('no nos');
const STOP = /([\p{L}\d]+)(\.+)(?= |\n)/gu;
/** `no hay luz.Quiero una planta`. */
const WITHOUT_BLANK = /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu;

/** The text with its full stops as marks between phrases, but for those of words cut short. */
export function inClauses(text: string): string {
  if (!text.includes('.')) return text;
  return text
    .replace(WITHOUT_BLANK, ', ')
    .replace(STOP, (whole: string, word: string, stops: string, at: number) =>
      stops.length === 1 && isCutShort(fold(word), text.slice(at + whole.length)) ? whole : `${word},`,
    );
}

function isCutShort(word: string, behind: string): boolean {
  if (/^\p{L}$/u.test(word) || ABBREVIATIONS.has(word) || inFull(word) !== word) return true;
  return BEFORE_NUMBER.has(word) && /^ ?\d/.test(behind);
}
