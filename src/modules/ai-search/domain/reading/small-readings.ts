import type { ScanToken } from './scan';
import { words } from '../words/words';

/** Names of places that are words of other things: places where a word of place stands before them. */
const COMMON_NAMES = words('ver mid bc nl leon mexico juarez hidalgo guerrero');
const PLACE_WORDS = words('en desde sucursal almacen bodega plaza recoger');
const ARTICLES = words('el la los');

/** Whether what is called like a place at `at` is meant as one. */
export function isPlace(tokens: readonly ScanToken[], at: number, length: number): boolean {
  if (length > 1 || !COMMON_NAMES.has(tokens[at]?.text ?? '')) return true;
  const before = ARTICLES.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return PLACE_WORDS.has(tokens[before]?.text ?? '');
}
