import { scan } from '../reading/scan';
import { askedOtherwise } from './named-otherwise';
import type { NamedKind } from './named-kinds';

/** The name of a sentence, told with a role other than asked for. */
function namedIn(text: string, name: string, role = 0.2): NamedKind {
  const texts = name.split(' ');
  const at = scan(text).findIndex((token) => token.text === texts[0]);
  return { kinds: [1], words: texts.length, role, isAsked: false, joins: false, at, part: 0, texts, plainness: 1 };
}

it.each([
  ['dice el inge que el ups tiene que ir en el rack', 'ups', true],
  ['el extintor debe ser de polvo', 'extintor', true],
  ['junto a las freidoras debe ir algo', 'freidoras', false],
  ['el extintor tiene polvo', 'extintor', false],
  ['mando al chofer por un no break', 'no break', true],
  ['el chofer pregunta por un gabinete', 'gabinete', false],
  ['mando algo para un gabinete', 'gabinete', false],
  ['mando al chofer por el gabinete', 'gabinete', false],
])('whether a thing is asked for in passing: %s', (text, name, asked) => {
  const [only] = askedOtherwise([namedIn(text, name)], scan(text));
  expect(only?.isAsked).toBe(asked);
  expect(only?.role).toBe(asked ? 1 : 0.2);
});

it('is not asked for where it is refused, or something else is asked for', () => {
  const text = 'quiero un switch, el rack tiene que aguantar';
  const rack = namedIn(text, 'rack');
  const other = { ...namedIn(text, 'switch', 1), isAsked: true };
  expect(askedOtherwise([other, rack], scan(text))).toEqual([other, rack]);
  expect(askedOtherwise([{ ...rack, role: 0 }], scan(text))).toEqual([{ ...rack, role: 0 }]);
});
