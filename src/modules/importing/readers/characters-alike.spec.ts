import fc from 'fast-check';
import { line as importLine, text as importText } from '@/modules/importing/readers/texts';
import { Problem } from '@/modules/importing/readers/problem';
import { line as requestLine, text as requestText } from '@/shared/http/fields/parsers';
import {
  characters,
  hasForbiddenCharacters,
  hasForbiddenInLine,
  hasUnprintableCharacters,
  isLongerThan,
  withoutInvisibleCharacters,
} from '@/shared/text/characters';

const NAMES: Readonly<Record<string, string>> = {
  NUL: '\u0000',
  'a control': '\u0007',
  'a C1 control': '\u0085',
  'a lone high surrogate': '\ud83d',
  'a lone low surrogate': '\ude00',
  'a bidirectional override': '\u202e',
  'a bidirectional isolate': '\u2066',
};
const LINE_ONLY: Readonly<Record<string, string>> = { 'a tab': '\t', 'a line end': '\n', 'a line separator': '\u2028' };
const FINE: Readonly<Record<string, string>> = { 'an emoji': '😀', 'a mark of direction': '\u200f', 'a letter': 'ñ' };

describe('what a text may hold', () => {
  it.each(Object.entries(NAMES))('%s nowhere', (_, bad) => {
    expect([hasForbiddenCharacters(`a${bad}b`), hasForbiddenInLine(`a${bad}b`)]).toEqual([true, true]);
  });

  it.each(Object.entries(LINE_ONLY))('%s in a text of several lines only', (_, mark) => {
    expect([hasForbiddenCharacters(`a${mark}b`), hasForbiddenInLine(`a${mark}b`)]).toEqual([false, true]);
  });

  it.each(Object.entries(FINE))('%s anywhere', (_, fine) => {
    expect([hasForbiddenCharacters(`a${fine}b`), hasForbiddenInLine(`a${fine}b`)]).toEqual([false, false]);
  });

  it('is judged alike in a request and in a file that is loaded', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const special = fc.constantFrom(...Object.values({ ...NAMES, ...LINE_ONLY, ...FINE }));
    fc.assert(
      fc.property(fc.array(fc.oneof(unit, special), { maxLength: 6 }), (units) => {
        const sent = `a${units.join('')}z`;
        const taken = requestText(1, 100)(sent).ok;
        expect([importText()(sent) instanceof Problem, hasForbiddenCharacters(sent)]).toEqual([!taken, !taken]);
        expect(hasForbiddenInLine(sent)).toBe(!requestLine(1, 100)(sent).ok);
        // Tabs and line ends that a request is refused for are a blank in a file.
        const read = importLine()(sent);
        expect(read instanceof Problem ? true : hasForbiddenInLine(read)).toBe(hasForbiddenCharacters(sent));
      }),
    );
  });

  it.each(Object.values(LINE_ONLY))('%j around a text of one line is left out in both', (mark) => {
    const sent = `${mark}a b${mark}`;
    expect([importLine()(sent), requestLine(1, 100)(sent)]).toEqual(['a b', { ok: true, value: 'a b' }]);
  });

  it('of what is only shown, the invisible is dropped; what is compared must be printable', () => {
    expect(withoutInvisibleCharacters('a\u200b\u202eb\u0000')).toBe('ab');
    expect([hasUnprintableCharacters('a\u200bb'), hasUnprintableCharacters('a\ue000b')]).toEqual([true, true]);
    expect(hasUnprintableCharacters('FA26/000123')).toBe(false);
  });

  it('is counted in characters', () => {
    expect([characters('ñ😀'), isLongerThan('😀😀', 2), isLongerThan('abc', 2)]).toEqual([2, false, true]);
  });
});
