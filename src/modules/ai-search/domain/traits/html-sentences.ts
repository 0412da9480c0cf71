/** What comes behind it is not read: a bound on the time of long texts, some pages of them. */
const MOST_CHARACTERS = 8000;
const UNSEEN = /<(script|style)\b[^<>]*>[^<]*<\/\1>/gi;
const ROW_ENDS = /<\/?(?:p|br|li|ul|ol|div|tr|table|h[1-6]|section|article|hr|dt|dd)\b[^<>]*>/gi;
const TAGS = /<[^<>]*>/g;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{1,2})(acute|grave|tilde|uml|cedil)|([a-z]{2,6})\d{0,2});/gi;
/** What a letter of an entity's name has above or below it. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  deg: '°',
  times: 'x',
  apos: "'",
  lt: '<',
  gt: '>',
};
const MOST_CODE = 0x10ffff;
/** Where a sentence ends: a mark with a blank behind it, or a new row. */
const ENDS = /[.!?;•](?=\s|$)|\n+|\t+/;

/** The sentences of a text in HTML, or in none, without its tags and with its entities as the letters that they stand for. */
export function sentencesOf(html: string): string[] {
  const rows = html.slice(0, MOST_CHARACTERS).replace(UNSEEN, ' ').replace(ROW_ENDS, '\n').replace(TAGS, '');
  return rows
    .replace(ENTITY, letterOf)
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The groups of {@link ENTITY}: a letter's number in either way, a letter and its mark, or a name. */
function letterOf(...[, decimal, hexadecimal, letter, mark = '', name = '']: string[]): string {
  if (letter !== undefined) return `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (code > 0 && code <= MOST_CODE) return String.fromCodePoint(code);
  return SIGNS[name.toLowerCase()] ?? ' ';
}
