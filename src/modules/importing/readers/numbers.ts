import { mapped, problem, typed, type Problem, type Reader } from '@/modules/importing/readers/problem';
import { writtenOtherwise } from '@/modules/importing/readers/written-number';
import { parseScaled, PERCENT_WHOLE } from '@/shared/money/scaled';

const MAX_ID = 9_999_999_999;
const NOT_ID = problem('debe ser un entero positivo de hasta 10 dígitos, por ejemplo 12345');

/** A positive integer of up to ten digits, as a number or as digits. */
export function id(): Reader<number> {
  return typed('entero positivo de hasta 10 dígitos', (value) => {
    if (typeof value === 'number') return Number.isInteger(value) && value > 0 && value <= MAX_ID ? value : NOT_ID;
    if (typeof value !== 'string') return NOT_ID;
    const digits = value.trim();
    return /^0*[1-9]\d{0,9}$/.test(digits) ? Number(digits) : NOT_ID;
  });
}

/** A whole number within bounds, as a number or as digits. */
export function integer({ min, max, example }: { min: number; max: number; example?: number }): Reader<number> {
  const wrong = problem(`debe ser un entero entre ${min} y ${max}, por ejemplo ${example ?? min}`);
  return typed(`entero de ${min} a ${max}`, (value) => {
    const number = typeof value === 'string' && /^-?\d{1,12}$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? number + 0
      : (writtenOtherwise(value) ?? wrong);
  });
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A number within bounds, as a number or as decimal text. Not for money. */
export function numberBetween(min: number, max: number, example: number): Reader<number> {
  const wrong = problem(`debe ser un número entre ${min} y ${max}, por ejemplo ${example}`);
  return typed(`número de ${min} a ${max}`, (value) => {
    const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
    if (typeof number === 'number' && number >= min && number <= max) return number + 0;
    return writtenOtherwise(value) ?? wrong;
  });
}

interface DecimalLimits {
  readonly decimals: number;
  /** Both in units of the last decimal. */
  readonly min: number;
  readonly max: number;
  readonly wrong: Problem;
  readonly tooMuch: Problem;
}

/** A number or decimal text within bounds, in units of the last decimal (half-up beyond it). */
export function decimal({ decimals, min, max, wrong, tooMuch }: DecimalLimits): (value: unknown) => number | Problem {
  return (value) => {
    const units = parseScaled(value, decimals) ?? (isHuge(value) ? Infinity : -Infinity);
    if (units > max) return tooMuch;
    return units >= min ? units : (writtenOtherwise(value) ?? wrong);
  };
}

/** Whether it is a plain number of so many digits that no bound is beyond it. */
function isHuge(value: unknown): boolean {
  if (typeof value === 'number') return value >= 1e9;
  return typeof value === 'string' && /^\d{10,}(\.\d+)?$/.test(value.trim());
}

const AMOUNT_DECIMALS = 4;
/** A hundred million dollars: everything reckoned from it stays exact. */
const MAX_AMOUNT = 100_000_000;
/** In ten-thousandths: less is 0.00 at two decimals. */
const LEAST_CENT = 50;
const TOO_MUCH = problem(`debe ser un importe de ${MAX_AMOUNT} como máximo`);
const NO_CENT = problem('redondeado a centavos es 0.00: debe ser un importe mayor que 0');

/** An amount of money, as a number or decimal text, in ten-thousandths (half-up beyond that). A positive one is no less than half a cent. */
export function money({ positive = false }: { positive?: boolean } = {}): Reader<number> {
  const type = positive ? 'importe mayor que 0' : 'importe de 0 o más';
  const amount = decimal({
    decimals: AMOUNT_DECIMALS,
    min: positive ? 1 : 0,
    max: MAX_AMOUNT * 10 ** AMOUNT_DECIMALS,
    wrong: problem(`debe ser un ${type}, por ejemplo 142.38`),
    tooMuch: TOO_MUCH,
  });
  return typed(
    type,
    mapped(amount, (units) => (positive && units < LEAST_CENT ? NO_CENT : units)),
  );
}

const NOT_PERCENT = problem('debe ser un porcentaje entre 0 y 100, por ejemplo 36');

/** A percentage from 0 to 100, as a number or decimal text, in millionths (36 gives 360000). */
export function percent(): Reader<number> {
  return typed('por ciento, de 0 a 100', (value) => {
    const millionths = parseScaled(value, AMOUNT_DECIMALS);
    if (millionths !== undefined && millionths >= 0 && millionths <= PERCENT_WHOLE) return millionths;
    return writtenOtherwise(value) ?? NOT_PERCENT;
  });
}

const NOT_DECIMAL = problem('debe ser un número de 0 o más con punto decimal, por ejemplo 0.85');
const KEPT_DECIMALS = 9;

/** A measure of 0 or more as the decimal text it was written as (half-up beyond nine decimals); JSON numbers without exponent. */
export function decimalText(): Reader<string> {
  return typed('número de 0 o más', (value) => {
    const written = typeof value === 'number' ? plain(value) : typeof value === 'string' ? shortened(value.trim()) : '';
    return /^\d{1,9}(\.\d{1,9})?$/.test(written) ? written : (writtenOtherwise(value) ?? NOT_DECIMAL);
  });
}

function plain(value: number): string {
  const written = String(value);
  // An ERP's sum may come as 46.050000000000004: nine decimals are what is meant and kept.
  return /^\d+(\.\d{1,9})?$/.test(written) || value >= 1e9 ? written : withoutZeros(value.toFixed(KEPT_DECIMALS));
}

/** Decimal text of more decimals than are kept, half-up; anything else as it is. A cell of CSV has an ERP's sum as text. */
function shortened(written: string): string {
  const [, whole = '', kept = '', next = ''] = /^(\d{1,9})\.(\d{9})(\d)\d*$/.exec(written) ?? [];
  if (whole === '') return written;
  const units = String(BigInt(whole + kept) + (next >= '5' ? 1n : 0n)).padStart(KEPT_DECIMALS + 1, '0');
  return withoutZeros(`${units.slice(0, -KEPT_DECIMALS)}.${units.slice(-KEPT_DECIMALS)}`);
}

function withoutZeros(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}
