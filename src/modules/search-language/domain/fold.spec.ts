import fc from 'fast-check';
import { fold, foldCode } from './fold';

describe('fold', () => {
  it.each([
    ['CÁMARA Ñandú ÜBER', 'camara nandu uber'],
    ['lente de 2.8㎜', 'lente de 2.8mm'],
    ['Ｗｉ－Ｆｉ', 'wi-fi'],
    ['ﬁbra', 'fibra'],
    ['cá​ma\u00adra', 'camara'],
    ['pantalla de 32"', 'pantalla de 32 pulgadas '],
    ['pantalla de 32 ”', 'pantalla de 32 pulgadas '],
    ['rollo de 1,000 m', 'rollo de 1000 m'],
    ['12,5', '12,5'],
    ['İzmir', 'izmir'],
    ['3M™ cable', '3m  cable'],
    ['Ελληνικά Привет', 'ελληνικα привет'],
    ['', ''],
  ])('%j -> %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('is its own fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('folds single characters as it folds texts', () => {
    for (let code = 0; code < 0x180; code++) {
      const folded = fold(String.fromCharCode(code));
      expect([code, foldCode(code)]).toEqual([code, folded.length === 1 ? folded.charCodeAt(0) : -1]);
    }
    expect(foldCode(0x3a9)).toBe(-1);
  });
});
