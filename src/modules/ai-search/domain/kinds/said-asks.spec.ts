import { scan } from '../reading/scan';
import { isAskedFor, isUnwished } from './said-asks';

const placeOf = (text: string, word: string): number => scan(text).findIndex((token) => token.text === word);

it.each([
  ['se necesitan lockers', 'necesitan', true],
  ['los obreros necesitan lockers', 'necesitan', false],
  ['hay que cambiar la lampara', 'cambiar', true],
  ['para cambiar la lampara', 'cambiar', false],
  ['en el gabinete va un switch', 'va', true],
  ['en los pasillos van 8 bafles', 'van', true],
  ['en los pasillos van quince bafles', 'van', true],
  ['la camara va en el techo', 'va', false],
  ['no va un switch ahi', 'va', false],
  ['a cada puerta le toca un lector', 'toca', true],
  ['alguien toca un timbre', 'toca', false],
  ['en la obra nos piden casco', 'piden', true],
  ['nos piden que haya casco', 'piden', false],
  ['los vecinos piden casco', 'piden', false],
])('whether a word asks without a wish: %s', (text, word, asks) => {
  expect(isAskedFor(scan(text), placeOf(text, word))).toBe(asks);
});

it.each([
  ['no quiero comprar switch', 'quiero', true],
  ['no quiero comprar switch', 'comprar', true],
  ['quiero comprar switch', 'comprar', false],
  ['no se si comprar switch', 'comprar', false],
])('whether a wish is refused: %s', (text, word, refused) => {
  expect(isUnwished(scan(text), placeOf(text, word))).toBe(refused);
});
