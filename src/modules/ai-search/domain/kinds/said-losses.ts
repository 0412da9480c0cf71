import type { ScanToken } from '../reading/scan';
import { words } from '../words/words';

/** With what people say that a thing broke or is gone: it is mostly what they ask for. */
export const BREAKING = words(
  'quemo murio descompuso trono tronaron rompio fallo perdio perdi perdieron quebro fundio trozo achicharro chamusco exploto rompieron perdimos broke lost',
);
/** These stand behind the thing alone. */
const ENDING = words('died dead');
const DEFINITE = words(
  'el la los las mi mis tu su sus nuestro nuestra nuestros nuestras the my our his her their un una a',
);
/** What begins with these is told of something else. */
const OTHERWISE = words('que donde cuando porque si no ni sin that which who when because if not');
const LONGEST_THING = 5;

/** How many tokens from the beginning of a part on name what broke or is gone: `mi grabador | tronó`, `my gate opener | died`; 0 where nothing did. */
export function lossIn(part: readonly ScanToken[]): number {
  if (!DEFINITE.has(part[0]?.text ?? '')) return 0;
  const verb = part.findIndex(({ text }) => BREAKING.has(text) || ENDING.has(text));
  const isShort = verb > 1 && verb <= LONGEST_THING + 1;
  return isShort && !part.slice(0, verb).some(({ text }) => OTHERWISE.has(text)) ? verb : 0;
}
