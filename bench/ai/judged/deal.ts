import { hash32 } from './dice';
import type { QueryLine } from './queries';

const SEED = 'judged-1';

/**
 * The new queries that each part is given: evenly within each class and catalog, in an order that only depends on their texts. `dealt` has
 * what each part holds already, which counts and isn't given again.
 */
export function deal<Part extends string>(
  lines: readonly QueryLine[],
  dealt: ReadonlyMap<Part, readonly QueryLine[]>,
): Map<Part, QueryLine[]> {
  const parts = [...dealt.keys()];
  const given = new Map(parts.map((part): [Part, QueryLine[]] => [part, []]));
  const counts = new Map<string, number>();
  const count = (part: Part, line: QueryLine): number => counts.get(`${part}/${stratumOf(line)}`) ?? 0;
  const add = (part: Part, line: QueryLine): unknown => counts.set(`${part}/${stratumOf(line)}`, count(part, line) + 1);
  for (const [part, held] of dealt) for (const line of held) add(part, line);
  for (const line of [...lines].sort((a, b) => orderOf(a) - orderOf(b))) {
    const turn = hash32(`${SEED}/${stratumOf(line)}`) % parts.length;
    const order = [...parts.slice(turn), ...parts.slice(0, turn)];
    const part = order.reduce((least, other) => (count(other, line) < count(least, line) ? other : least));
    add(part, line);
    given.get(part)?.push(line);
  }
  return given;
}

function stratumOf({ clase, catalog }: QueryLine): string {
  return `${clase}/${catalog}`;
}

function orderOf({ id }: QueryLine): number {
  return hash32(`${SEED}/${id}`);
}
