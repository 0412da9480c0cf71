import type { ScanToken } from '../reading/scan';
import { words } from '../words/words';

const DEFINITE = words('el la los las mi mis nuestro nuestra nuestros nuestras the my our');
const NEEDING = words(
  'usa usan lleva llevan pide piden ocupa ocupan necesita necesitan requiere requieren needs need takes requires',
);
/** Behind these comes what tells the thing (`los radios que llevan antena`), or whether it is so. */
const NOT_PLAINLY = words('que cual donde para si no that which who if');
const LONGEST_SUBJECT = 6;

/** The place of the verb where a part begins with a thing that there is and tells what that needs: `la báscula lleva una pila`; 0 where none does. */
export function needOf(part: readonly ScanToken[]): number {
  if (!DEFINITE.has(part[0]?.text ?? '')) return 0;
  const verb = part.findIndex(({ text }) => NEEDING.has(text));
  if (verb < 2 || verb > LONGEST_SUBJECT || verb + 1 >= part.length) return 0;
  return part.slice(0, verb + 2).some(({ text }) => NOT_PLAINLY.has(text)) ? 0 : verb;
}
