import { waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import { KNOWN_BRANDS } from '@/modules/ai-search/domain/words/known-brands';
import { isPolish } from '@/modules/ai-search/domain/words/lexicon';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { words } from '@/modules/ai-search/domain/words/words';
import { FILLERS, NEGATIONS } from '../grammar';
import { partStart } from '../marks';
import { say, type Reading, type Rule } from '../rule';
import { textAt, type ScanToken } from '../scan';
import { isStreet } from '../small-readings';

/** A brand asked for; behind a purpose (`tóner para impresora brother`), or of what there is already, that of what is served. */
export const brand: Rule = (reading, at) => {
  const { tokens, draft, lexicon } = reading;
  const found = lexicon.brandAt(tokens, at);
  if (!found || isByItself(tokens, at)) return 0;
  if (isStreet(tokens, at)) return found.length;
  if (isDenied(draft) || isListed(reading, at)) draft.excludeBrand(found.value);
  else if (draft.role === 'purpose' || draft.isHad) {
    const said = tokens
      .slice(at, at + found.length)
      .map(({ text }) => text)
      .join(' ');
    if (draft.isHad && draft.addHadBrand(found.value, said)) return found.length;
    say(reading, { said, alternatives: [alternative(said, 1)], categoryIds: [], unknown: false, brand: true }, false);
  } else draft.brandIds.add(found.value);
  return found.length;
};

/** `que se conecte sola`, `mi casa está sola`, `el viejo era de 4` are of no brands of these names. */
function isByItself(tokens: readonly ScanToken[], at: number): boolean {
  const [text, last] = [textAt(tokens, at), textAt(tokens, at - 1)];
  if (MAKERS.has(last) || at === 0) return false;
  if (WAS.has(text)) return true;
  const told = tokens.slice(partStart(tokens, at), at);
  return BY_ITSELF.has(text) && told.some((token) => TELLING.has(token.text));
}
const BY_ITSELF = words('sola solo solas solos');
const WAS = words('era eran');
/** Before `sola`, in the same part: what does something by itself, or is alone. */
const TELLING = words('que se esta estan queda quedan');

/** `nada de cámaras Xolocam` leaves out the brand, and the cameras only of it; `sin audio Xolocam` asks for the brand. */
function isDenied(draft: Reading['draft']): boolean {
  const last = draft.negated > 0 ? draft.lastLeftOut : undefined;
  if (last && waysOf(last.said) === undefined) return draft.takeBack();
  if (last) draft.endPhrase();
  return draft.negation !== undefined;
}

/** The second of `que no sean A, B`: a list of several behind a denial of several. */
function isListed({ tokens, draft, lexicon }: Omit<Reading, 'vocabulary'>, at: number): boolean {
  if (tokens[at - 1]?.kind !== 'break') return false;
  for (let name = at - 2; name >= Math.max(0, at - 1 - LONGEST_NAME); name--) {
    const before = lexicon.brandAt(tokens, name);
    if (before && name + before.length === at - 1)
      return (
        draft.excludedBrandIds.has(before.value) &&
        (OF_SEVERAL.has(textAt(tokens, name - 1)) || isListed({ tokens, draft, lexicon }, name))
      );
  }
  return false;
}
const LONGEST_NAME = 3;
const OF_SEVERAL = words('sean marcas');

/** What stands before a brand that is named as one. */
export const MAKERS = words('marca marcas fabricante');
/** What `marca` is a verb before or behind: `que marca la hora`, `marca error`. */
const VERBAL = words('que se me no lo la le te nos cual y ya');
/** How a brand is, and not its name. */
const DESCRIBING = words(
  'reconocida conocida reconocidas conocidas economica economicas buena barata barato china chino nacional americana mexicana original originales generica generico propia libre blanca confiable comercial seria famosa similar diferente distinta ' +
    'igual indistinta cualquiera especifica preferida favorita lider profesional premium durable resistente garantizada registrada sea es son error solo sola bien mal hora entrada entradas salida abierto cerrado x',
);

/**
 * A brand that this catalog has none of (`marca Fulana`, `switch cisco`): noted as asked for, so that it is told to have been let go. Takes only the word
 * `marca`; the name is read as a word, for products may say what they fit.
 */
export const strangeBrand: Rule = (reading, at) => {
  const { tokens, draft } = reading;
  const isSaid = MAKERS.has(textAt(tokens, at)) && !isVerbal(tokens, at);
  const place = isSaid ? at + 1 + Number(tokens[at + 1]?.kind === 'break') : at;
  const name = nameAt(tokens, place);
  if (!isStrange(reading, place) || !(isSaid ? isName(reading, place) : isKnown(reading, place))) return 0;
  if (draft.negation === undefined && draft.role !== 'purpose' && !isStreet(tokens, place)) draft.brandIds.add(name);
  return place - at;
};

/** `de la marca X` is no verb, `que la marca` is. */
function isVerbal(tokens: readonly ScanToken[], at: number): boolean {
  const last = textAt(tokens, at - 1);
  return VERBAL.has(last) && !(last === 'la' && !VERBAL.has(textAt(tokens, at - 2)));
}

/** Whether the word is in the name of no brand on sale. */
function isStrange({ tokens, lexicon }: Reading, at: number): boolean {
  const token = tokens[at];
  return (token?.kind === 'word' || token?.kind === 'mixed') && !lexicon.brands.words.has(token.text);
}

/** `tp-link` is one name; of words that aren't joined the first counts. */
function nameAt(tokens: readonly ScanToken[], at: number): string {
  const joined = tokens[at + 1]?.joined === true ? textAt(tokens, at) + textAt(tokens, at + 1) : '';
  return KNOWN_BRANDS.has(joined) ? joined : textAt(tokens, at);
}

/** Whether it is a brand of the trade, and no word of it. */
function isKnown({ tokens, lexicon }: Reading, at: number): boolean {
  return (
    KNOWN_BRANDS.has(nameAt(tokens, at)) &&
    !isPolish(tokens, at) &&
    !isByItself(tokens, at) &&
    lexicon.thesaurus.find(tokens, at) === undefined
  );
}

/** Whether what stands behind `marca` names one, and is nothing else that is asked for. */
function isName({ tokens, lexicon, draft }: Reading, at: number): boolean {
  const text = textAt(tokens, at);
  if (text.length < 2 || FILLERS.has(text) || DESCRIBING.has(text) || waysOf(text) !== undefined) return false;
  if (NEGATIONS.find(tokens, at)) return false;
  return draft.concepts.length === 0 || lexicon.thesaurus.find(tokens, at) === undefined;
}
