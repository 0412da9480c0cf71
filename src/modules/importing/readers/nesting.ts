/** Lists and objects inside one another: far more than anybody means, and less than the 512 that PHP reads or the thousands that can't be written again. */
const MOST_LEVELS = 100;

export const NESTED_TOO_DEEP = `está anidado en más de ${MOST_LEVELS} niveles`;

/** Whether a value that was read from JSON has more than 100 levels of lists and objects. Looks at one level after the other. */
export function isNestedTooDeep(value: unknown): boolean {
  let level = [value].filter(holdsValues);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MOST_LEVELS) return true;
    level = level.flatMap((item): unknown[] => Object.values(item)).filter(holdsValues);
  }
  return false;
}

function holdsValues(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
