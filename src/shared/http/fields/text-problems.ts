/** What can be wrong with a text of an address, wherever it is sent. */
type TextProblem = 'missing' | 'not_text' | 'too_long' | 'forbidden_characters' | 'postal_code';

/** The Spanish predicate of a problem, for `detalles[].problema`; `max` is the limit that was passed (Decisions 3). */
export function textProblem(problem: TextProblem, max: number): string {
  switch (problem) {
    case 'missing':
      return 'es obligatorio';
    case 'not_text':
      return 'debe ser texto';
    case 'too_long':
      return `admite hasta ${max} caracteres`;
    case 'forbidden_characters':
      return 'contiene caracteres no permitidos';
    case 'postal_code':
      return 'debe tener 4 o 5 dígitos';
  }
}
