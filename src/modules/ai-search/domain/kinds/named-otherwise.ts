import { partEnd, partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import type { NamedKind } from './named-kinds';
import { PLACES, SOME } from './role-words';

/** Behind a thing's name these tell how it is to be. */
const HAVING_TO = words('tiene tienen debe deben debera deberan tendra tendran');
/** So many words may stand between. */
const REACH = 3;
/** Who goes, or sends somebody, does so for something. */
const ERRANDS = words(
  'voy vamos va ir vengo venimos paso pasamos pasar pase fui vine mando mandar mande manda mandamos',
);

/** The names; where none is asked for, the first that a sentence tells in another way that it wants: `el no break tiene que ir en el rack`, `mando al chofer por un no break`. */
export function askedOtherwise(names: readonly NamedKind[], tokens: readonly ScanToken[]): readonly NamedKind[] {
  if (names.some(({ isAsked }) => isAsked)) return names;
  const wanted = names.find((name) => name.role > 0 && (isToBe(name, tokens) || isErrand(name, tokens)));
  return names.map((name) => (name === wanted ? { ...name, role: 1, isAsked: true } : name));
}

/** `el no break tiene que …`; `junto a las freidoras debe ir …` tells only where. */
function isToBe({ at, texts }: NamedKind, tokens: readonly ScanToken[]): boolean {
  if (PLACES.has(textAt(tokens, at - 2))) return false;
  const end = at + texts.length;
  const behind = tokens.slice(end, Math.min(end + REACH, partEnd(tokens, end)));
  return behind.some(
    ({ text }, place) => HAVING_TO.has(text) && (behind[place + 1]?.text === 'que' || text.startsWith('deb')),
  );
}

/** `por un no break`, where somebody goes. */
function isErrand({ at }: NamedKind, tokens: readonly ScanToken[]): boolean {
  if (textAt(tokens, at - 2) !== 'por' || !SOME.has(textAt(tokens, at - 1))) return false;
  return tokens.slice(partStart(tokens, at), at).some(({ text }) => ERRANDS.has(text));
}
