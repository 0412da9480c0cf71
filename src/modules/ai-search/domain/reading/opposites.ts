import { areOpposite, waysAgainst } from '@/modules/ai-search/domain/traits/trait-ways';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Concept } from './intent';
import type { ScanToken } from './scan';

/** What begins a part that tells why. */
const BECAUSE = words('porque pues pero sino asi because but');
/** Behind these another one is asked for as well, or instead. */
const ANEW = words(
  'y e o u para pa tambien ademas ahora mejor quiero queremos necesito necesitamos ocupo ocupamos busco and or also for want need',
);

/**
 * What is asked for, without what a later part of the sentence tells of the opposite: `mano derecha, la izquierda pega con la caseta`. Two that are
 * asked for together both stay (`azul con rojo`, `para interior, para exterior`).
 */
export function withoutOpposites(concepts: readonly Concept[], tokens: readonly ScanToken[]): readonly Concept[] {
  const opposable = concepts.filter(({ said }) => waysAgainst(said).length > 0);
  if (opposable.length === 0) return concepts;
  return concepts.filter((later) => {
    const before = opposable.filter((first) => concepts.indexOf(first) < concepts.indexOf(later));
    return !before.some(({ said }) => areOpposite(said, later.said) && tellsApart(said, later.said, tokens));
  });
}

/** Whether a new part of the sentence that asks for nothing begins between the two. */
function tellsApart(first: string, later: string, tokens: readonly ScanToken[]): boolean {
  const from = placeOf(first, tokens, 0);
  const between = tokens.slice(from, placeOf(later, tokens, from));
  const mark = between.findLastIndex(({ kind, text }) => kind === 'break' || BECAUSE.has(text));
  const leading = between.slice(mark + (between[mark]?.kind === 'break' ? 1 : 0));
  return mark >= 0 && leading.length > 0 && !leading.some(({ text }) => ANEW.has(text));
}

function placeOf(said: string, tokens: readonly ScanToken[], from: number): number {
  const [word] = said.split(' ');
  return tokens.findIndex(({ text }, at) => at >= from && text === word);
}
