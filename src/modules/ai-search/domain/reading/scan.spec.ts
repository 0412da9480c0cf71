import { scan } from './scan';
import { stopwatch } from '@test/support/stopwatch';

const told = (text: string): string[] => scan(text).map((token) => token.text);

it.each<[string, string[]]>([
  ['tubo de 3/4', ['tubo', 'de', '0.75']],
  ['manguera 1 1/2"', ['manguera', '1.5', 'pulgadas']],
  ['manguera 1-1/4', ['manguera', '1.25']],
  ['broca 5/16', ['broca', '0.3125']],
  ['lente 1/3', ['lente', '0.3333']],
  // two numbers
  ['cable 2/4 hilos', ['cable', '2', ',', '4', 'hilos']],
  ['chapa 12/24', ['chapa', '12', ',', '24']],
  ['sensor 1/2.8', ['sensor', '1', ',', '2.8']],
  ['red 10/100', ['red', '10', ',', '100']],
  ['24/7', ['24', ',', '7']],
])('%s', (text, tokens) => {
  expect(told(text)).toEqual(tokens);
});

it('tells what is written with a tilde', () => {
  const tokens = scan('piña, MUÑECO y muneca');
  expect(tokens.filter(({ hasTilde }) => hasTilde === true).map(({ text }) => text)).toEqual(['pina', 'muneco']);
});

it('takes time in proportion to the length of a word without a tilde', () => {
  const time = (length: number): number => {
    const text = `ñ ${'a'.repeat(length)}`;
    const runs = Array.from({ length: 5 }, () => {
      const watch = stopwatch();
      scan(text);
      return watch();
    });
    return Math.min(...runs);
  };
  time(256);
  expect(time(16_000)).toBeLessThan(8 * time(4000) + 20);
});
