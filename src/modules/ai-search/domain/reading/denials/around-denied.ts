import { words } from '@/modules/ai-search/domain/words/words';
import type { ScanToken } from '../scan';

/** What leads to something that is left out: `de cualquier marca menos`, `que no sea`, `pero de otra marca que no sea`. */
const LEADING = words(
  'sin de en cualquier cualquiera todo todos toda todas las los la el lo tipo tipos clase marca marcas fabricante menos excepto salvo que no ni sea sean sino otra otro otras otros pero y diferente diferentes distinto distinta distintos distintas a al del aparte ' +
    'fuera me nos gusta gustan interesa interesan convence convencen late laten agrada agradan ofrezcan ofrezcas den vendan vendas manden mandes muestren coticen recomienden quitando evitando evita evitar descartando excluyendo exceptuando excepcion con nada tampoco any all every brand other than anything everything but except not no from by avoiding excluding',
);
/** What begins the reason: `porque fallan mucho`. */
const REASONS = words('porque pues because');
/** A reason has so many words at most. */
const MOST_OF_REASON = 6;

/** The places around what is left out from `at` to `end` that say nothing of the kind of thing: what leads to it, and why. */
export function aroundDenied(tokens: readonly ScanToken[], at: number, end: number): number[] {
  const places: number[] = [];
  for (let place = at - 1; LEADING.has(tokens[place]?.text ?? ''); place--) places.push(place);
  if (!REASONS.has(tokens[end]?.text ?? '')) return places;
  const mark = tokens.findIndex(({ kind }, place) => place >= end && kind === 'break');
  const last = mark < 0 ? tokens.length : mark;
  if (last - end <= MOST_OF_REASON) for (let place = end; place < last; place++) places.push(place);
  return places;
}
