let began: number | undefined;

/**
 * When the present turn of the event loop began, as `performance.now()` has it: at the first call of the turn. What is read in one
 * turn had arrived by then, however long those read before it took.
 */
export function turnBegan(): number {
  if (began === undefined) {
    began = performance.now();
    setImmediate(() => {
      began = undefined;
    });
  }
  return began;
}
