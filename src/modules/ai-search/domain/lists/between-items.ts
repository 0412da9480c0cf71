import { isVerb } from '../kinds/noun-or-verb';
import { CLAUSES, DENIALS, LEADING, OF, PLACES, PURPOSES, WITH } from '../kinds/role-words';
import { partEnd, partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import type { ItemStart } from './item-start';

type Tokens = readonly ScanToken[];

/** What begins what is told of a thing. */
const TELLING = [OF, WITH, PURPOSES, DENIALS, CLAUSES, PLACES, words('de')];
/** With what people tell how things are, and what they have. */
const BEING = words(
  'ya se me le les lo nos es son era eran esta estan estaba quedo tengo tenemos tenia teniamos traigo traemos traia hay habia compre compramos somos soy estoy voy vamos va van fue hoy ayer',
);
const HAVING = words('ya tengo tenemos tenia traigo compre compramos hay habia');

/** Whether a thing goes on with the list behind the last one: in one part of the text with it, or behind nothing but what is told of that, or wished anew. */
export function goesOnWith({ at }: Pick<ItemStart, 'at'>, last: ItemStart, tokens: Tokens): boolean {
  const start = partStart(tokens, at);
  const own = tokens.slice(at, partEnd(tokens, at));
  if (own.some(({ text }) => HAVING.has(text))) return false;
  if (start <= last.at) return true;
  if (start < at) return false;
  return own.some(({ text }) => LEADING.has(text)) || !partsBetween(tokens, last.at, start).some(tellsStory);
}

function partsBetween(tokens: Tokens, last: number, start: number): Tokens[] {
  const parts: Tokens[] = [];
  for (let at = partEnd(tokens, last) + 1; at < start; at = partEnd(tokens, at) + 1)
    parts.push(tokens.slice(at, partEnd(tokens, at)));
  return parts;
}

/** Whether a part of a text tells how things are or came to be, and nothing of the thing before it (`de 4 mp`, `para una bodega`, `es para una escuela`). */
function tellsStory(part: Tokens): boolean {
  const isNumber = part[0]?.kind === 'number' || part[0]?.kind === 'mixed';
  if (isNumber || TELLING.some((some) => some.has(textAt(part, 0))) || PURPOSES.has(textAt(part, 1))) return false;
  return tellsOfBeing(part);
}

/** Whether anything stands there that is, was or is done. */
export function tellsOfBeing(part: Tokens): boolean {
  const end = part.findIndex(({ text }) => CLAUSES.has(text));
  return part.slice(0, end < 0 ? part.length : end).some(({ text }) => BEING.has(text) || isVerb(text));
}
