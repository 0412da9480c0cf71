import { textAt, type ScanToken } from '../reading/scan';

/** A number read from tokens, and how many of them it took. */
export interface ReadNumber {
  readonly value: number;
  readonly length: number;
}

const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    cero: 0,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiun: 21,
    veintiuno: 21,
    veintiuna: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
  }),
);
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 }),
);
const UNITS: ReadonlyMap<string, number> = new Map([
  ['un', 1],
  ['uno', 1],
  ['una', 1],
  ...[...SMALL].filter(([, value]) => value > 0 && value < 10),
]);
const HUNDREDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
  }),
);
const THOUSAND = 1000;

/** Every word of a number, for those who must not take them for something else. */
export const NUMBER_WORDS: readonly string[] = [...SMALL.keys(), ...TENS.keys(), ...HUNDREDS.keys(), 'mil'];

/** Reads the number that starts at `at`, in digits or Spanish words (`2`, `2.5`, `2 mil`, `dos mil quinientos`); undefined when none does. */
export function readNumber(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const first = tokens[at];
  if (first?.kind === 'number') return withThousand(tokens, at, { value: Number(first.text), length: 1 });
  const head = readBelowThousand(tokens, at);
  if (head) return withThousand(tokens, at, head);
  return first?.text === 'mil' ? withThousand(tokens, at, { value: 1, length: 0 }) : undefined;
}

/** `2 mil`, `dos mil quinientos`, `mil doscientos`, `3 mil 500`. */
function withThousand(tokens: readonly ScanToken[], at: number, head: ReadNumber): ReadNumber {
  if (tokens[at + head.length]?.text !== 'mil' || head.value >= THOUSAND) return head;
  const rest = readBelowThousand(tokens, at + head.length + 1) ?? readHundreds(tokens, at + head.length + 1);
  return { value: head.value * THOUSAND + (rest?.value ?? 0), length: head.length + 1 + (rest?.length ?? 0) };
}

/** The 500 of `3 mil 500`. */
function readHundreds(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const text = textAt(tokens, at);
  return /^[1-9]\d{2}$/.test(text) ? { value: Number(text), length: 1 } : undefined;
}

function readBelowThousand(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const hundreds = HUNDREDS.get(textAt(tokens, at));
  if (hundreds === undefined) return readBelowHundred(tokens, at);
  const rest = readBelowHundred(tokens, at + 1);
  return { value: hundreds + (rest?.value ?? 0), length: 1 + (rest?.length ?? 0) };
}

function readBelowHundred(tokens: readonly ScanToken[], at: number): ReadNumber | undefined {
  const text = textAt(tokens, at);
  const small = SMALL.get(text);
  if (small !== undefined) return { value: small, length: 1 };
  const tens = TENS.get(text);
  if (tens === undefined) return undefined;
  const units = tokens[at + 1]?.text === 'y' ? UNITS.get(textAt(tokens, at + 2)) : undefined;
  return units === undefined ? { value: tens, length: 1 } : { value: tens + units, length: 3 };
}
