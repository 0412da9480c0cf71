const LETTERS = /^[a-z]+$/;
const SINGULAR_IN_S = /(?:[iu]|s)s$/;
const FEMININE = /(?:ic|ad|id|iv|rn)a$/;

/**
 * Light Spanish stem of a folded word: plural and singular meet (`camaras` camara, `sensores` sensor, `luces` luz,
 * `cables` and `cable` cabl), and so do the genders of the common adjective endings (`inalambrica` inalambrico).
 * Anything with a digit, and any word under four letters, comes back as it is.
 */
export function stem(word: string): string {
  if (word.length < 4 || !LETTERS.test(word)) return word;
  return masculine(withoutFinalE(withoutPluralS(word)));
}

function withoutPluralS(word: string): string {
  return word.endsWith('s') && !SINGULAR_IN_S.test(word) ? word.slice(0, -1) : word;
}

/** `sensore` and `sensor` meet, `cable` meets the `cable` of `cables`; `luce` and `enlace` end as `luz` and `enlaz`. */
function withoutFinalE(word: string): string {
  if (word.length < 4 || !word.endsWith('e')) return word;
  const root = word.slice(0, -1);
  return root.endsWith('c') ? `${root.slice(0, -1)}z` : root;
}

function masculine(word: string): string {
  return word.length >= 6 && FEMININE.test(word) ? `${word.slice(0, -1)}o` : word;
}
