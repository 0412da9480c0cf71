/** What is wrong with a value: what was expected, with an example. `path` leads to the part of the value it is about. */
export class Problem {
  constructor(
    readonly text: string,
    readonly path = '',
  ) {}

  /** The same problem seen from one level further out. */
  within(step: string): Problem {
    return new Problem(
      this.text,
      this.path === '' || this.path.startsWith('[') ? `${step}${this.path}` : `${step}.${this.path}`,
    );
  }
}

/** A Spanish text that says what is expected, with an example. */
export function problem(text: string): Problem {
  return new Problem(text);
}

/** Turns a value of a line (never undefined or null) into what the service keeps, or says what is wrong with it. */
export interface Reader<T> {
  (value: unknown): T | Problem;
  /** The value is a list or an object: its CSV cell holds JSON. */
  readonly nested?: boolean;
  /** What it takes, in the operator's words. */
  readonly type?: string;
  /** Tells the members of a value that it reads nothing of, by their path from the value on (those of a list's items without their place). */
  readonly unread?: Unread;
}

export type Unread = (value: unknown, tell: (path: string) => void) => void;

/** Says of a reader, which nobody else has yet, what it takes. */
export function typed<T>(type: string, reader: Reader<T>): Reader<T> {
  return Object.assign(reader, { type });
}

/** Marks a reader of lists or objects, whose CSV cell holds JSON. */
export function nested<T>(reader: (value: unknown) => T | Problem): Reader<T> {
  return Object.assign((value: unknown) => reader(value), { nested: true as const });
}

/** Says of a reader, which nobody else has yet, what it leaves unread. */
export function leaving<T>(unread: Unread | undefined, reader: Reader<T>): Reader<T> {
  return unread ? Object.assign(reader, { unread }) : reader;
}

/** A reader whose result is changed or refused by `change`. */
export function mapped<T, R>(reader: Reader<T>, change: (value: T) => R | Problem): Reader<R> {
  const read = (value: unknown): R | Problem => {
    const inner = reader(value);
    return inner instanceof Problem ? inner : change(inner);
  };
  const { type, unread } = reader;
  return Object.assign(read, {
    ...(reader.nested && { nested: true }),
    ...(type && { type }),
    ...(unread && { unread }),
  });
}
