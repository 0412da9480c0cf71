import { hasForbiddenCharacters, hasForbiddenInLine, isLongerThan } from '@/shared/text/characters';
import { mapped, Problem, problem, typed, type Reader } from '@/modules/importing/readers/problem';
import { isDay } from '@/shared/kernel/clock';

const EMPTY = problem('no puede estar vacío');
const NOT_TEXT = problem('debe ser un texto, por ejemplo "CÁMARA 4 MP"');
const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/i;
const NOT_WEB_ADDRESS = problem('debe ser una dirección http(s), por ejemplo "https://rastreo.example/794600000123"');
const HAS_FORBIDDEN = problem('tiene caracteres no permitidos, de control o de dirección; quítelos');

interface TextLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Text of several lines as it is; numbers are taken as their digits (Reliability 4.1). */
export function text(limits: TextLimits = {}): Reader<string> {
  return written('texto de varias líneas', limits, (value) => (hasForbiddenCharacters(value) ? HAS_FORBIDDEN : value));
}

/** Text of one line: the tabs and line ends that an export leaves around it don't count, those within it are a blank (Reliability 4.1). */
export function line(limits: TextLimits = {}): Reader<string> {
  return written('texto', limits, (value) => {
    if (!hasForbiddenInLine(value)) return value;
    return hasForbiddenCharacters(value) ? HAS_FORBIDDEN : inOneLine(value);
  });
}

/** What rows are told apart by, or name each other by, in a text of one line: blanks around it don't count (MariaDB takes none behind it for another text). */
export function name(): Reader<string> {
  return mapped(line({ min: 1 }), (read) => read.trim());
}

const LINE_ENDS = /[\t\n\r\u2028\u2029]+/;

function inOneLine(value: string): string {
  const lines = value.split(LINE_ENDS).map((each) => each.trim());
  return lines.filter((each) => each !== '').join(' ');
}

function written(
  type: string,
  { min = 0, max = Infinity }: TextLimits,
  clean: (value: string) => string | Problem,
): Reader<string> {
  return typed(max === Infinity ? type : `${type} de hasta ${max} caracteres`, (value) => {
    const given = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
    if (typeof given !== 'string') return NOT_TEXT;
    const read = clean(given);
    if (read instanceof Problem) return read;
    if (min > 0 && read.trim().length < min) return EMPTY;
    return isLongerThan(read, max) ? tooLong(max) : read;
  });
}

/** A page of the web, of up to `max` characters: whoever shows it as a link may be sure of where it leads. '' is none. */
export function webAddress(max: number): Reader<string> {
  const address = mapped(line({ max }), (written) => {
    const url = written.trim();
    return url === '' || WEB_ADDRESS.test(url) ? url : NOT_WEB_ADDRESS;
  });
  return typed(`dirección http(s) de hasta ${max} caracteres`, address);
}

export function tooLong(max: number): Problem {
  return problem(`debe tener ${max} caracteres como máximo`);
}

/** A code of the given form; blanks around it don't count. */
export function slug(pattern: RegExp, example: string): Reader<string> {
  const wrong = problem(`debe ser un código como "${example}"`);
  return typed('código', (value) => {
    const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    return pattern.test(written) ? written : wrong;
  });
}

/** One of a few words, in any case; gives the English one. */
export function oneOf<T extends string>(words: Readonly<Record<string, T>>): Reader<T> {
  const known = new Map(Object.entries(words));
  const wrong = problem(
    `debe ser ${Object.keys(words)
      .map((word) => `"${word}"`)
      .join(', ')}`,
  );
  return typed(Object.keys(words).join(' | '), (value) => {
    if (typeof value !== 'string') return wrong;
    return known.get(value) ?? known.get(value.trim().toLowerCase()) ?? wrong;
  });
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

const NOT_FLAG = problem('debe ser true o false');

/** true/false/1/0, as JSON or as text in any case. */
export function flag(): Reader<boolean> {
  return typed(
    'true o false',
    (value) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? NOT_FLAG,
  );
}

const FIRST_DAY = '1000-01-01';
const NOT_DAY = problem('debe ser una fecha AAAA-MM-DD, por ejemplo "2026-11-30"');

/** Whether text is a day that exists, as `YYYY-MM-DD`, and means one: 0001-01-01 is how programs write that there is none. */
export function isImportedDay(written: string): boolean {
  return isDay(written) && written >= FIRST_DAY;
}

/** A day of the calendar as `YYYY-MM-DD`. */
export function dayText(): Reader<string> {
  return typed('fecha AAAA-MM-DD', (value) => {
    const written = typeof value === 'string' ? value.trim() : '';
    return isImportedDay(written) ? written : NOT_DAY;
  });
}

/** A day of the calendar as the integer YYYYMMDD. */
export function day(): Reader<number> {
  return mapped(dayText(), (written) => Number(written.replaceAll('-', '')));
}

const NOT_TIME_OF_DAY = problem('debe ser una hora HH:MM, por ejemplo "16:00"');

/** A time of the day as `HH:MM`; the hour may come with one digit. */
export function timeOfDay(): Reader<string> {
  return typed('hora HH:MM', (value) => {
    const written = typeof value === 'string' ? value.trim() : '';
    return /^([01]?\d|2[0-3]):[0-5]\d$/.test(written) ? written.padStart(5, '0') : NOT_TIME_OF_DAY;
  });
}
