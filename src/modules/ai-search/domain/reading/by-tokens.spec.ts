import { byTokens } from './by-tokens';
import { scan } from './scan';

describe('what is read of tokens', () => {
  it('is read once of the very same, and anew of others that say the same', () => {
    let times = 0;
    const read = byTokens((tokens) => ({ words: tokens.length, time: ++times }));
    const tokens = scan('cámara domo');
    expect(read(tokens)).toEqual({ words: 2, time: 1 });
    expect(read(tokens)).toBe(read(tokens));
    expect(read(scan('cámara domo'))).toEqual({ words: 2, time: 2 });
  });
});
