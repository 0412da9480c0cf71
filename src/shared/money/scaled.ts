/**
 * Exact arithmetic on scaled integers. Units used everywhere (Decisions 8):
 * amounts of US dollars at rest in ten-thousandths (1.2345 USD = 12345), percentages in millionths
 * (36 % = 360000), exchange rates in ten-thousandths of a peso per dollar.
 */

/** Ten-thousandths of a dollar in a dollar, and of a rate in one. */
export const AMOUNT_SCALE = 10_000;

/** Millionths in a whole: 100 % = 1,000,000. */
export const PERCENT_WHOLE = 1_000_000;

/** An exact non-negative factor num/den, in lowest terms. */
export interface Factor {
  readonly num: bigint;
  readonly den: bigint;
}

export const ONE: Factor = { num: 1n, den: 1n };

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** A factor in lowest terms. Throws RangeError when the denominator is not positive. */
export function factor(num: bigint | number, den: bigint | number): Factor {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d <= 0n) throw new RangeError('denominator must be positive');
  const common = gcd(n < 0n ? -n : n, d);
  return common > 1n ? { num: n / common, den: d / common } : { num: n, den: d };
}

/** Product of factors, in lowest terms. */
export function multiply(...factors: readonly Factor[]): Factor {
  return factors.reduce((product, next) => factor(product.num * next.num, product.den * next.den), ONE);
}

/** What remains after a percentage off: 36 % (360000) gives 16/25. */
export function percentOff(millionths: number): Factor {
  return factor(PERCENT_WHOLE - millionths, PERCENT_WHOLE);
}

/** What a percentage on top gives: 16 % (160000) gives 29/25. */
export function percentOn(millionths: number): Factor {
  return factor(PERCENT_WHOLE + millionths, PERCENT_WHOLE);
}

/** num/den rounded half-up, away from zero for negatives. The one rounding rule of the house. */
export function roundHalfUp(num: bigint, den: bigint): bigint {
  if (num < 0n) return -roundHalfUp(-num, den);
  return (2n * num + den) / (2n * den);
}

/** value × factor rounded half-up to whole units. Exact for any size. */
export function scale(value: bigint, by: Factor): bigint {
  return roundHalfUp(value * by.num, by.den);
}

/**
 * A function that multiplies safe integers by a fixed factor, rounding half-up. Plain numbers as long as every
 * intermediate is an exact integer below 2^53, big integers beyond: the result is always exact. For hot paths.
 */
export function scaler(by: Factor): (value: number) => number {
  const num = Number(by.num);
  const twiceDen = 2 * Number(by.den);
  const den = Number(by.den);
  const limit = Math.min(Math.floor((Number.MAX_SAFE_INTEGER - den) / (2 * Math.max(num, 1))), Number.MAX_SAFE_INTEGER);
  return (value) => {
    if (value < 0 || value > limit) return Number(scale(BigInt(value), by));
    const doubled = 2 * value * num + den;
    return (doubled - (doubled % twiceDen)) / twiceDen;
  };
}

/** Text with two decimals of an amount in hundredths: 133510 gives "1335.10". */
export function formatCents(cents: number | bigint): string {
  if (typeof cents === 'number' && cents >= 0) return positiveCents(cents);
  const negative = cents < 0;
  const digits = (negative ? -cents : cents).toString().padStart(3, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Of amounts as nearly all are: hot paths write them by the hundred. */
function positiveCents(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}${rest < 10 ? '.0' : '.'}${rest}`;
}

/** Text of a scaled integer with at least `minDecimals`: formatScaled(179500, 4, 2) gives "17.95". */
export function formatScaled(value: number | bigint, decimals: number, minDecimals: number): string {
  const negative = value < 0;
  const digits = (negative ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  let fraction = digits.slice(digits.length - decimals);
  while (fraction.length > minDecimals && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/**
 * A decimal text or JSON number as an integer scaled by 10^decimals, rounded half-up beyond that; undefined when it is
 * not a plain decimal. parseScaled("142.38", 4) gives 1423800.
 */
export function parseScaled(input: unknown, decimals: number): number | undefined {
  const text = typeof input === 'number' ? plainDecimal(input) : typeof input === 'string' ? input.trim() : '';
  const parts = /^(-?)(\d{1,15})(?:\.(\d{1,30}))?$/.exec(text);
  if (!parts) return undefined;
  const fraction = parts[3] ?? '';
  const exact = BigInt(`${parts[2] ?? '0'}${fraction.padEnd(decimals, '0')}`);
  const rounded = fraction.length > decimals ? roundHalfUp(exact, 10n ** BigInt(fraction.length - decimals)) : exact;
  const value = Number(parts[1] ? -rounded : rounded);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The decimal text of a JSON number without exponent (1e-7 is written out); '' when it has no plain form. */
function plainDecimal(value: number): string {
  const text = String(value);
  const parts = /^(-?)(\d)(?:\.(\d+))?e-(\d{1,2})$/.exec(text);
  if (!parts) return text;
  const zeros = '0'.repeat(Number(parts[4]) - 1);
  return `${parts[1] ?? ''}0.${zeros}${parts[2] ?? ''}${parts[3] ?? ''}`;
}
