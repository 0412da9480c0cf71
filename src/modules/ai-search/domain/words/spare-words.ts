import type { Concept } from '../reading/intent';
import { words } from './words';

const SPARE_WORDS = words(
  'repuesto repuestos refaccion refacciones reemplazo accesorio accesorios pieza adicional extra recambio suelto suelta sueltos sueltas perdido perdida spare replacement',
);

/** Whether a part for something else is asked for: by its words, or by the model it has to serve. */
export function asksForSpare(concepts: readonly Concept[]): boolean {
  return concepts.some(
    ({ said, role, model }) =>
      (model === true && role === 'purpose') || said.split(' ').some((word) => SPARE_WORDS.has(word)),
  );
}
