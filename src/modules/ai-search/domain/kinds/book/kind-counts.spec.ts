import { KindScores } from '../kind-scores';
import { KindCounting } from './kind-counts';

const [CAMERA, CABLE] = [1, 2];
const [OUTDOORS, LONG, NEVER_SAID] = [0, 1, 7];
const FEATURES = 2;
const ANYTHING = 200;

describe('how often kinds are asked for with what', () => {
  const counting = new KindCounting();
  counting.add(OUTDOORS, CAMERA, 1);
  counting.add(LONG, CAMERA, 0.5);
  counting.add(OUTDOORS, CAMERA, 1);
  counting.add(LONG, CABLE, 3);
  const counts = counting.counted(FEATURES, ANYTHING);

  it.each([
    [OUTDOORS, [CAMERA]],
    [LONG, [CABLE, CAMERA]],
    [NEVER_SAID, []],
  ])('of feature %i: kinds %j', (feature, kinds) => {
    expect([...counts.kindsOf(feature)]).toEqual(kinds);
    expect(counts.having(feature)).toBe(kinds.length);
  });

  it('tells how much oftener than anything a kind is asked for with a feature', () => {
    const scores = new KindScores(3);
    counts.addTo(scores, LONG);
    counts.addTo(scores, OUTDOORS);
    counts.addTo(scores, NEVER_SAID);
    const all = 5.5 + FEATURES;
    const long = (ANYTHING * (3.5 + 1)) / all;
    const outdoors = (ANYTHING * (2 + 1)) / all;
    expect(scores.of(CABLE)).toBeCloseTo(Math.log(1 + 3 / long), 6);
    expect(scores.of(CAMERA)).toBeCloseTo(Math.log(1 + 0.5 / long) + Math.log(1 + 2 / outdoors), 6);
  });

  it.each([
    [CAMERA, 2.5],
    [CABLE, 3],
    [3, 0],
  ])('kind %i is asked for %d times', (kind, times) => {
    expect(counts.totalOf(kind)).toBe(times);
  });

  it('knows how many kinds are asked for at all', () => {
    expect(counts.askedFor).toBe(2);
  });
});
