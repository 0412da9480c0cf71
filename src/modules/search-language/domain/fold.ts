const NOT_ASCII = /[^\0-\x7f]/;
const MARKS = /[\p{M}\p{Cf}]+/gu;
const INCHES = /(\d)\s?"/g;
/** Their compatibility forms are letters that nobody types. */
const TRADEMARKS = /[™℠]/g;
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;

/** What each character up to U+017F folds to: its code, or -1 when it vanishes or becomes several. */
const CODES = Int16Array.from({ length: 0x180 }, (_, code) => {
  const folded = foldAny(String.fromCharCode(code));
  return folded.length === 1 ? folded.charCodeAt(0) : -1;
});

/** The code of one character without its accent and in lower case, or -1 when it takes {@link fold}. */
export function foldCode(code: number): number {
  return code < 0x180 ? (CODES[code] ?? -1) : -1;
}

/**
 * Lower case without accents or invisible characters: `CÁMARA Ñandú` becomes `camara nandu`. Compatibility forms
 * become plain (`㎜` is `mm`), inches after a number become a word, and thousands lose their comma.
 */
export function fold(text: string): string {
  let folded = NOT_ASCII.test(text) ? foldAny(text.replace(/[″”]/g, '"').replace(TRADEMARKS, ' ')) : text.toLowerCase();
  if (folded.includes('"')) folded = folded.replace(INCHES, '$1 pulgadas ');
  return folded.includes(',') ? folded.replace(THOUSANDS, '$1') : folded;
}

function foldAny(text: string): string {
  const folded = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return NOT_ASCII.test(folded) ? folded.normalize('NFKD').replace(MARKS, '') : folded;
}
