import type { ScanToken } from './scan';

type Tokens = readonly ScanToken[];

/** `read`, which answers the same again for the very same tokens as long as these are held: several readers of a sentence ask for it. Nobody changes what it answers. */
export function byTokens<T extends object>(read: (tokens: Tokens) => T): (tokens: Tokens) => T {
  const answers = new WeakMap<Tokens, T>();
  return (tokens) => {
    const known = answers.get(tokens);
    if (known) return known;
    const answer = read(tokens);
    answers.set(tokens, answer);
    return answer;
  };
}
