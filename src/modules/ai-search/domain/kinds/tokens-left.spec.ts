import { scan } from '../reading/scan';
import { tokensLeft } from './tokens-left';

it('what says that something is wanted stays, though it only leads to how many are', () => {
  const tokens = scan('pongo un ciber y necesito 10 computadoras');
  const left = tokensLeft(tokens, new Set([4, 5]));
  expect(left.map(({ text }) => text).join(' ')).toBe('pongo un ciber y necesito computadoras');
});
