import { KindCounts } from './kind-counts';

const CAMERA = 1;
const CABLE = 2;
const OUTDOORS = 0;
const LONG = 1;

function told(counts: KindCounts, feature: number): Record<number, number> {
  const each: Record<number, number> = {};
  counts.tell(feature, (kind, count) => (each[kind] = count));
  return each;
}

describe('how often kinds are asked for with what', () => {
  const counts = new KindCounts();
  counts.add(OUTDOORS, CAMERA, 1);
  counts.add(LONG, CAMERA, 0.5);
  counts.add(OUTDOORS, CAMERA, 1);
  counts.add(LONG, CABLE, 3);

  it.each([
    [OUTDOORS, { [CAMERA]: 2 }, 1, 2],
    [LONG, { [CAMERA]: 0.5, [CABLE]: 3 }, 2, 3.5],
    [7, {}, 0, 0],
  ])('of feature %i: %j', (feature, each, having, sum) => {
    expect([told(counts, feature), counts.having(feature), counts.sumOf(feature)]).toEqual([each, having, sum]);
  });

  it.each([
    [CAMERA, 2.5],
    [CABLE, 3],
    [3, 0],
  ])('kind %i is asked for %d times', (kind, times) => {
    expect([counts.totalOf(kind), counts.all]).toEqual([times, 5.5]);
  });
});
