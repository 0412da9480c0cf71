import { LEADING } from '../kinds/role-words';
import { partEnd, partStart } from '../reading/marks';
import type { ScanToken } from '../reading/scan';
import { tellsStory } from '../reading/told-parts';
import { words } from '../words/words';
import type { ItemStart } from './item-start';

type Tokens = readonly ScanToken[];

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
