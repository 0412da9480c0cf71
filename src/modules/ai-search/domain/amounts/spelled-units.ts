const PAGES_PER_MINUTE = /(?:p[aá]ginas|hojas|copias|impresiones) (?:por|al|x) minuto|pages per minute/gi;

/** Of heat, and not of an angle. */
const CELSIUS = /(?<=\d ?)(?:[°º] ?c|(?:grados|degrees) (?:cent[ií]grados|celsius|c))(?![\p{L}\d])/giu;
const NEWTON_METRES = /(?<=\d ?)n[·.*-]m(?![\p{L}\d])|newtons?[ -]?(?:metros?|met(?:er|re)s?)/giu;

/** `20 × 12`: as most write it. */
const TIMES = /(?<=\d ?["”]?) ?× ?(?=\d)/g;

/** Units of several words, or with marks, as the one that stands for them, in sentences and in titles alike: `25 páginas por minuto` is 25 ppm, `450 °C` 450 celsius. */
export function unitsInShort(text: string): string {
  return text
    .replace(TIMES, ' x ')
    .replace(PAGES_PER_MINUTE, 'ppm')
    .replace(CELSIUS, ' celsius')
    .replace(NEWTON_METRES, ' nm');
}
