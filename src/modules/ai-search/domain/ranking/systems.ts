import { BitSet } from '@/modules/products/domain/bit-set';
import type { ConceptBoard } from './concept-board';
import type { Concept } from '../reading/intent';
import { alternative } from '../words/thesaurus';

/** How products tell what they work with. */
const STATEMENTS = ['compatible', 'compatibles', 'compatibilidad', 'works'];
/** How they tell that they work with any. */
const ANY_SYSTEM = ['universal', 'universales', 'cualquier', 'cualquiera', 'todas', 'mayoria', 'multimarca'];
/** From this share of the things asked for on they tell what they work with: one that names other systems is made for those. */
const USUALLY_TOLD = 0.3;

/** Whether a concept may name a system that the thing is to work with (`para PlayStation`): it is no word of Spanish, nor of the trade. */
export function mayBeSystem({ said, role, told, brand, model }: Concept, isWord: (word: string) => boolean): boolean {
  const isNamed = role === 'purpose' && told !== true && brand !== true && model !== true;
  return isNamed && /^[a-z]{3}/.test(said) && !said.split(' ').some(isWord);
}

/** Products (slots below `capacity`) whose own words say what they work with. */
function stating(board: ConceptBoard, capacity: number): BitSet {
  const told = new BitSet(capacity);
  addTo(told, saying(STATEMENTS), board, capacity);
  return told;
}

function saying(texts: readonly string[]): Concept {
  const alternatives = texts.map((text) => alternative(text, 1));
  return { said: '', alternatives, categoryIds: [], role: 'purpose', unknown: false };
}

function addTo(into: BitSet, concept: Concept, board: ConceptBoard, capacity: number): void {
  const { count, slots } = board.matchOwn(concept, capacity);
  for (let at = 0; at < count; at++) into.add(slots[at] ?? 0);
}

/** What words may be beside names of systems. */
export interface SystemWords {
  /** Whether it is a word of Spanish, or of the trade. */
  readonly isWord: (word: string) => boolean;
  /** Whether people tell with it what things are for, though it is no word of Spanish and names none of them: `internet`, `zoom`. */
  readonly isOfUses: (word: string) => boolean;
}

/**
 * The concepts with what names a system noted: where things of the kind asked for (`ofKind`) name it, or mostly tell what they work with; what is told
 * of uses is one only where those that tell that name it. `capacity` is above every slot.
 */
export function withSystems(
  concepts: readonly Concept[],
  { isWord, isOfUses }: SystemWords,
  ofKind: () => readonly number[],
  board: ConceptBoard,
  capacity: number,
): readonly Concept[] {
  const names = concepts.filter((concept) => mayBeSystem(concept, isWord));
  if (names.length === 0) return concepts;
  const slots = ofKind();
  const told = stating(board, capacity);
  const stated = slots.filter((slot) => told.has(slot));
  const isUsual = stated.length > USUALLY_TOLD * slots.length;
  const systems = names.filter((name) =>
    isOfUses(name.said) ? isToldBy(stated, name, board, capacity) : isUsual || isToldBy(slots, name, board, capacity),
  );
  return concepts.map((concept) => (systems.includes(concept) ? { ...concept, system: true } : concept));
}

function isToldBy(slots: readonly number[], name: Concept, board: ConceptBoard, capacity: number): boolean {
  const tellers = new BitSet(capacity);
  addTo(tellers, name, board, capacity);
  return slots.some((slot) => tellers.has(slot));
}

/**
 * Products (slots below `capacity`) that say what they work with, and name neither a system asked for, nor what such systems are called (`calledAs`: a
 * MacBook is a laptop), nor that they work with any; undefined where no system was asked for.
 */
export function madeForOthers(
  concepts: readonly Concept[],
  board: ConceptBoard,
  capacity: number,
  calledAs: (said: string) => readonly string[],
): BitSet | undefined {
  const systems = concepts.filter(({ system }) => system === true);
  if (systems.length === 0) return undefined;
  const others = stating(board, capacity);
  const tellers = new BitSet(capacity);
  for (const system of systems) addTo(tellers, system, board, capacity);
  addTo(tellers, saying([...ANY_SYSTEM, ...systems.flatMap(({ said }) => calledAs(said))]), board, capacity);
  others.subtract(tellers);
  return others;
}
