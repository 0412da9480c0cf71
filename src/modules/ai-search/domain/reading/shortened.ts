import { shortFor } from '../kinds/titles/in-full';
import type { Lexicon } from '../words/lexicon';
import { words } from '../words/words';
import { textAt, type ScanToken } from './scan';

/** What stands for a word beside those of one trade only: `fus 2a` is a fuse, `sir` a gentleman, `barr` half a `barra`. */
const BESIDE: ReadonlyMap<string, { readonly word: string; readonly near: ReadonlySet<string> }> = new Map([
  ['fus', { word: 'fusionadora', near: words('fo fibra fibras optica') }],
  ['barr', { word: 'barrera', near: words('veh vehicular vehiculo vehiculos estacionamiento') }],
  ['sir', { word: 'sirena', near: words('estrobo estrob ext exterior int interior inal inalambrica 12v 24v alarma') }],
]);

/** Nobody here tells others to do something so: `aislad` and `energizad` are cut off. */
const COMMAND = /.{3}[aei]d$/;

/** What clerks shorten to the token at a place (`torn`, `gabin`); undefined where it is a word, a name, or part of a model number. */
export function wordShortened(tokens: readonly ScanToken[], at: number, lexicon: Lexicon): string | undefined {
  const text = textAt(tokens, at);
  if (tokens[at]?.joined === true || tokens[at + 1]?.joined === true || lexicon.brandAt(tokens, at)) return undefined;
  const isWord = (lexicon.isOrdinary(text) && !COMMAND.test(text)) || lexicon.speller.has(text);
  return wordBeside(tokens, at) ?? (isWord ? undefined : shortFor(text));
}

function wordBeside(tokens: readonly ScanToken[], at: number): string | undefined {
  const found = BESIDE.get(textAt(tokens, at));
  return found && [at - 1, at + 1].some((place) => found.near.has(textAt(tokens, place))) ? found.word : undefined;
}
