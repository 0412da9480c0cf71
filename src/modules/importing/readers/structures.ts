import { isRecord } from '@/shared/kernel/is-record';
import { isNestedTooDeep, NESTED_TOO_DEEP } from '@/modules/importing/readers/nesting';
import {
  leaving,
  nested,
  Problem,
  problem,
  typed,
  type Reader,
  type Unread,
} from '@/modules/importing/readers/problem';

const NOT_LIST = problem('debe ser una lista, por ejemplo ["a", "b"]');
const NOT_OBJECT = problem('debe ser un objeto, por ejemplo {"clave": "valor"}');
const MISSING = problem('falta');
const TOO_DEEP = problem(NESTED_TOO_DEEP);

/** A list of values; a problem names the place of the value it is about. */
export function list<T>(reader: Reader<T>, { min = 0 }: { min?: number } = {}): Reader<T[]> {
  const tooFew = problem(`debe tener al menos ${min} ${min === 1 ? 'elemento' : 'elementos'}`);
  return leaving(
    unreadOfItems(reader),
    typed(
      `lista de ${reader.type ?? 'valores'}`,
      nested((value) => {
        if (!Array.isArray(value)) return NOT_LIST;
        if (value.length < min) return tooFew;
        const items: T[] = [];
        for (let index = 0; index < value.length; index++) {
          const item: unknown = value[index];
          const read = item === null || item === undefined ? MISSING : reader(item);
          if (read instanceof Problem) return read.within(`[${index}]`);
          items.push(read);
        }
        return items;
      }),
    ),
  );
}

function unreadOfItems({ unread }: Reader<unknown>): Unread | undefined {
  return (
    unread &&
    ((value, tell) => {
      if (Array.isArray(value)) for (const item of value) unread(item, tell);
    })
  );
}

/** A member of an object: the property it becomes, and the value it has when left out (none: it can't be). */
export interface Member<T> {
  readonly property: string;
  readonly reader: Reader<T>;
  readonly fallback: T | undefined;
}

export function member<T>(property: string, reader: Reader<T>, { fallback }: { fallback?: T } = {}): Member<T> {
  return { property, reader, fallback };
}

/** Members by their name on the wire. Members not named here are dropped; the order of properties is always the same. */
export function object<T>(members: Readonly<Record<string, Member<unknown>>>): Reader<T> {
  const entries = Object.entries(members);
  return leaving(
    unreadOfMembers(new Map(entries.map(([name, { reader }]) => [name, reader.unread]))),
    typed(
      `objeto {${memberNames(members).join(', ')}}`,
      nested((value) => {
        if (!isRecord(value)) return NOT_OBJECT;
        const result: Record<string, unknown> = {};
        for (const [name, { property, reader, fallback }] of entries) {
          const given = value[name];
          const read = given === undefined || given === null ? (fallback ?? MISSING) : reader(given);
          if (read instanceof Problem) return read.within(name);
          result[property] = read;
        }
        return result as T;
      }),
    ),
  );
}

/** What an object leaves unread that has these members, each with what it leaves unread itself. */
export function unreadOfMembers(members: ReadonlyMap<string, Unread | undefined>): Unread {
  return (value, tell) => {
    if (!isRecord(value)) return;
    for (const name in value) {
      if (!members.has(name)) tell(name);
      else
        members.get(name)?.(value[name], (path) => {
          tell(`${name}.${path}`);
        });
    }
  };
}

function memberNames(members: Readonly<Record<string, Member<unknown>>>): string[] {
  return Object.entries(members).map(([name, { fallback }]) => (fallback === undefined ? name : `${name}?`));
}

/** An object whose names are free: each value is read, each name must be readable by `name`. */
export function record<T>(name: Reader<string>, value: Reader<T>): Reader<Record<string, T>> {
  return typed(
    'objeto de nombres libres',
    nested((given) => {
      if (!isRecord(given)) return NOT_OBJECT;
      const entries: [string, T][] = [];
      for (const [key, item] of Object.entries(given)) {
        const readName = name(key);
        if (readName instanceof Problem) return readName.within(key);
        const readValue = item === null || item === undefined ? MISSING : value(item);
        if (readValue instanceof Problem) return readValue.within(key);
        entries.push([readName, readValue]);
      }
      return Object.fromEntries(entries);
    }),
  );
}

/** Any JSON value of at most 100 levels: one of thousands can't be written again. */
export function json(): Reader<unknown> {
  return typed(
    'cualquier valor JSON',
    nested((value) => (isNestedTooDeep(value) ? TOO_DEEP : value)),
  );
}
