import { stem } from './stem';

/** Words of the trade that mean the same, folded. The first of each line stands for all of them. */
const SAME: readonly string[] = [
  'ups nobreak',
  'switch conmutador',
  'bala bullet',
  'domo dome',
  'turret eyeball torreta',
  'fuente eliminador',
  'soporte bracket montaje',
  'router ruteador enrutador',
  'bocina altavoz parlante',
  'sensor detector',
  'balun balum baluns transceptor',
  'cerradura chapa',
  'videoportero videointerfon',
  'inalambrico wireless',
  'bateria acumulador',
  'hdd discoduro',
  'estrobo estroboscopio',
  'gabinete cabinet',
  'huella huellas fingerprint',
  'teclado keypad',
  'llavero keyfob',
  'varifocal vf',
  'exterior outdoor',
  'interior indoor',
  'microfono mic',
  'videovigilancia cctv',
];

/** Several words that mean one: the phrase, then the word. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['no break', 'ups'],
  ['disco duro', 'hdd'],
  ['disco rigido', 'hdd'],
  ['fuente de poder', 'fuente'],
  ['control remoto', 'llavero'],
  ['estado solido', 'ssd'],
  ['access point', 'ap'],
  ['punto de acceso', 'ap'],
  ['patch cord', 'patchcord'],
  ['wi fi', 'wifi'],
  ['circuito cerrado', 'videovigilancia'],
  ['video vigilancia', 'videovigilancia'],
  ['camara de seguridad', 'camara'],
  ['camara seguridad', 'camara'],
  ['camara de vigilancia', 'camara'],
  ['camara vigilancia', 'camara'],
];

/** One-way: who asks for the first also takes the others, never the other way round. */
const BROADER: readonly string[] = ['grabador dvr nvr xvr', 'dvr xvr', 'videograbador dvr nvr xvr'];

/** Stem of a synonym -> the stem that stands for it. */
export const CANONICAL: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(stem);
    return others.filter((other) => other !== first).map((other) => [other, first] as const);
  }),
);

/** The stems of every word that has a synonym. */
const HAVING_SYNONYMS: ReadonlySet<string> = new Set(SAME.flatMap((line) => line.split(' ').map(stem)));

/** Begins the terms that keep a word apart from its synonyms; no letter, digit or model begins so. */
const SPELLED = '=';

/**
 * The term by which a folded word is told from its synonyms; undefined for a word that has none. All of them are found
 * alike, but what says the very word comes first (Decisions 14).
 */
export function spelledTerm(word: string): string | undefined {
  const root = stem(word);
  return HAVING_SYNONYMS.has(root) ? `${SPELLED}${root}` : undefined;
}

/** The word that a term stands for, without what keeps it apart from its synonyms. */
export function spellingOf(term: string): string {
  return term.startsWith(SPELLED) ? term.slice(SPELLED.length) : term;
}

function canonical(word: string): string {
  const root = stem(word);
  return CANONICAL.get(root) ?? root;
}

/** First term of a phrase -> the phrases that begin so: all their terms, and the one that they mean. */
export const PHRASES_BY_FIRST: ReadonlyMap<string, readonly { terms: readonly string[]; term: string }[]> = (() => {
  const byFirst = new Map<string, { terms: string[]; term: string }[]>();
  for (const [phrase, word] of PHRASES) {
    const terms = phrase.split(' ').map(canonical);
    const first = terms[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { terms, term: canonical(word) }]);
  }
  return byFirst;
})();

/** Term -> the other terms that a query for it takes too. */
export const BROADER_TERMS: ReadonlyMap<string, readonly string[]> = new Map(
  BROADER.map((line) => {
    const [first = '', ...others] = line.split(' ').map(canonical);
    return [first, others] as const;
  }),
);

/** Spellings that no document's term begins with, for prefixes: [synonym, the term that stands for it]. */
export const ALIASES: readonly (readonly [string, string])[] = SAME.flatMap((line) =>
  line
    .split(' ')
    .slice(1)
    .map((word) => [word, canonical(word)] as const),
);
