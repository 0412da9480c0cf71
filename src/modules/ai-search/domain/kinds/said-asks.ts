import { readNumber } from '../amounts/numbers';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { ASKING, SOME, WISHES } from './role-words';

const WISHED: ReadonlySet<string> = new Set([...WISHES, ...words('quiere quieren poner instalar')]);

/** Whether the wish at `at` is refused: `no quiero comprar switch aparte`. */
export function isUnwished(tokens: readonly ScanToken[], at: number): boolean {
  let first = at;
  while (WISHED.has(textAt(tokens, first))) first--;
  return first < at && textAt(tokens, first) === 'no';
}

/** Behind `se`: `se necesitan lockers`. */
const NEEDED = words(
  'necesita necesitan requiere requieren ocupa ocupan busca buscan solicita solicitan compra compran cotiza',
);
/** Behind `hay que`: `hay que cambiar la lámpara`. */
const TO_BE_DONE = words(
  'meter poner cambiar reponer comprar conseguir agregar instalar surtir pedir llevar montar colocar sumar',
);
/** Behind `me` and `nos`: `en la obra nos piden casco`. */
const DEMANDED = words('piden pidieron exigen exigieron encargan encargaron solicitan solicitaron');
const FALLING_TO = words('toca tocan');
/** By the word before: with what something is asked for. */
const ASKING_BEHIND: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['se', NEEDED],
  ['me', DEMANDED],
  ['nos', DEMANDED],
  ['le', FALLING_TO],
  ['les', FALLING_TO],
]);
/** Behind these `va` tells how something goes. */
const BEFORE_GOING = words('no donde me te');

/** Behind these `hay` tells what there is, and asks for nothing. */
const TOLD_AS_THERE = words(
  'un una que mucho mucha muchos muchas poco poca tanto tanta demasiado demasiada gente veces como alguien algo nada mas',
);

/** `hay switch de 8 puertos`, `buenas, hay chapas magnéticas`: whether somebody has it to sell, where nothing else is asked for. */
export function asksWhetherThere(tokens: readonly ScanToken[], at: number): boolean {
  const before = tokens[at - 1];
  const isFirst = before === undefined || before.kind === 'break' || GREETINGS.has(before.text);
  if (textAt(tokens, at) !== 'hay' || !isFirst || TOLD_AS_THERE.has(textAt(tokens, at + 1))) return false;
  return !tokens.some(({ text }) => ASKING.has(text));
}
const GREETINGS = words('hola buenas dias tardes noches disculpe disculpa oiga oye si');

/** Whether what stands at `at` asks without a wish: `se necesitan lockers`, `nos piden casco`, `hay que meter una bomba`, `ahí va un switch`, `le toca su detector`. */
export function isAskedFor(tokens: readonly ScanToken[], at: number): boolean {
  const [last, text, next] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)];
  if (last === 'que') return textAt(tokens, at - 2) === 'hay' && TO_BE_DONE.has(text);
  const asking = ASKING_BEHIND.get(last);
  if (asking) return asking.has(text) && next !== 'que';
  return (text === 'va' || text === 'van') && isGiven(tokens, at);
}

/** `van ocho bafles`; `no va un switch`, `te va una sorpresa`. */
function isGiven(tokens: readonly ScanToken[], at: number): boolean {
  if (BEFORE_GOING.has(textAt(tokens, at - 1))) return false;
  return SOME.has(textAt(tokens, at + 1)) || readNumber(tokens, at + 1) !== undefined;
}
