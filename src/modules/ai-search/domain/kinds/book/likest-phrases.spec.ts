import { LikestPhrases } from './likest-phrases';

describe('LikestPhrases', () => {
  const likest = new LikestPhrases();

  const told = (phrases: readonly (readonly [kind: number, worth: number])[]): [number, number][] => {
    likest.begin(5);
    for (const [kind, worth] of phrases) likest.keep(kind, worth);
    const all: [number, number][] = [];
    likest.tell((kind, worth) => all.push([kind, worth]));
    return all;
  };

  it.each<[string, [number, number][], [number, number][]]>([
    ['one phrase of a kind', [[2, 0.4]], [[2, 0.4]]],
    [
      'what further ones add, in whatever order',
      [
        [3, 1],
        [3, 4],
        [3, 2],
      ],
      [[3, 4 + 0.5 * 2 + 0.12 * 1]],
    ],
    [
      'the like of the best one second',
      [
        [3, 4],
        [3, 4],
      ],
      [[3, 6]],
    ],
    [
      'no fourth',
      [
        [1, 8],
        [1, 4],
        [1, 2],
        [1, 1],
      ],
      [[1, 8 + 0.5 * 4 + 0.12 * 2]],
    ],
    [
      'each kind by itself, and nothing of the sentence before',
      [
        [4, 1],
        [2, 2],
      ],
      [
        [4, 1],
        [2, 2],
      ],
    ],
    ['nothing', [], []],
  ])('%s', (_, phrases, expected) => {
    expect(told(phrases)).toEqual(expected);
  });
});
