import fc from 'fast-check';
import { fold } from './fold';
import { termOf } from './terms';
import { tokenise } from './tokens';

function texts(text: string): string[] {
  return tokenise(text).map(({ lexeme }) => lexeme.text);
}

/** Tokens of the same chunk joined by `·`. */
function chunks(text: string): string[] {
  const parts = new Map<number, string[]>();
  for (const { lexeme, chunk } of tokenise(text)) parts.set(chunk, [...(parts.get(chunk) ?? []), lexeme.text]);
  return [...parts.values()].map((part) => part.join('·'));
}

describe('tokenise', () => {
  it.each<[string, string[]]>([
    ['Cámara  IP+Wi-Fi', ['camara', 'ip', 'wi·fi']],
    ['DS-2CD2143G2-I', ['ds·2cd2143g2·i']],
    ['H.265+', ['h·265']],
    ['lente 2.8mm, f/1.6', ['lente', '2.8mm', 'f', '1.6']],
    ['v1.2.3', ['v1·2.3']],
    ['12-24V', ['12·24v']],
    ['DVR/NVR;(8CH)', ['dvr', 'nvr', '8ch']],
    ['a -b- c', ['a', 'b', 'c']],
    ['1,000 m y 32"', ['1000', 'm', 'y', '32', 'pulgadas']],
    ['½ ﬁbra Ωmega', ['1', '2', 'fibra', 'ωmega']],
    ['ca\u00admara', ['camara']],
    ['1.\u00ad1', ['1.1']],
    ['%%%% ... 😀 -_-', []],
    ['', []],
    ['9.', ['9']],
    ['x'.repeat(100), ['x'.repeat(64)]],
  ])('%j', (text, expected) => {
    expect(chunks(text)).toEqual(expected);
  });

  it('folds as it goes to the same tokens as text folded before', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...Array.from('aÉñ19 .,"-²ß½\u00ad€+/')) }),
        ),
        (text) => {
          expect(chunks(text)).toEqual(chunks(fold(text)));
        },
      ),
    );
  });

  it('gives only letters and digits, folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const token of texts(text)) expect(token).toMatch(/^(?:[\p{L}\p{N}]+|\d+\.\d[\p{L}\p{N}]*)$/u);
      }),
    );
  });
});

describe('termOf', () => {
  it.each([
    ['4mp', '4mp'],
    ['4mpx', '4mp'],
    ['2.80mm', '2.8mm'],
    ['3.0', '3'],
    ['305mts', '305m'],
    ['12volts', '12v'],
    ['canales', 'ch'],
    ['2cd2143', '2cd2143'],
    ['conmutador', 'switch'],
    ['conmutadores', 'switch'],
    ['bullet', 'bala'],
    ['domo', 'domo'],
    ['turret', 'turret'],
    ['eyeball', 'turret'],
    ['eliminadores', termOf('fuente')],
  ])('%s -> %s', (word, expected) => {
    expect(termOf(word)).toBe(expected);
  });
});
