import fc from 'fast-check';
import { KindLearner } from './kind-learner';

const CAMERA = 1;
const DOME = 2;
const RECORDER = 3;
const familyOf = (kind: number): number => (kind === DOME ? CAMERA : kind);
const [MEGAPIXELS, INFRARED, CHANNELS, DISK, VIDEO, DAHUA, DOMO, GRABADOR, FUNDA] = [
  10, 11, 12, 13, 14, 15, 16, 17, 18,
];

/** A catalog of cameras and recorders, which all are of one brand and category. */
function taught(): KindLearner {
  const learner = new KindLearner();
  for (let each = 0; each < 6; each++) {
    learner.learn(CAMERA, [MEGAPIXELS, INFRARED, VIDEO, DAHUA]);
    learner.learn(DOME, [MEGAPIXELS, INFRARED, DOMO, VIDEO, DAHUA]);
    learner.learn(RECORDER, [CHANNELS, DISK, GRABADOR, VIDEO, DAHUA]);
  }
  return learner;
}

describe('guessing kinds', () => {
  it.each([
    ['measures that only one kind has', [CHANNELS, DISK, VIDEO], [], RECORDER],
    ['one of a family', [MEGAPIXELS, INFRARED, DOMO], [], DOME],
    ['what a family has in common', [MEGAPIXELS, INFRARED, VIDEO], [], CAMERA],
    ['what all kinds say', [VIDEO, DAHUA], [], 0],
    ['what speaks for two kinds', [MEGAPIXELS, INFRARED, CHANNELS, DISK], [], 0],
    ['nothing known', [99], [], 0],
    ['nothing', [], [], 0],
    ['a name of the kind', [CHANNELS, DISK, GRABADOR], [GRABADOR], RECORDER],
    ['a name that no product of the kind has', [CHANNELS, DISK, FUNDA], [FUNDA], 0],
  ])('%s', (_name, evidence, names, kind) => {
    const found = taught().guess(evidence, names, familyOf);
    expect(kind === CAMERA ? familyOf(found) : found).toBe(kind);
  });

  it('a single product proves nothing', () => {
    const learner = taught();
    learner.learn(RECORDER, [50]);
    expect(learner.guess([50], [], familyOf)).toBe(0);
  });

  it('is of a kind that was learned, or none, whatever is said', () => {
    const learner = taught();
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 9, max: 20 })), (evidence) => {
        expect([0, CAMERA, DOME, RECORDER]).toContain(learner.guess(evidence, [], familyOf));
      }),
    );
  });
});
