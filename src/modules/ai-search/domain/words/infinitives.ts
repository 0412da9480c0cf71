import { words } from './words';

const INFINITIVE = /^[a-z]{2,}[aei]r(?:me|te|se|le|les|lo|la|los|las|nos)?$/;
/** Of others that end so nothing is done. */
const LIKE_INFINITIVES = words(
  'radar celular cellular tubular altar collar solar hangar lugar pulsar hogar par bar mar dolar azucar familiar escolar particular similar auxiliar vehicular circular popular regular militar bipolar modular ocular rectangular titular ' +
    'laser router player sticker zipper tester cooler scanner server lidar auricular videobar soundbar lightbar burglar linear binocular monocular angular rear gear reverse',
);

/** Whether a word, folded, is a verb as it is looked up, or with who it is done to: `andar`, `equivocarme`; a `radar` is none. */
export function isInfinitive(word: string): boolean {
  return INFINITIVE.test(word) && !LIKE_INFINITIVES.has(word);
}
