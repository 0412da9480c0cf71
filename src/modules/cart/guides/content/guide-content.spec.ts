import type { GuideFlaw, GuideFormat } from '../domain/guide-format';
import { inspectGuide } from './guide-content';
import { contentTypes, doc, docx, jpeg, mainPart, pdf, png, pngChunk, zip } from './guide-samples.builder';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function verdict(name: string, bytes: Buffer): Promise<GuideFormat | GuideFlaw> {
  const content = await inspectGuide(name, bytes);
  return content.accepted ? content.format : content.flaw;
}

const WHOLE: Readonly<Record<string, () => Buffer>> = {
  jpg: () => jpeg(),
  png: () => png(),
  doc: () => doc(),
  docx: () => docx(),
  pdf: () => pdf(),
};

describe('whole files', () => {
  it.each([
    ['guia.jpg', jpeg(), 'jpg'],
    ['guia.jpeg', jpeg(), 'jpg'],
    ['GUIA.JPEG', jpeg({ width: 10_000, height: 1 }), 'jpg'],
    ['guia.jpg', Buffer.concat([jpeg().subarray(0, 2), Buffer.alloc(9, 0xff), jpeg().subarray(2)]), 'jpg'],
    ['guia.png', png(), 'png'],
    ['guia.png', png({ width: 10_000, height: 10_000 }), 'png'],
    ['guia.doc', doc(), 'doc'],
    ['guia.doc', doc({ bytes: 5000 }), 'doc'],
    ['guia.doc', doc({ bytes: 1000 }), 'doc'],
    ['guia.docx', docx(), 'docx'],
    ['guia.docx', zip([contentTypes(), mainPart('x', 'word/document2.xml')]), 'docx'],
    ['guia.docx', docx([{ name: 'word/media/image1.png', data: png(), stored: true }]), 'docx'],
    ['guia.pdf', pdf(), 'pdf'],
    ['guia.pdf', pdf({ stream: true }), 'pdf'],
    ['guia.pdf', Buffer.concat([pdf(), Buffer.alloc(4096)]), 'pdf'],
    ['Guía de envío №7.v2.PDF', pdf(), 'pdf'],
  ])('%s', async (name, bytes, expected) => {
    expect(await verdict(name, bytes)).toBe(expected);
  });
});

describe('extension and content must agree', () => {
  const extensions = ['jpg', 'jpeg', 'png', 'doc', 'docx', 'pdf'];
  const formats = Object.keys(WHOLE);
  const pairs = extensions.flatMap((extension) => formats.map((format) => [extension, format] as const));

  it.each(pairs)('.%s holding %s', async (extension, format) => {
    const same = format === (extension === 'jpeg' ? 'jpg' : extension);
    expect(await verdict(`guia.${extension}`, WHOLE[format]!())).toBe(same ? format : 'content_differs_from_extension');
  });

  it.each([
    ['GIF89a', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF that starts one byte late', Buffer.concat([Buffer.from('\n'), pdf()])],
    ['an empty ZIP', zip([])],
    ['RTF', Buffer.from('{\\rtf1 }')],
    ['ELF', Buffer.from('\x7fELF\x02', 'latin1')],
  ])('%s under each extension', async (_what, bytes) => {
    for (const extension of extensions) expect(await verdict(`guia.${extension}`, bytes)).toBe('content_not_accepted');
  });

  it.each([
    'guia',
    'guia.',
    '.pdf',
    '',
    'guia.pdf.php',
    'guia.php',
    'guia.pdf::$DATA',
    'guia.docm',
    'guia.gif',
    'guia.pdf/',
  ])('name %j has no accepted extension', async (name) => {
    expect(await verdict(name, pdf())).toBe('extension_not_accepted');
  });

  it('an executable name in the middle is only text', async () => {
    expect(await verdict('guia.php.pdf', pdf())).toBe('pdf');
  });

  it.each(extensions)('nothing at all as .%s', async (extension) => {
    expect(await verdict(`guia.${extension}`, Buffer.alloc(0))).toBe('empty');
  });
});

describe('truncated files', () => {
  it.each([
    ['jpg', jpeg({ scan: Buffer.alloc(700, 7) })],
    ['png', png({ padding: 700 })],
    ['doc', doc({ bytes: 5000 })],
    ['docx', docx()],
  ] as const)('%s is refused wherever it is cut', async (format, whole) => {
    for (let length = 8; length < whole.length; length += 1) {
      expect(await verdict(`guia.${format}`, whole.subarray(0, length))).toBe('incomplete');
    }
  });

  it.each([false, true])('pdf is refused wherever it is cut (cross-reference stream: %s)', async (stream) => {
    const whole = pdf({ stream });
    const lastByteThatCounts = whole.lastIndexOf('%%EOF') + 5;
    for (let length = 8; length < lastByteThatCounts; length += 1) {
      expect(await verdict('guia.pdf', whole.subarray(0, length))).toBe('incomplete');
    }
  });

  it.each([
    ['%PDF-1.7\n%%EOF', 'pdf'],
    ['%PDF-1.7\nstartxref\n0\n%%EOF', 'pdf'],
    ['%PDF-1.7\n1 0 obj\n/Root\nstartxref\n99999999999999999999\n%%EOF', 'pdf'],
    ['%PDF-\nxref /Root\nstartxref\n6\n%%EOF', 'pdf'],
    ['%PDF-1.7\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF', 'pdf'],
  ])('%j is a header without a document', async (text, extension) => {
    expect(await verdict(`guia.${extension}`, Buffer.from(text))).toBe('incomplete');
  });

  it('a pdf whose last offset leads nowhere, or to itself', async () => {
    const astray = pdf()
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n12');
    expect(await verdict('guia.pdf', Buffer.from(astray, 'latin1'))).toBe('incomplete');
    expect(await verdict('guia.pdf', Buffer.from('%PDF-1.7\nstartxref\n14\n/Root\n%%EOF'))).toBe('incomplete');
  });

  it('headers alone are refused', async () => {
    expect(await verdict('guia.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('incomplete');
    expect(await verdict('guia.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff]))).toBe('incomplete');
    expect(await verdict('guia.png', Buffer.concat([PNG_START, pngChunk('IEND', Buffer.alloc(0))]))).toBe('incomplete');
    expect(await verdict('guia.doc', doc().subarray(0, 512))).toBe('incomplete');
    expect(await verdict('guia.docx', Buffer.from('PK\x03\x04', 'latin1'))).toBe('incomplete');
  });
});

describe('pictures', () => {
  it.each([
    ['png', png({ width: 0 })],
    ['png', png({ height: 10_001 })],
    ['png', png({ width: 60_000, height: 60_000 })],
    ['png', png({ width: 0xffffffff })],
    ['jpg', jpeg({ width: 0 })],
    ['jpg', jpeg({ height: 10_001 })],
    ['jpg', jpeg({ width: 65_535, height: 65_535 })],
  ])('%s of impossible dimensions', async (extension, bytes) => {
    expect(await verdict(`guia.${extension}`, bytes)).toBe('dimensions_out_of_range');
  });

  it('a PNG with a colour type or depth the standard does not know', async () => {
    for (const [at, value] of [
      [24, 3],
      [25, 5],
      [26, 1],
      [27, 1],
      [28, 2],
    ] as const) {
      const bytes = Buffer.from(png());
      bytes[at] = value;
      expect(await verdict('guia.png', bytes)).toBe('incomplete');
    }
  });

  it('a JPEG frame too short to be one, and a PNG of more chunks than any', async () => {
    const short = Buffer.from(jpeg());
    const frame = short.indexOf(Buffer.from([0xff, 0xc0]));
    const cut = Buffer.concat([
      short.subarray(0, frame + 2),
      Buffer.from([0, 7, 8, 0, 16, 0, 16]),
      short.subarray(frame + 13),
    ]);
    expect(await verdict('guia.jpg', cut)).toBe('incomplete');
    const chunks = (count: number): Buffer =>
      Buffer.concat([
        png().subarray(0, 33),
        ...Array<Buffer>(count).fill(pngChunk('tEXt', Buffer.alloc(0))),
        png().subarray(33),
      ]);
    expect(await verdict('guia.png', chunks(65_534))).toBe('png');
    expect(await verdict('guia.png', chunks(65_535))).toBe('incomplete');
  });

  it('a PNG without pixels, a JPEG without a scan or with an empty one', async () => {
    const header = png().subarray(0, 33);
    const noPixels = Buffer.concat([header, pngChunk('tEXt', Buffer.from('a\0b')), pngChunk('IEND', Buffer.alloc(0))]);
    expect(await verdict('guia.png', noPixels)).toBe('incomplete');
    const whole = jpeg();
    const noScan = Buffer.concat([
      whole.subarray(0, whole.indexOf(Buffer.from([0xff, 0xda]))),
      Buffer.from([0xff, 0xd9]),
    ]);
    expect(await verdict('guia.jpg', noScan)).toBe('incomplete');
    expect(await verdict('guia.jpg', jpeg({ scan: Buffer.alloc(0) }))).toBe('incomplete');
  });
});

describe('compound files', () => {
  it('a spreadsheet, a wrong main stream, and one that is declared longer than the file', async () => {
    expect(await verdict('guia.doc', doc({ name: 'Workbook' }))).toBe('incomplete');
    expect(await verdict('guia.doc', doc({ mark: 0x4d5a }))).toBe('incomplete');
    const longer = Buffer.from(doc());
    longer.writeUInt32LE(1_000_000, 1024 + 128 + 0x78);
    expect(await verdict('guia.doc', longer)).toBe('incomplete');
  });

  it('a small main stream longer than the streams that hold small ones, and a folder of its name', async () => {
    const small = Buffer.from(doc({ bytes: 1000 }));
    small.writeUInt32LE(999, 1024 + 0x78);
    expect(await verdict('guia.doc', small)).toBe('incomplete');
    const folder = Buffer.from(doc());
    folder.writeUInt8(1, 1024 + 128 + 0x42);
    expect(await verdict('guia.doc', folder)).toBe('incomplete');
  });

  it('chains that turn in circles or leave the file end the reading', async () => {
    for (const [sector, next] of [
      [1, 1],
      [2, 2],
      [3, 900],
      [3, 0xffffffff],
      [9, 2],
    ] as const) {
      const bytes = Buffer.from(doc());
      bytes.writeUInt32LE(next, 512 + sector * 4);
      expect(await verdict('guia.doc', bytes)).toBe('incomplete');
    }
  });
});
