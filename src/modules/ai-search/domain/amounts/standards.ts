import type { Dimension } from './dimensions';

/** Words that are a whole measure by themselves: resolutions and speeds by their names. */
export const NAMED_MEASURES: ReadonlyMap<string, readonly [Dimension, number]> = new Map<
  string,
  readonly [Dimension, number]
>([
  ['720p', ['megapixels', 1]],
  ['1080p', ['megapixels', 2]],
  ['1080', ['megapixels', 2]],
  ['fullhd', ['megapixels', 2]],
  ['fhd', ['megapixels', 2]],
  ['2k', ['megapixels', 4]],
  ['1440p', ['megapixels', 4]],
  ['1944p', ['megapixels', 5]],
  ['4k', ['megapixels', 8]],
  ['uhd', ['megapixels', 8]],
  ['2160p', ['megapixels', 8]],
  ['8k', ['megapixels', 33]],
  ['gigabit', ['megabits', 1000]],
  ['10g', ['megabits', 10_000]],
  ['40g', ['megabits', 40_000]],
]);

/** Sizes of screens in inches that nothing else has, which stand without a unit: `8GB 256GB 15.6`. */
export const SCREEN_SIZES: ReadonlySet<string> = new Set(
  '10.1 10.4 11.6 13.3 14.1 15.6 17.3 18.5 19.5 21.5 23.6 23.8 31.5'.split(' '),
);

/** Standards written as a name and a number, together or apart (`cat6a`, `cat 6`, `ip 67`, `wi-fi 6`), and the numbers they take. */
export const STANDARDS: ReadonlyMap<string, { readonly dimension: Dimension; readonly numbers: RegExp }> = new Map([
  ['cat', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['categoria', { dimension: 'category' as const, numbers: /^[3-8][ea]?$/ }],
  ['ip', { dimension: 'ingress' as const, numbers: /^(?:4[4-8]|5[4-8]|6[4-9])$/ }],
  ['ik', { dimension: 'impact' as const, numbers: /^(?:0[6-9]|10)$/ }],
  ['wifi', { dimension: 'wifi' as const, numbers: /^[4-7]e?$/ }],
  ['cap', { dimension: 'users' as const, numbers: /^\d{2,6}$/ }],
  ['paq', { dimension: 'pieces' as const, numbers: /^\d{1,4}$/ }],
  ['bolsa', { dimension: 'pieces' as const, numbers: /^\d{1,4}$/ }],
  ['calibre', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
  ['cal', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
  ['awg', { dimension: 'awg' as const, numbers: /^(?:[4-9]|1\d|2[0-8])$/ }],
]);
