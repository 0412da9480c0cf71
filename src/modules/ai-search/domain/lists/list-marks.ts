/** What begins the entries of a list, before a blank or a word. */
const BULLETS =
  /(?<![^\s])[\u2022\u25aa\u25cf\u25e6\u2023\u25ba\u27a2\u2713\u2714\u00b7*\u2013\u2014](?=\s*[\p{L}\d])/gu;
const DASHES = /(?<![^\s,;:])-(?=\s+\S|\p{L})/gu;
const PLUSES = /(?<=[\p{L}\d)"]) ?\+ ?(?=[\p{L}\d])/gu;
/** `1.-`, `2)`, `(3)`, `4.`, and the same with letters. */
const NUMERALS = /(?<![^\s(,;:])\(?(\d{1,2}|[a-h])(?:\.\)|\.-|[).]|-(?= ))(?=\s?\p{L}|\s\d)/giu;
const LINE_ENDS = /\s*[\r\n]+\s*/g;
const MARK = '; ';
const AROUND_MARKS = /\s*;[\s;]*/g;
/** So many entries make it a list. */
const SEVERAL = 2;

/** The text with marks between phrases in the place of what a list is written with: line ends, numerals in their order, bullets, pluses. */
export function withListMarks(text: string): string {
  const list = marked(marked(numbered(marked(text, LINE_ENDS, 1)), BULLETS, 1), PLUSES, SEVERAL);
  return list === text ? text : list.replace(AROUND_MARKS, MARK).replace(/^[; ]+/, '');
}

function marked(text: string, marks: RegExp, least: number): string {
  const count = text.match(marks)?.length ?? 0;
  return count >= least ? text.replace(marks, MARK) : text;
}

/** Numerals are those of a list where they count from the first one on. */
function numbered(text: string): string {
  const found = [...text.matchAll(NUMERALS)];
  let next = 1;
  const places = new Map<number, number>();
  for (const { 0: whole, 1: numeral = '', index } of found) {
    if (placeOf(numeral) !== next) continue;
    places.set(index, whole.length);
    next++;
  }
  if (places.size < SEVERAL) return marked(text, DASHES, SEVERAL);
  return text.replace(NUMERALS, (whole: string, _numeral: string, at: number) => (places.has(at) ? MARK : whole));
}

function placeOf(numeral: string): number {
  return /\d/.test(numeral) ? Number(numeral) : numeral.toLowerCase().charCodeAt(0) - FIRST_LETTER + 1;
}
const FIRST_LETTER = 'a'.charCodeAt(0);
