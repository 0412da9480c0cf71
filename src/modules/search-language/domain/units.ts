/** Every spelling of a unit (folded) under its one short name. Whatever is not here is not a unit. */
const SPELLINGS: Readonly<Record<string, string>> = {
  mp: 'mp mpx mpix megapixel megapixeles megapixels',
  ch: 'ch canal canales channel channels',
  mm: 'mm milimetro milimetros',
  cm: 'cm centimetro centimetros',
  m: 'm mt mts mtr mtrs metro metros',
  km: 'km kilometro kilometros',
  in: 'in inch inches pulg pulgada pulgadas',
  w: 'w watt watts wts vatio vatios',
  kw: 'kw kilowatt kilowatts',
  wh: 'wh',
  v: 'v volt volts voltio voltios',
  vcc: 'vcc vcd vdc',
  vca: 'vca vac',
  va: 'va',
  kva: 'kva',
  a: 'a amp amps amper ampere amperes amperio amperios',
  ah: 'ah',
  mah: 'mah',
  kb: 'kb',
  mb: 'mb megabyte megabytes',
  gb: 'gb gigabyte gigabytes',
  tb: 'tb terabyte terabytes',
  kbps: 'kbps',
  mbps: 'mbps',
  gbps: 'gbps',
  hz: 'hz hertz',
  khz: 'khz',
  mhz: 'mhz megahertz',
  ghz: 'ghz gigahertz',
  db: 'db decibel decibeles decibelios',
  dbi: 'dbi',
  fps: 'fps ips',
  lb: 'lb lbs libra libras',
  kg: 'kg kgs kilo kilos kilogramo kilogramos',
  awg: 'awg',
  lm: 'lm lumen lumenes lumens',
};

export const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling) => [spelling, unit])),
);

/** Spellings that are words of their own too: a unit only when glued to the number (`12a`, not `4 a 8`). */
const GLUED_ONLY: ReadonlySet<string> = new Set(['a', 'in']);

/** Standards written with and without a blank (`cat 6`, `ip 67`, `h 265`), and the numbers that they take. */
export const STANDARDS: ReadonlyMap<string, { name: string; numbers: RegExp }> = new Map([
  ['cat', { name: 'cat', numbers: /^[3-8][ea]?$/ }],
  ['categoria', { name: 'cat', numbers: /^[3-8][ea]?$/ }],
  ['ip', { name: 'ip', numbers: /^[56][4-9]k?$/ }],
  ['ik', { name: 'ik', numbers: /^(?:0[6-9]|10)$/ }],
  ['rj', { name: 'rj', numbers: /^(?:9|11|12|45)$/ }],
  ['rg', { name: 'rg', numbers: /^(?:6|8|11|58|59|213)$/ }],
  ['rs', { name: 'rs', numbers: /^(?:232|422|485)$/ }],
  ['h', { name: 'h', numbers: /^26[456]$/ }],
]);

const QUANTITY = /^(\d+(?:\.\d+)?)([a-z]+)$/;

const DECIMALS = /^\d+\.\d+$/;

/** `2.80` is `2.8` and `3.0` is `3`; anything else stays as it is. */
export function plainNumber(digits: string): string {
  return DECIMALS.test(digits) ? digits.replace(/\.?0+$/, '') : digits;
}

/** `4mp`, `4mpx` -> {term `4mp`, unit `mp`}; undefined when it is no number with a unit. */
export function quantityOf(token: string): { term: string; unit: string } | undefined {
  const parts = QUANTITY.exec(token);
  const unit = parts?.[2] === undefined ? undefined : UNIT_NAMES.get(parts[2]);
  return unit === undefined ? undefined : { term: `${plainNumber(parts?.[1] ?? '')}${unit}`, unit };
}

/** The one word that two neighbours make: (`4`, `megapixeles`) is `4mp`, (`cat`, `6`) is `cat6`; undefined when none. */
export function gluedPair(first: string, second: string): string | undefined {
  const lead = first.charCodeAt(0);
  if (lead >= 48 && lead <= 57) {
    const unit = GLUED_ONLY.has(second) || !/^[\d.]+$/.test(first) ? undefined : UNIT_NAMES.get(second);
    return unit === undefined ? undefined : `${plainNumber(first)}${unit}`;
  }
  const standard = STANDARDS.get(first);
  return standard?.numbers.test(second) === true ? `${standard.name}${second}` : undefined;
}
