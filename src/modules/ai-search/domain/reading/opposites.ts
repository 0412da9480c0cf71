import { areOpposite, areSameTrait, saysColour, waysAgainst } from '@/modules/ai-search/domain/traits/trait-ways';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Concept, Intent } from './intent';
import { textAt, type ScanToken } from './scan';

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

type SaidColours = Pick<Intent, 'concepts' | 'exclusions'>;

/** `la sirena roja se ve horrible, que no sea roja`, `canaleta, la blanca no combina, en otro color`: no colour that is left out is asked for. */
export function withoutLeftOut({ concepts, exclusions }: SaidColours, tokens: readonly ScanToken[]): SaidColours {
  const other = tokens.findIndex(({ text }, at) => OTHER.has(text) && COLOUR.has(textAt(tokens, at + 1)));
  const isRefused = ({ said }: Concept): boolean => saysColour(said) && placeOf(said, tokens, 0) < other;
  const refused = concepts.filter(isRefused);
  const all = [...exclusions, ...refused.map((concept) => ({ concept, kind: 'not-a' as const }))];
  const isLeftOut = ({ said }: Concept): boolean =>
    saysColour(said) && all.some(({ concept }) => areSameTrait(said, concept.said));
  return { concepts: concepts.filter((concept) => !isLeftOut(concept)), exclusions: all };
}
const OTHER = words('otro otros');
const COLOUR = words('color colores tono');

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
