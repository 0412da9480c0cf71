import {
  type ArchivePart,
  declaresMacros,
  flawOfParts,
  MAX_PARTS,
  MAX_UNPACKED_BYTES,
  startsAsDocument,
} from './docx-rules';

const MEGABYTE = 1024 * 1024;

function part(name: string, more: Partial<ArchivePart> = {}): ArchivePart {
  return { name, packedBytes: 100, unpackedBytes: 300, method: 8, encrypted: false, mode: 0o100644, ...more };
}

const OWN = [part('[Content_Types].xml'), part('word/document.xml')];

describe('flawOfParts', () => {
  it('takes a document, whatever else is in it', () => {
    expect(flawOfParts([...OWN, part('word/media/a.png', { method: 0 }), part('docProps/')], 5000)).toBeUndefined();
  });

  it.each<readonly [string, readonly ArchivePart[], string]>([
    ['no text', [part('[Content_Types].xml')], 'incomplete'],
    ['no list of types', [part('word/document.xml')], 'incomplete'],
    ['an unknown packing', [...OWN, part('a', { method: 99 })], 'incomplete'],
    ['a locked part', [...OWN, part('a', { encrypted: true })], 'incomplete'],
    ['a name twice', [...OWN, part('a'), part('a')], 'unsafe_archive'],
    ['a link', [...OWN, part('a', { mode: 0o120777 })], 'unsafe_archive'],
    ['a zero byte in a name', [...OWN, part('a\0b')], 'unsafe_archive'],
    ['macros', [...OWN, part('word/vbaProject.bin')], 'unsafe_archive'],
    ['a way out', [...OWN, part('a/../../b')], 'unsafe_archive'],
    ['a way out, backwards', [...OWN, part('a\\..\\b')], 'unsafe_archive'],
    ['an absolute name', [...OWN, part('/a')], 'unsafe_archive'],
    ['a drive', [...OWN, part('c:a')], 'unsafe_archive'],
  ])('%s', (_what, parts, flaw) => {
    expect(flawOfParts(parts, 5000)).toBe(flaw);
  });

  it('names with two dots in them are only names', () => {
    expect(flawOfParts([...OWN, part('word/a..b.xml'), part('...')], 5000)).toBeUndefined();
  });

  it('stands on its limits', () => {
    const many = (count: number): ArchivePart[] => Array.from({ length: count }, (_, index) => part(String(index)));
    expect(flawOfParts([...OWN, ...many(MAX_PARTS - 2)], 1e9)).toBeUndefined();
    expect(flawOfParts([...OWN, ...many(MAX_PARTS - 1)], 1e9)).toBe('unsafe_archive');

    const large = (unpackedBytes: number): ArchivePart[] => [
      ...OWN,
      part('a', { packedBytes: MEGABYTE, unpackedBytes }),
    ];
    expect(flawOfParts(large(MAX_UNPACKED_BYTES - 600), 2 * MEGABYTE)).toBeUndefined();
    expect(flawOfParts(large(MAX_UNPACKED_BYTES - 599), 2 * MEGABYTE)).toBe('unsafe_archive');

    const dense = (packedBytes: number): ArchivePart[] => [
      ...OWN,
      part('a', { packedBytes, unpackedBytes: 2 * MEGABYTE }),
    ];
    expect(flawOfParts(dense(Math.ceil((2 * MEGABYTE) / 200)), MEGABYTE)).toBeUndefined();
    expect(flawOfParts(dense(Math.floor((2 * MEGABYTE) / 200)), MEGABYTE)).toBe('unsafe_archive');
    expect(flawOfParts([...OWN, part('a', { packedBytes: 1, unpackedBytes: MEGABYTE })], 5000)).toBeUndefined();

    expect(flawOfParts(OWN, 200)).toBeUndefined();
    expect(flawOfParts(OWN, 199)).toBe('unsafe_archive');
  });
});

it.each([
  ['<w:document xmlns:w="x">', true],
  ['<?xml version="1.0"?>\n<!-- Word -->\n<w:document>', true],
  ['\uFEFF<document/>', true],
  ['<ns0:DOCUMENT >', true],
  ['<html><document/></html>', false],
  ['<w:documents>', false],
  ['<w:document', false],
  ['hola', false],
  ['', false],
  [`${' '.repeat(5000)}<w:document>`, false],
])('%j starts a document: %s', (xml, expected) => {
  expect(startsAsDocument(xml)).toBe(expected);
});

it.each([
  ['application/vnd.ms-word.document.macroEnabled.main+xml', true],
  ['application/vnd.ms-office.vbaProject', true],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', false],
])('%s declares macros: %s', (type, expected) => {
  expect(declaresMacros(`<Override ContentType="${type}"/>`)).toBe(expected);
});
