import { KindTable } from './kind-table';

const [CAMERA, SWITCH, DESK] = [1, 2, 3] as const;

describe('the kinds of products', () => {
  it.each<[string, ['put' | 'guess' | 'describe', number][], number]>([
    ['what they tell', [['put', CAMERA]], CAMERA],
    ['a guess where they tell none', [['guess', SWITCH]], SWITCH],
    [
      'nothing when the guess is taken back',
      [
        ['guess', SWITCH],
        ['guess', 0],
      ],
      0,
    ],
    [
      'what they tell when the guess is taken back',
      [
        ['put', DESK],
        ['guess', SWITCH],
        ['guess', 0],
      ],
      DESK,
    ],
    [
      'described rather than guessed',
      [
        ['guess', SWITCH],
        ['describe', CAMERA],
      ],
      CAMERA,
    ],
    [
      'so whichever came first',
      [
        ['describe', CAMERA],
        ['guess', SWITCH],
      ],
      CAMERA,
    ],
    [
      'guessed when they are described no more',
      [
        ['guess', SWITCH],
        ['describe', CAMERA],
        ['describe', 0],
      ],
      SWITCH,
    ],
    [
      'what a new text tells and nothing older',
      [
        ['describe', CAMERA],
        ['guess', SWITCH],
        ['put', DESK],
      ],
      DESK,
    ],
  ])('are %s', (_, changes, kind) => {
    const table = new KindTable();
    table.put(0, 0);
    for (const [how, of] of changes) table[how](0, of);
    expect(table.of(0)).toBe(kind);
    const sold = [CAMERA, SWITCH, DESK].map((each) => [each, table.sold(each), [...table.slotsOf(each)]]);
    expect(sold).toEqual([CAMERA, SWITCH, DESK].map((each) => (each === kind ? [each, 1, [0]] : [each, 0, []])));
  });

  it('counts only products that tell it themselves as tellers', () => {
    const table = new KindTable();
    table.put(0, DESK);
    table.put(1, 0);
    table.guess(0, CAMERA);
    table.describe(1, CAMERA);
    expect([table.tellersOf(CAMERA), table.tellersOf(DESK)]).toEqual([0, 1]);
    expect([table.toldBy(0), table.toldBy(1)]).toEqual([DESK, 0]);
    expect(table.toldKinds()).toEqual([DESK]);
    table.put(2, DESK);
    table.describe(2, CAMERA);
    table.describe(3, DESK);
    table.put(4, DESK);
    table.describe(4, DESK);
    expect([...table.shownAsOthers()]).toEqual([[DESK, [0, 2]]]);
  });
});
