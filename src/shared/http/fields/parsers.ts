import { isDay } from '@/shared/kernel/clock';
import { characters, hasForbiddenCharacters, hasForbiddenInLine } from '@/shared/text/characters';
/**
 * Pure readers of single wire values (Decisions 1): what a query parameter or body member may hold. Problems are Spanish
 * predicates that follow the field's name. No reader coerces: "1e3", "0x10", true or {} are never taken for a number.
 */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };
export type Parser<T> = (raw: unknown) => Parsed<T>;

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });
const refuse = (problem: string): Parsed<never> => ({ ok: false, problem });

/** Any text as it came: what it may be is decided where it is used. */
export const anyText: Parser<string> = (raw) => (typeof raw === 'string' ? ok(raw) : refuse('debe ser texto'));

/** Whatever is sent, as text: one that was never given out is the cursor or id of nothing. */
export const asText: Parser<string> = (raw) => ok(String(raw));

/** true/false/1/0 in any case, as text, number or boolean. */
export const flag: Parser<boolean> = (raw) => {
  const text = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  if (text === true || text === 'true' || text === '1' || text === 1) return ok(true);
  if (text === false || text === 'false' || text === '0' || text === 0) return ok(false);
  return refuse('debe ser true, false, 1 o 0');
};

/** A whole number within bounds, as a number or decimal digits. */
export const integer =
  (min: number, max: number): Parser<number> =>
  (raw) => {
    const value = typeof raw === 'string' && /^\d{1,15}$/.test(raw.trim()) ? Number(raw.trim()) : raw;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max) return ok(value);
    return refuse(`debe ser un número entero de ${min} a ${max}`);
  };

/** A positive identifier of up to ten digits, as a number or text. */
export const identifier: Parser<number> = (raw) => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text.trim())) return ok(Number(text.trim()));
  return refuse('debe ser un entero positivo de hasta 10 dígitos');
};

/** A positive integer of any length: one that is too large for an id simply is the id of nothing. */
export const positiveInteger: Parser<number> = (raw) =>
  typeof raw === 'string' && /^[1-9]\d{0,39}$/.test(raw.trim())
    ? ok(Number(raw.trim()))
    : refuse('debe ser un entero positivo');

/** One of a few words, in any case when `fold` is set; answers the word as listed. */
export const oneOf =
  <T extends string>(words: readonly T[], fold = false): Parser<T> =>
  (raw) => {
    const text = typeof raw === 'string' ? raw.trim() : raw;
    const folded = fold && typeof text === 'string' ? text.toLowerCase() : undefined;
    const found = words.find((word) => word === text || word.toLowerCase() === folded);
    return found === undefined ? refuse(`debe ser uno de: ${words.join(', ')}`) : ok(found);
  };

/** Comma-separated items that all match; empty items are skipped; at most `max`, each once, in order. */
export const csv =
  (item: RegExp, what: string, max: number): Parser<readonly string[]> =>
  (raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return refuse(`debe ser ${what} separados por comas`);
    const items = [
      ...new Set(
        String(raw)
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ];
    if (items.length === 0 || !items.every((part) => item.test(part)))
      return refuse(`debe ser ${what} separados por comas`);
    return items.length > max ? refuse(`admite hasta ${max} valores`) : ok(items);
  };

const written =
  (isForbidden: (value: string) => boolean) =>
  (min: number, max: number): Parser<string> =>
  (raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return refuse('debe ser texto');
    const value = String(raw).normalize('NFC').trim();
    if (isForbidden(value)) return refuse('contiene caracteres no permitidos');
    const length = characters(value);
    if (length < min) return refuse(min === 1 ? 'es obligatorio' : `debe tener al menos ${min} caracteres`);
    return length > max ? refuse(`admite hasta ${max} caracteres`) : ok(value);
  };

/** Text or number as trimmed NFC text of `min` to `max` characters (code points). */
export const text = written(hasForbiddenCharacters);

/** The same in one line: tabs, line ends and separators have no place in it. */
export const line = written(hasForbiddenInLine);

/** A day as `YYYY-MM-DD`. */
export const calendarDay: Parser<string> = (raw) =>
  typeof raw === 'string' && isDay(raw.trim()) ? ok(raw.trim()) : refuse('debe ser una fecha AAAA-MM-DD que exista');
