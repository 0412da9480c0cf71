const PAGES_PER_MINUTE = /(?:p[aá]ginas|hojas|copias|impresiones) (?:por|al|x) minuto|pages per minute/gi;

/** Units of several words as the one that stands for them, in sentences and in titles alike: `25 páginas por minuto` is 25 ppm. */
export function unitsInShort(text: string): string {
  return text.replace(PAGES_PER_MINUTE, 'ppm');
}
