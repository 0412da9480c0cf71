import * as fc from 'fast-check';
import { cleanOriginalName, MAX_NAME_CHARACTERS } from './original-name';

describe('cleanOriginalName', () => {
  it.each([
    ['guia.pdf', 'guia.pdf'],
    ['  Guía   de envío.PDF ', 'Guía de envío.PDF'],
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['/var/www/guia.pdf', 'guia.pdf'],
    ['C:\\fakepath\\guia.pdf', 'guia.pdf'],
    ['guia.pdf\0.php', 'guia.pdf.php'],
    ['guia\u202Efdp.exe', 'guiafdp.exe'],
    ['a\u200Bb\u2066c\u2069\uFEFF.png', 'abc.png'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['a\u2028b\u0085c.pdf', 'abc.pdf'],
    ['\ud800guia.pdf', 'guia.pdf'],
    ['gui\u0061\u0301.pdf', 'guiá.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['carpeta/', ''],
    ['', ''],
  ])('%j becomes %j', (sent, kept) => {
    expect(cleanOriginalName(sent)).toBe(kept);
  });

  it('cuts 700 characters to 255 and keeps the extension, counting characters and not code units', () => {
    expect(cleanOriginalName(`${'a'.repeat(700)}.jpeg`)).toBe(`${'a'.repeat(250)}.jpeg`);
    expect(Array.from(cleanOriginalName(`${'😀'.repeat(700)}.pdf`))).toHaveLength(MAX_NAME_CHARACTERS);
    expect(cleanOriginalName(`${'a'.repeat(300)}.${'b'.repeat(300)}`)).toBe('a'.repeat(255));
    expect(cleanOriginalName('a'.repeat(255))).toBe('a'.repeat(255));
  });

  it('gives the same again for what it gave, without separators or invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
        const kept = cleanOriginalName(sent);
        expect(cleanOriginalName(kept)).toBe(kept);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(Array.from(kept).length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
      }),
    );
  });
});
