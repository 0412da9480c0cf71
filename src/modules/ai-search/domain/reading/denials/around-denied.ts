import { words } from '@/modules/ai-search/domain/words/words';
import { MAKERS } from '../brands/brand-rules';
import { NEGATIONS } from '../grammar';
import { textAt, type ScanToken } from '../scan';

/** Words of no thing, between those that deny and what is denied: `de cualquier marca que no sea`, `pero de otro tipo, no`. */
const GENERAL = words(
  'de en cualquier cualquiera todo todos toda todas las los la el lo tipo tipos clase otros pero y diferentes distintos distintas al del aparte nos interesan convencen ofrezcas den vendan vendas mandes muestren coticen recomienden all by',
);
/** What begins the reason: `porque fallan mucho`. */
const REASONS = words('porque porq xq pq porke xk xque pues because');
/** A reason has so many words at most. */
const MOST_OF_REASON = 6;

/** The places around what is left out from `at` to `end` that say nothing of the kind of thing: what leads to it, and why. */
export function aroundDenied(tokens: readonly ScanToken[], at: number, end: number): number[] {
  const places: number[] = [];
  for (let place = at - 1; leadsToIt(textAt(tokens, place)); place--) places.push(place);
  if (!REASONS.has(textAt(tokens, end))) return places;
  const mark = tokens.findIndex(({ kind }, place) => place >= end && kind === 'break');
  const last = mark < 0 ? tokens.length : mark;
  if (last - end <= MOST_OF_REASON) for (let place = end; place < last; place++) places.push(place);
  return places;
}

function leadsToIt(word: string): boolean {
  return GENERAL.has(word) || MAKERS.has(word) || NEGATIONS.words.has(word);
}
