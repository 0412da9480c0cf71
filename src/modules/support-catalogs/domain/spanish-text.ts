/** Upper case of text in any script, in composed form, as stored and shown (Contract 2.6, Decisions 5). */
export function upperCased(text: string): string {
  return text.normalize('NFC').toUpperCase().normalize('NFC');
}

/** What two spellings of a name have in common: no case, accents, punctuation or repeated blanks. For comparing only. */
export function foldedName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const spanishOrder = new Intl.Collator('es-MX');

/** Order of names in a Spanish list: accents don't send a name to the end. */
export function compareNames(a: string, b: string): number {
  return spanishOrder.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** The names in upper case, each once, in Spanish order (Contract 4.6, neighborhoods). */
export function distinctUpperCased(names: Iterable<string>): string[] {
  return [...new Set([...names].map(upperCased))].sort(compareNames);
}
