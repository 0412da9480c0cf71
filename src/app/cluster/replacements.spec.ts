import { Replacements } from '@/app/cluster/replacements';

describe('places that wait for their worker', () => {
  let replaced: string[];
  let replacements: Replacements<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    replaced = [];
    replacements = new Replacements((place) => replaced.push(place));
  });

  afterEach(() => jest.useRealTimers());

  it('are given one when the time has come, once', () => {
    replacements.after('first', 200);
    jest.advanceTimersByTime(199);
    expect(replaced).toEqual([]);
    jest.advanceTimersByTime(100_000);
    expect(replaced).toEqual(['first']);
  });

  it('are given one sooner when nobody serves any more, and no later than it was', () => {
    replacements.after('long', 30_000);
    replacements.after('soon', 300);
    jest.advanceTimersByTime(200);
    replacements.within(1000);
    jest.advanceTimersByTime(100);
    expect(replaced).toEqual(['soon']);
    jest.advanceTimersByTime(900);
    expect(replaced).toEqual(['soon', 'long']);
    jest.advanceTimersByTime(100_000);
    expect(replaced).toHaveLength(2);
  });
});
