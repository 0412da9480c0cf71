import { words } from '../words/words';
import type { NamedKind } from './named-kinds';
import { PACKAGES } from './role-words';

/** What leads to what is left out, which is told elsewhere. */
const DENYING = words('no ni sin sea sean not');

/** Whether nothing is told but names of things, and how they are packed. */
export function isBare(telling: readonly string[], names: readonly NamedKind[]): boolean {
  const named = new Set(names.flatMap(({ texts }) => texts));
  return telling.every((word) => named.has(word) || PACKAGES.has(word) || DENYING.has(word));
}
