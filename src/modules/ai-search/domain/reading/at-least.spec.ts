import { withAtLeast } from './at-least';
import type { Concept } from './intent';
import { scan } from './scan';

const aConcept = (said: string): Concept => ({
  said,
  alternatives: [],
  categoryIds: [],
  role: 'subject',
  unknown: false,
});

describe('what is more serves too', () => {
  it.each([
    'laptop i5 o superior',
    'laptop i5 en adelante',
    'laptop con minimo core i5',
    'laptop con al menos un i5',
    'laptop por lo menos i5',
    'laptop i5 or better',
  ])('%s', (text) => {
    const [laptop, i5] = withAtLeast([aConcept('laptop'), aConcept('i5')], scan(text));
    expect([laptop?.atLeast, i5?.atLeast]).toEqual([undefined, true]);
  });

  it.each(['laptop i5', 'laptop i5 mas mouse', 'laptop todo menos i5', 'laptop minimo 8 gb de ram i5'])(
    'not where nothing says so: %s',
    (text) => {
      expect(withAtLeast([aConcept('i5')], scan(text))[0]?.atLeast).toBeUndefined();
    },
  );
});
