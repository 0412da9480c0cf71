import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { doc, docx, jpeg, pdf, png } from '@/modules/cart/guides/content/guide-samples.builder';
import { GuideFileEntity } from '@/modules/cart/guides/persistence/guide-file.entity';
import {
  type Answer,
  type FormPart,
  type GuideApp,
  startGuideApp,
  expectFailure,
  file,
  FOLIO,
} from './guides-app.builder';

const SIX_MB = 6 * 1024 * 1024;

describe('files sent to POST /api/v1/carrito/guia', () => {
  let guides: GuideApp;

  beforeAll(async () => {
    guides = await startGuideApp();
  });

  afterAll(() => guides.close());

  const upload = (parts: readonly FormPart[], token?: string): Promise<Answer> => guides.upload(parts, token);

  const extensions: readonly (readonly [string, Buffer])[] = [
    ['jpg', jpeg()],
    ['jpeg', jpeg()],
    ['png', png()],
    ['doc', doc()],
    ['docx', docx()],
    ['pdf', pdf()],
  ];

  it.each(extensions)('takes a %s', async (extension, content) => {
    expect((await upload([FOLIO, file(content, `guia.${extension}`)])).body).toMatchObject({ error: '' });
    expect(await readFile(join(guides.folder, (await guides.stored()).storageName))).toEqual(content);
  });

  it.each<readonly [string, string, Buffer]>([
    ['another content', 'guia.pdf', jpeg()],
    ['another extension', 'guia.php', pdf()],
    ['a double extension', 'guia.pdf.php', pdf()],
    ['no extension', 'guia', pdf()],
    ['a reversed extension', 'guia\u202efdp.exe', pdf()],
    ['an SVG', 'guia.png', Buffer.from('<svg/>')],
    ['a truncated file', 'guia.pdf', pdf().subarray(0, 200)],
    ['an empty file', 'guia.pdf', Buffer.alloc(0)],
    ['a header alone', 'guia.jpg', Buffer.from([0xff, 0xd8, 0xff])],
    ['a document with macros', 'guia.docx', docx([{ name: 'word/vbaProject.bin', data: 'x' }])],
    ['a picture of 60,000 points a side', 'guia.png', png({ width: 60_000, height: 60_000 })],
  ])('refuses %s', async (_what, filename, content) => {
    const before = (await readdir(guides.folder)).length;
    expectFailure(await upload([FOLIO, file(content, filename)]), 'formato_de_archivo_invalido');
    expect((await readdir(guides.folder)).length).toBe(before);
  });

  it.each([
    ['../../../../srv/guia.pdf', 'guia.pdf'],
    ['/etc/cron.d/guia.pdf', 'guia.pdf'],
    ['..\\..\\guia.pdf', 'guia.pdf'],
    ['C:\\fakepath\\guia.pdf', 'guia.pdf'],
    ['guia.php.pdf', 'guia.php.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['a%0d%0aX: y%22.pdf', 'aX: y".pdf'],
    ["'; DROP TABLE guide_files; --.pdf", "'; DROP TABLE guide_files; --.pdf"],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['gui\u202ea\u200b.pdf', 'guia.pdf'],
    ['😀'.repeat(700) + '.pdf', '😀'.repeat(251) + '.pdf'],
    ['x'.repeat(700) + '.pdf', 'x'.repeat(251) + '.pdf'],
  ])('keeps the name %j as text only', async (filename, kept) => {
    expect((await upload([FOLIO, file(pdf(), filename)])).body).toMatchObject({ error: '' });
    const row = await guides.stored();
    expect(row.originalName).toBe(kept);
    expect(row.storageName).toMatch(/^[0-9a-f]{64}$/);
  });

  it('writes nothing outside its folder, and nothing but files it named', async () => {
    expect(await readdir(dirname(dirname(guides.folder)))).toEqual(['files']);
    expect(await readdir(dirname(guides.folder))).toEqual(['guides']);
    const names = await readdir(guides.folder);
    const rows = await guides.database.reader.find(GuideFileEntity);
    expect(names.sort()).toEqual(rows.map((row) => row.storageName).sort());
  });

  it('takes 6 MB to the byte and not one more', async () => {
    const frame = jpeg({ scan: Buffer.alloc(1, 1) }).length - 1;
    const sized = (bytes: number): Buffer => jpeg({ scan: Buffer.alloc(bytes - frame, 1) });
    for (const [bytes, expected] of [
      [SIX_MB - 1, [200, undefined]],
      [SIX_MB, [200, undefined]],
      [SIX_MB + 1, [400, 'archivo_demasiado_grande']],
    ] as const) {
      const content = sized(bytes);
      expect(content).toHaveLength(bytes);
      const answer = await upload([FOLIO, file(content, 'guia.jpg')]);
      expect([answer.status, answer.body.code]).toEqual(expected);
    }
    const over = await upload([FOLIO, file(Buffer.alloc(SIX_MB + 1), 'guia.jpg')]);
    expect(over.body).toMatchObject({ status: 400, detalles: [{ campo: 'pdf_guia' }] });
    expect((await guides.stored()).bytes).toBe(SIX_MB);
  });
});
