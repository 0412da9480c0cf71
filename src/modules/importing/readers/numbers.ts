import { problem, typed, type Reader } from '@/modules/importing/readers/problem';
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
      : wrong;
  });
}

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A number within bounds, as a number or as decimal text. Not for money. */
export function numberBetween(min: number, max: number, example: number): Reader<number> {
  const wrong = problem(`debe ser un número entre ${min} y ${max}, por ejemplo ${example}`);
  return typed(`número de ${min} a ${max}`, (value) => {
    const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && number >= min && number <= max ? number + 0 : wrong;
  });
}

const AMOUNT_DECIMALS = 4;
/** A hundred million dollars: everything reckoned from it stays exact. */
const MAX_AMOUNT = 100_000_000 * 10 ** AMOUNT_DECIMALS;

/** An amount of money, as a number or decimal text, in ten-thousandths (half-up beyond that). */
export function money({ positive = false }: { positive?: boolean } = {}): Reader<number> {
  const least = positive ? 1 : 0;
  const wrong = problem(`debe ser un importe ${positive ? 'mayor que 0' : 'de 0 o más'}, por ejemplo 142.38`);
  return typed(positive ? 'importe mayor que 0' : 'importe de 0 o más', (value) => {
    const amount = parseScaled(value, AMOUNT_DECIMALS);
    return amount !== undefined && amount >= least && amount <= MAX_AMOUNT ? amount : wrong;
  });
}

const NOT_PERCENT = problem('debe ser un porcentaje entre 0 y 100, por ejemplo 36');

/** A percentage from 0 to 100, as a number or decimal text, in millionths (36 gives 360000). */
export function percent(): Reader<number> {
  return typed('por ciento, de 0 a 100', (value) => {
    const millionths = parseScaled(value, AMOUNT_DECIMALS);
    return millionths !== undefined && millionths >= 0 && millionths <= PERCENT_WHOLE ? millionths : NOT_PERCENT;
  });
}

const NOT_DECIMAL = problem('debe ser un número de 0 o más con punto decimal, por ejemplo 0.85');

/** A measure of 0 or more as the decimal text it was written as; JSON numbers without exponent. */
export function decimalText(): Reader<string> {
  return typed('número de 0 o más', (value) => {
    const written = typeof value === 'number' ? plain(value) : typeof value === 'string' ? value.trim() : '';
    return /^\d{1,9}(\.\d{1,9})?$/.test(written) ? written : NOT_DECIMAL;
  });
}

function plain(value: number): string {
  const written = String(value);
  // An ERP's sum may come as 46.050000000000004: nine decimals are what is meant and kept.
  return /^\d+(\.\d{1,9})?$/.test(written) || value >= 1e9 ? written : value.toFixed(9).replace(/\.?0+$/, '');
}
