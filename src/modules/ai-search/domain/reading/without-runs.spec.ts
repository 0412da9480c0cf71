import { scan, type ScanToken } from './scan';
import { withoutAmounts, withoutRuns, type RunLength } from './without-runs';

const isNumber: RunLength = (tokens, at) => Number(tokens[at]?.kind === 'number');
const twoNumbers: RunLength = (tokens, at) => (isNumber(tokens, at) + isNumber(tokens, at + 1) === 2 ? 2 : 0);
const textOf = (tokens: readonly ScanToken[]): string => tokens.map(({ text }) => text).join(' ');

it.each([
  ['leaves out each run', twoNumbers, '1 2 camara 3 4', 'camara'],
  ['reads on behind a run', twoNumbers, '1 2 3 camara', '3 camara'],
  ['keeps what is no run', twoNumbers, 'camara de 8', 'camara de 8'],
])('%s', (_, lengthAt, text, left) => {
  expect(textOf(withoutRuns(scan(text), lengthAt))).toBe(left);
});

it.each([
  ['camara de 8 gris', 'camara gris'],
  ['camara 8 de dia', 'camara de dia'],
])('leaves out an amount with the word that leads to it: %s', (text, left) => {
  expect(textOf(withoutAmounts(scan(text), isNumber))).toBe(left);
});
