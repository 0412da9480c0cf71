import { readMeasure } from '../amounts/measures';
import { MEMORIES } from '../kinds/had-parts';
import type { NamedKind } from '../kinds/named-kinds';
import { OF, WITH } from '../kinds/role-words';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

type Tokens = readonly ScanToken[];

export type NamedThing = Pick<NamedKind, 'kinds' | 'at' | 'isAsked' | 'joins' | 'role' | 'texts'>;

/** Where the telling of one of several things begins. */
export interface ItemStart {
  readonly at: number;
  /** Where the thing itself stands. */
  readonly place: number;
  /** What is named there; undefined for a noun that names nothing known, of which some are wanted. */
  readonly name: NamedThing | undefined;
  /** Whether it is said how many, or how much, of it is wanted. */
  readonly counts: boolean;
}

/** What a text says, the names of kinds in it, and the kind that some of its words ask for without a name of it, where that is sure (0 for none). */
export interface ListedText {
  readonly tokens: Tokens;
  readonly names: readonly NamedThing[];
  readonly kindOf: (tokens: Tokens) => number;
}

/** What joins the last of several things to those before. */
const JOINS = words('y e mas ademas tambien and plus aparte');
/** Behind a name these tell that it comes with the thing before. */
const INCLUDED = words('incluido incluida incluidos incluidas integrado integrada integrados integradas included');
const KITS = words('kit kits paquete sistema juego set');

/** Whether the token joins things, or parts them. */
export function isJoiner(token: ScanToken | undefined): boolean {
  return token?.kind === 'break' || JOINS.has(token?.text ?? '');
}

/** The name at `place`, unless that is only of what the thing before has: `disco incluido`, `16 gb de ram`, `ssd 512 gb`. */
export function nameAt({ tokens, names }: ListedText, place: number): NamedThing | undefined {
  const name = names.find(({ at }) => at === place);
  return name && isItsOwn(tokens, place, place + name.texts.length) ? undefined : name;
}

function isItsOwn(tokens: Tokens, place: number, next: number): boolean {
  if (INCLUDED.has(textAt(tokens, next))) return true;
  if (!MEMORIES.has(textAt(tokens, place)) || tokens[place - 1]?.kind === 'number') return false;
  return OF.has(textAt(tokens, place - 1)) || readMeasure(tokens, next) !== undefined;
}

/** Whether a thing is only told once more, or is one more of what a kit has (`kit de 4 cámaras con dvr, disco y fuente`), and no number of it is. */
export function isNoOther({ at, place, name, counts }: ItemStart, last: ItemStart, tokens: Tokens): boolean {
  if (place === last.place) return true;
  if (counts || name === undefined) return false;
  const has = tokens.slice(last.place, at).some(({ text }) => WITH.has(text));
  return isSame(name, last.name) || (has && KITS.has(textAt(tokens, last.place)));
}

/** Whether both may be of one kind. */
export function isSame(name: NamedThing, other: NamedThing | undefined): boolean {
  return name.kinds.some((kind) => other?.kinds.includes(kind) === true);
}
