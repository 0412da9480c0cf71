/** A title that begins with what the thing is for. */
const SERVED_FIRST = /^\s*(p\/|para\s)\s*(\S+)\s+(\S.*)$/i;

/** The title with what it says to be for behind the thing, where it begins with that: `P/VIDEOPORTERO FUENTE 18V`. */
export function servedLast(title: string): string {
  const [, , served, thing] = SERVED_FIRST.exec(title) ?? [];
  return served === undefined || thing === undefined ? title : `${thing} para ${served}`;
}
