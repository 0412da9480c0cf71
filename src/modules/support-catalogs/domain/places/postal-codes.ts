/** A Mexican postal code as known: its place in the country and its settlements. */
export interface PostalCode {
  /** Five digits. */
  readonly code: string;
  readonly stateCode: string;
  /** Upper-cased. */
  readonly municipality: string;
  /** Upper-cased, each once, in Spanish order. */
  readonly settlements: readonly string[];
  /** Whether `settlements` names all of them. */
  readonly complete: boolean;
}

/** Five digits from the four or five a caller writes (Decisions 5); undefined for anything else. */
export function parsePostalCode(text: string): string | undefined {
  return /^\d{4,5}$/.test(text) ? text.padStart(5, '0') : undefined;
}

/** A postal code, or a prefix of one to four digits followed by `*` (import format); undefined for anything else. */
export function parsePostalArea(text: string): string | undefined {
  return /^\d{1,4}\*$/.test(text) ? text : parsePostalCode(text);
}

/** A set of postal codes given as codes and prefixes with `*`. */
export class PostalAreas {
  private readonly codes: ReadonlySet<string>;

  constructor(areas: Iterable<string>) {
    this.codes = new Set(areas);
  }

  /** Whether a five-digit code is in the set, by itself or by a prefix. At most five look-ups. */
  includes(postalCode: string): boolean {
    if (this.codes.has(postalCode)) return true;
    for (let length = 1; length < 5; length++) {
      if (this.codes.has(`${postalCode.slice(0, length)}*`)) return true;
    }
    return false;
  }
}
