import { randomBytes } from 'node:crypto';
import type { GuideFlaw, GuideFormat } from '../domain/guide-format';
import { inspectGuide } from './guide-content';
import { contentTypes, docx, mainPart, zip, type ZipPart } from './guide-samples.builder';

const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml';

async function verdict(name: string, bytes: Buffer): Promise<GuideFormat | GuideFlaw> {
  const content = await inspectGuide(name, bytes);
  return content.accepted ? content.format : content.flaw;
}

describe('word documents', () => {
  const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);
  const unsafe: readonly (readonly [string, readonly ZipPart[]])[] = [
    ['../ in a name', [{ name: '../../etc/cron.d/x', data: 'x' }]],
    ['..\\ in a name', [{ name: '..\\..\\x', data: 'x' }]],
    ['an absolute name', [{ name: '/etc/passwd', data: 'x' }]],
    ['a drive', [{ name: 'C:/x', data: 'x' }]],
    ['a symbolic link', [{ name: 'word/media/a.png', data: '/etc/passwd', mode: 0o120777 }]],
    ['macros', [{ name: 'word/vbaProject.bin', data: 'x' }]],
    ['macros in capitals', [{ name: 'word/VBAPROJECT.BIN', data: 'x' }]],
    ['a part that grows 1,000 times', [{ name: 'word/media/a.bmp', data: zeros(4) }]],
    ['a text that grows 200 times and more', [mainPart('x'.repeat(3_000_000), 'word/document2.xml')]],
    ['100 MB and more in all', [{ name: 'a', data: 'x', claimedSize: 100 * 1024 * 1024 }]],
    ['two texts under one name', [mainPart('otro')]],
  ];

  it.each(unsafe)('%s', async (_what, more) => {
    expect(await verdict('guia.docx', docx(more))).toBe('unsafe_archive');
  });

  it('a macro document by its list of types', async () => {
    expect(await verdict('guia.docx', zip([contentTypes(MACRO_TYPE), mainPart()]))).toBe('unsafe_archive');
    const list = Buffer.from(String(contentTypes(MACRO_TYPE).data), 'utf16le');
    expect(await verdict('guia.docx', zip([{ name: '[Content_Types].xml', data: list }, mainPart()]))).toBe(
      'unsafe_archive',
    );
  });

  it.each<readonly [string, readonly ZipPart[]]>([
    ['a spreadsheet', [contentTypes(), { name: 'xl/workbook.xml', data: '<workbook/>' }]],
    ['a JAR', [{ name: 'META-INF/MANIFEST.MF', data: 'x' }]],
    ['no list of types', [mainPart()]],
    ['a text that is another document', [contentTypes(), { name: 'word/document.xml', data: '<html><body/></html>' }]],
    ['a text that is no XML', [contentTypes(), { name: 'word/document.xml', data: 'hola' }]],
    ['a text longer than declared', [contentTypes(), { ...mainPart('x'.repeat(9000)), claimedSize: 200 }]],
    ['a text shorter than declared', [contentTypes(), { ...mainPart(), claimedSize: 20_000 }]],
    ['a text with another checksum', [contentTypes(), { ...mainPart(), claimedCrc: 1 }]],
    ['an encrypted text', [contentTypes(), { ...mainPart(), encrypted: true }]],
    ['an empty text', [contentTypes(), { name: 'word/document.xml', data: '' }]],
  ])('%s', async (_what, parts) => {
    expect(await verdict('guia.docx', zip(parts))).toBe('incomplete');
  });

  it('a long text, looked at from its beginning, and one that is not as long as it says', async () => {
    const long = mainPart(randomBytes(1_200_000).toString('hex'));
    expect(await verdict('guia.docx', zip([contentTypes(), long]))).toBe('docx');
    expect(await verdict('guia.docx', zip([contentTypes(), { ...mainPart(), claimedSize: 2_000_000 }]))).not.toBe(
      'docx',
    );
    const half = mainPart(randomBytes(250_000).toString('hex'));
    expect(await verdict('guia.docx', zip([contentTypes(), { ...half, claimedSize: 2_000_000 }]))).toBe('incomplete');
  });

  it('a list of types longer than any', async () => {
    const list = {
      ...contentTypes(),
      data: `${String(contentTypes().data)}<!--${randomBytes(300_000).toString('hex')}-->`,
    };
    expect(await verdict('guia.docx', zip([list, mainPart()]))).toBe('incomplete');
  });

  it('2,000 parts are the most', async () => {
    const parts = (count: number): ZipPart[] =>
      Array.from({ length: count }, (_, index) => ({ name: `word/media/${String(index)}`, data: 'x', stored: true }));
    expect(await verdict('guia.docx', docx(parts(1_997)))).toBe('docx');
    expect(await verdict('guia.docx', docx(parts(1_998)))).toBe('unsafe_archive');
  });

  it('a directory that counts wrong', async () => {
    expect(await verdict('guia.docx', zip([contentTypes(), mainPart()], { count: 9 }))).toBe('incomplete');
  });
});
