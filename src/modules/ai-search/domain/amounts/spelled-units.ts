const PAGES_PER_MINUTE = /(?:p[aá]ginas|hojas|copias|impresiones) (?:por|al|x) minuto|pages per minute/gi;

/** Of heat, and not of an angle. */
const CELSIUS = /(?<=\d ?)(?:[°º] ?c|(?:grados|degrees) (?:cent[ií]grados|celsius|c))(?![\p{L}\d])/giu;
const NEWTON_METRES = /(?<=\d ?)n[·.*-]m(?![\p{L}\d])|newtons?[ -]?(?:metros?|met(?:er|re)s?)/giu;

/** `20 × 12`: as most write it. */
const TIMES = /(?<=\d ?["”]?) ?× ?(?=\d)/g;

/** `12V5A`: two measures run together, and no end of a model number. */
const TOGETHER =
  /(?<![\p{L}\d./_-])(\d+(?:\.\d+)?)(v|vcd|vdc|vcc|vca|vac|w|mp|ch)(?=\d+(?:\.\d+)?(?:a|ah|amp|amps|w|v|mm)(?![\p{L}\d/_-]))/giu;
/** `cámara IP 67`: how it is kept from water, where nothing is measured by the number. */
const INGRESS =
  /(?<![\p{L}\d])ip (?=(?:6[5-8]|5[4-6])(?: (?:y|con|para|de|que|por|en|a|o|negr[ao]|blanc[ao])(?!\p{L})|[,;.)]|$))/giu;

/** `cable thw #12`, `cable del número 10`: sizes of wires. */
const WIRE = /\b(?:cable|alambre|thw)\b/i;
const GAUGE = /(?:# ?|(?<!\p{L})(?:n[uú]mero|num\.?|no\.) ?)(?=(?:[468]|1[02468]|2[0246])(?![\p{L}\d.]))/giu;

/** Units of several words, or with marks, as the one that stands for them, in sentences and in titles alike: `25 páginas por minuto` is 25 ppm, `450 °C` 450 celsius. */
export function unitsInShort(text: string): string {
  const wired = WIRE.test(text) ? text.replace(GAUGE, 'calibre ') : text;
  return wired
    .replace(TIMES, ' x ')
    .replace(TOGETHER, '$1$2 ')
    .replace(INGRESS, 'ip')
    .replace(PAGES_PER_MINUTE, 'ppm')
    .replace(CELSIUS, ' celsius')
    .replace(NEWTON_METRES, ' nm');
}
