import { fold } from '@/modules/search-language/domain/fold';
import { termOf } from '@/modules/search-language/domain/terms';
import { placeOf } from '../amounts/dimensions';
import { unitsInShort } from '../amounts/spelled-units';
import { scan, type ScanToken } from '../reading/scan';
import { collectDenied } from './denied-terms';
import { collectMeasures, type ProductTraits } from './extract-traits';
import { ownClaims, tellsOfOthers } from './own-claims';
import { affirmed, waysTold, withoutTold } from './told-ways';

/** What only a product's description tells of it: measures in parallel lists, the keys of the ways in which it tells traits, and the terms it denies. */
export type DescribedTraits = Pick<ProductTraits, 'dimensions' | 'values' | 'denied'> & {
  readonly told: readonly string[];
};

/** That, and all that it says of the product itself, folded. */
export type Description = DescribedTraits & { readonly words: string };

export const NOTHING_DESCRIBED: DescribedTraits = { dimensions: [], values: [], told: [], denied: [] };

/**
 * Reads measures, traits and denials from the sentences of a description as far as title and features leave them open: what those tell of a dimension, of a
 * trait or of its variants holds. What it says of other things, of what may be had besides or of other models counts for nothing.
 */
export function readDescription(
  description: readonly string[],
  title: string,
  features: readonly string[],
  own: ProductTraits,
): Description {
  const texts = [title, ...features].map((text) => scan(text));
  const sentences = description.map((sentence) => scan(unitsInShort(sentence)));
  const claims = sentences.flatMap((tokens) => [...ownClaims(tokens), BREAK]);
  const had = affirmed(claims);
  const told = withoutTold(waysTold(had), texts);
  const words = had.map(({ text }) => text).join(' ');
  return { ...measuresBeside(had, own), told, denied: deniedBeside(sentences, texts), words };
}

type Sentences = readonly (readonly ScanToken[])[];

const BREAK: ScanToken = { text: ',', kind: 'break', joined: false };

/** The measures of dimensions that neither title nor features tell. */
function measuresBeside(
  claims: readonly ScanToken[],
  own: ProductTraits,
): Pick<ProductTraits, 'dimensions' | 'values'> {
  const dimensions: number[] = [];
  const values: number[] = [];
  collectMeasures(claims, dimensions, values);
  const known = new Set(own.dimensions);
  const isNew = (_: number, at: number): boolean => !known.has(dimensions[at] ?? placeOf('metres'));
  return { dimensions: dimensions.filter(isNew), values: values.filter(isNew) };
}

/** What fails one without it (`no se quede sin internet`): that is no denial. */
const FAILING: ReadonlySet<string> = new Set(
  ['internet', 'luz', 'señal', 'corriente', 'energía'].map((word) => termOf(fold(word))),
);

/** The terms that it denies and neither title nor features have. */
function deniedBeside(sentences: Sentences, texts: Sentences): string[] {
  const denied = new Set<string>();
  for (const tokens of sentences) if (!tellsOfOthers(tokens)) collectDenied(tokens, denied);
  const said = new Set(texts.flatMap((tokens) => tokens.map(({ text }) => termOf(text))));
  return [...denied].filter((term) => !said.has(term) && !FAILING.has(term));
}
