import { readComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { isColour, traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { words } from '@/modules/ai-search/domain/words/words';
import type { Reading } from '../rule';
import { textAt, type ScanToken } from '../scan';

/** `al menos`, `cuando menos`, `más o menos`, `con menos ruido`. */
const LIMITS_WITH: ReadonlySet<string> = new Set(['al', 'lo', 'cuando', 'mas', 'con', 'o']);
const SMALL = words(
  'en la las el los lo de del tipo marca marcas para con a que traen traigan tienen tengan llevan lleven usan usen son sean',
);
/** `gaste menos tinta`, `mucho menos ruido`: there is less of it. */
const WITH_LESS = words(
  'pagar pague paguemos pago pagando cobre cobren gaste gasten gasta gastan gastar consuma consuman consume consumen consumir use usen usa usan usar ocupe ocupen ocupa haga hagan hace hacer tenga tengan tiene traiga traigan lleve lleven necesite necesiten requiera requieran pida emita emitan de den da mucho que y ni es son sea sean uses using',
);
const OF_AMOUNTS = words(
  'ruido ruidoso ruidosa espacio peso pesado pesada consumo luz energia corriente caro cara caros caras costoso barato tiempo gente distancia alcance potencia grande grandes chico chica dinero lana precio calor agua tinta trabajo problema problemas posible marca',
);

/** Whether the `menos` at `at` leaves out what stands behind it: `cualquier marca menos dahua`, `menos las domo`, `menos de metal`; it says many things. */
export function excepts(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (!isException(tokens, at)) return false;
  const name = tokens.findIndex(({ text }, place) => place > at && !SMALL.has(text));
  if (isComparison(tokens, at)) return isName(reading, name) || isTraitApart(reading, at, name);
  if (isAmount(tokens, name)) return isAmongAll(tokens, at) || name > at + 1;
  const isThing = isName(reading, name) || (tokens[name]?.kind === 'word' && isNamedAt(reading, at, name));
  return isThing || isTraitApart(reading, at, name);
}

function isException(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'menos' && !LIMITS_WITH.has(textAt(tokens, at - 1));
}

function isComparison(tokens: readonly ScanToken[], at: number): boolean {
  return readComparator(tokens, at) !== undefined && !isOfOnes(tokens, at);
}

/** `menos de la de 4 mp`. */
function isOfOnes(tokens: readonly ScanToken[], at: number): boolean {
  return (
    textAt(tokens, at + 1) === 'de' &&
    ['la', 'las', 'el', 'los'].includes(textAt(tokens, at + 2)) &&
    textAt(tokens, at + 3) === 'de'
  );
}

function isAmount(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at]?.kind !== 'word' && readMeasure(tokens, at) !== undefined;
}

/** Whether a trait of what was asked for stands at `name`: `menos de metal`, `menos los de rack`; `que gaste menos tinta` is of how much. */
function isTraitApart({ tokens, draft }: Reading, at: number, name: number): boolean {
  const isLess = WITH_LESS.has(textAt(tokens, at - 1)) && !isColour(textAt(tokens, name));
  return tokens[name]?.kind !== 'number' && !isLess && draft.concepts.length > 0 && traitLength(tokens, name) > 0;
}

/** Whether what has a name stands at `name`, behind the `menos` at `at`. */
function isNamedAt(reading: Reading, at: number, name: number): boolean {
  const { tokens, lexicon, draft } = reading;
  if (isName(reading, name) || isAmongAll(tokens, at)) return true;
  if (draft.concepts.length === 0) return false;
  return lexicon.thesaurus.find(tokens, name) !== undefined || isThingApart(reading, at, name);
}

/** `menos las domo`, `menos bala`: a word of the trade; `menos ruido`, `que gaste menos luz` are of how much. */
function isThingApart({ tokens, lexicon }: Reading, at: number, name: number): boolean {
  const isOfAmount = WITH_LESS.has(textAt(tokens, at - 1)) || OF_AMOUNTS.has(textAt(tokens, name));
  return !isOfAmount && (name > at + 1 || lexicon.speller.means(textAt(tokens, name)));
}

/** Whether a brand or a place stands there: `menos de Ubitek` limits no amount. */
function isName({ tokens, lexicon }: Reading, at: number): boolean {
  return lexicon.brandAt(tokens, at) !== undefined || lexicon.branches.find(tokens, at) !== undefined;
}

/** Whether anything is spoken of before the exception: `cualquier cámara menos …`. */
function isAmongAll(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => /^(cualquier|cualquiera|tod[oa]s?)$/.test(text));
}
