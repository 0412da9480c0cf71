import fc from 'fast-check';
import {
  characters,
  firstCharacters,
  hasForbiddenCharacters,
  hasForbiddenInLine,
  isLongerThan,
  withBlanksFolded,
  withBlanksFoldedInLines,
  withoutInvisibleCharacters,
} from '@/shared/text/characters';

const anyText = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '\n', '\u0000', '😀', '\ud83d', '\u202e', '\u200e') });

describe('characters', () => {
  it.each([
    ['', 0],
    ['cámara', 6],
    ['😀😀', 2],
    ['a\ud83d', 2],
  ])('counts %j as %i', (text, count) => {
    expect(characters(text)).toBe(count);
  });

  it('agrees with isLongerThan and firstCharacters', () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), (text, max) => {
        expect(isLongerThan(text, max)).toBe(characters(text) > max);
        const first = firstCharacters(text, max);
        expect(text.startsWith(first)).toBe(true);
        expect(characters(first)).toBe(Math.min(max, characters(text)));
      }),
    );
  });
});

describe('what no text may hold', () => {
  it.each([
    ['plain text', 'Cámara domo, 4 MP “exterior” 😀', false, false],
    ['a mark of direction', 'a\u200eb', false, false],
    ['line ends and tabs', 'a\tb\r\nc', false, true],
    ['a separator of lines', 'a\u2028b', false, true],
    ['NUL', 'a\u0000b', true, true],
    ['half a character', 'a\ud83db', true, true],
    ['an override of direction', 'a\u202eb', true, true],
  ])('tells %s', (_what, text, inText, inLine) => {
    expect([hasForbiddenCharacters(text), hasForbiddenInLine(text)]).toEqual([inText, inLine]);
  });

  it('is all among what a line may not hold', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(hasForbiddenCharacters(text) && !hasForbiddenInLine(text)).toBe(false);
      }),
    );
  });
});

describe('withBlanksFoldedInLines', () => {
  it.each([
    [' 4  domos \r\n\n\t1 dvr\u20282 fuentes\n', '4 domos\n1 dvr\n2 fuentes'],
    ['domo\u0000 4 mp', 'domo 4 mp'],
    ['\n \n', ''],
  ])('reads %j as %j', (text, folded) => {
    expect(withBlanksFoldedInLines(text)).toBe(folded);
  });
});

describe('withBlanksFolded', () => {
  it.each([
    ['  domo \t 4\u0000mp\n', 'domo 4 mp'],
    ['\u0000\n ', ''],
    ['a\ud83d', 'a\ufffd'],
  ])('reads %j as %j', (text, folded) => {
    expect(withBlanksFolded(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(withBlanksFolded(withBlanksFolded(text))).toBe(withBlanksFolded(text));
      }),
    );
  });
});

describe('withoutInvisibleCharacters', () => {
  it('leaves what can be seen', () => {
    expect(withoutInvisibleCharacters('fac\u202etura\u0000 1.pdf')).toBe('factura 1.pdf');
  });
});
