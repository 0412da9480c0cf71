import type { Concept } from '../reading/intent';

const SPARE_WORDS: ReadonlySet<string> = new Set(
  'repuesto repuestos refaccion refacciones reemplazo accesorio accesorios pieza adicional extra recambio spare replacement'.split(
    ' ',
  ),
);

/** Whether a part for something else is asked for: by its words, or by the model it has to serve. */
export function asksForSpare(concepts: readonly Concept[]): boolean {
  return concepts.some(
    ({ said, role, model }) =>
      (model === true && role === 'purpose') || said.split(' ').some((word) => SPARE_WORDS.has(word)),
  );
}
