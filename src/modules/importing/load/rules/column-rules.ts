import { heldText, type ColumnValues } from '@/modules/importing/load/rules/column-values';
import type { RawValue } from '@/shared/database/upsert/load-table';

/** What holds of one column of the first table over all rows of it together. */
export interface ColumnRule {
  readonly property: string;
  /** What is wrong with giving a row this value, the others being what they are; undefined: nothing. Texts are in Spanish. */
  broken(values: ColumnValues, key: RawValue, value: RawValue): string | undefined;
}

/** A column that names the row above: no row is above itself. */
export function tree(property: string): ColumnRule {
  return {
    property,
    broken: (values, key, value) =>
      leadsTo(values, value, key) ? `"${value}" está debajo de "${key}": sería un ciclo` : undefined,
  };
}

/**
 * A column that lists the rows a row is made of: none is part of one of its parts.
 *
 * @param partsOf the keys that a value as it is held names
 */
export function parts(property: string, partsOf: (held: string) => readonly string[]): ColumnRule {
  return {
    property,
    broken: (values, key, value) => {
      const part = partsOf(heldText(value)).find((one) => contains(values, one, String(key), partsOf));
      return part === undefined ? undefined : `"${part}" contiene "${key}": sería un ciclo`;
    },
  };
}

/** A column in which no two rows have the same value. */
export function unique(property: string): ColumnRule {
  return {
    property,
    broken: (values, key, value) => {
      const holder = values.others(key, value).next();
      return holder.done ? undefined : `${value} ya es de "${holder.value}"`;
    },
  };
}

/** Whether the way up from a row passes another one. A row below which there is nothing yet is on no way: most that come are such. */
function leadsTo(values: ColumnValues, from: RawValue, to: RawValue): boolean {
  if (!values.has(to)) return false;
  const passed = new Set<string>();
  for (let at: string | undefined = String(from); at !== undefined && !passed.has(at); at = values.get(at)) {
    if (at === String(to)) return true;
    passed.add(at);
  }
  return false;
}

/** Whether a row is made of another one, at any depth. Rows that are made of nothing end a way down: most do. */
function contains(
  values: ColumnValues,
  whole: string,
  part: string,
  partsOf: (held: string) => readonly string[],
): boolean {
  const passed = new Set<string>();
  const waiting = [whole];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (passed.has(at)) continue;
    passed.add(at);
    const held = values.get(at);
    const below = held === undefined ? [] : partsOf(held);
    if (below.includes(part)) return true;
    waiting.push(...below);
  }
  return false;
}
