import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import type { GuideFlaw, GuideFormat } from '../domain/guide-format';
import { inspectGuide } from './guide-content';
import { contentTypes, doc, docx, jpeg, mainPart, pdf, png, pngChunk, zip } from './guide-samples.builder';

async function verdict(name: string, bytes: Buffer): Promise<GuideFormat | GuideFlaw> {
  const content = await inspectGuide(name, bytes);
  return content.accepted ? content.format : content.flaw;
}

describe('polyglots are judged as their own type', () => {
  const html = Buffer.from('<script>alert(1)</script><?php system($_GET[0]);');

  it.each([
    ['PDF with HTML inside', 'guia.pdf', pdf({ body: '% <html><script>alert(1)</script>\n' })],
    ['PDF with a small ZIP behind', 'guia.pdf', Buffer.concat([pdf(), zip([{ name: 'a', data: 'a' }])])],
    ['JPEG with PHP behind', 'guia.jpg', Buffer.concat([jpeg(), html])],
    ['JPEG with a ZIP behind (GIFAR)', 'guia.jpg', Buffer.concat([jpeg(), docx()])],
    ['PNG with PHP behind', 'guia.png', Buffer.concat([png(), html])],
    [
      'PNG with HTML in a text chunk',
      'guia.png',
      Buffer.concat([png().subarray(0, 33), pngChunk('tEXt', html), png().subarray(33)]),
    ],
    ['DOCX with a PDF inside', 'guia.docx', docx([{ name: 'a.pdf', data: pdf(), stored: true }])],
  ])('%s', async (_what, name, bytes) => {
    expect(await verdict(name, bytes)).toBe(name.split('.').pop());
  });

  it('and not as what they also are', async () => {
    expect(await verdict('guia.docx', Buffer.concat([jpeg(), docx()]))).toBe('content_differs_from_extension');
    expect(await verdict('guia.pdf', Buffer.concat([png(), pdf()]))).toBe('content_differs_from_extension');
  });
});

/**
 * Milliseconds of processor time the work took: what it can hold up the event loop for at most, however busy the
 * machine is that runs the tests.
 */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('bombs', () => {
  const SIX_MB = 6 * 1024 * 1024;
  const filled = (start: Buffer, pattern: Buffer): Buffer =>
    Buffer.concat([start, Buffer.alloc(SIX_MB - start.length, pattern)]);
  /** A compound file whose directory is a chain of 12,000 sectors. */
  const directories = (): Buffer => {
    const bytes = filled(doc().subarray(0, 512), doc().subarray(1024, 1536));
    const [tables, sectors] = [96, SIX_MB / 512 - 1];
    bytes.writeUInt32LE(tables, 0x2c);
    bytes.writeUInt32LE(tables, 0x30);
    for (let table = 0; table < tables; table += 1) bytes.writeUInt32LE(table, 0x4c + table * 4);
    for (let sector = 0; sector < tables * 128; sector += 1) {
      const mark = sector < tables ? 0xfffffffd : sector + 1;
      bytes.writeUInt32LE(
        sector === sectors - 1 ? 0xfffffffe : sector >= sectors ? 0xffffffff : mark,
        512 + sector * 4,
      );
    }
    return bytes;
  };
  const whole = Buffer.alloc(SIX_MB, 7);
  const bombs: readonly (readonly [string, string, () => Buffer])[] = [
    [
      'docx of 5 GB',
      'docx',
      () => zip([contentTypes(), mainPart(), { name: 'a', data: Buffer.alloc(1e6), claimedSize: 0xfffffffe }]),
    ],
    [
      'docx of 40,000 parts',
      'docx',
      () => zip(Array.from({ length: 40_000 }, (_, i) => ({ name: String(i), stored: true }))),
    ],
    [
      'docx whose text inflates without end',
      'docx',
      () => zip([contentTypes(), { ...mainPart(), data: Buffer.alloc(60e6), claimedSize: 900 }]),
    ],
    ['png of empty chunks', 'png', () => filled(png().subarray(0, 33), Buffer.from('\0\0\0\0tEXtAAAA', 'latin1'))],
    ['jpeg of empty segments', 'jpg', () => filled(Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xfe, 0, 2]))],
    ['jpeg of fill bytes', 'jpg', () => filled(Buffer.from([0xff, 0xd8]), Buffer.from([0xff]))],
    ['jpeg of scans', 'jpg', () => filled(jpeg().subarray(0, -2), Buffer.from([0xff, 0x00]))],
    ['pdf of slashes', 'pdf', () => filled(pdf().subarray(0, 9), Buffer.from('/'))],
    ['doc of directories', 'doc', directories],
  ];

  it.each(bombs)(
    '%s is refused, holding up the others hardly longer than a digest of it would',
    async (_what, extension, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(SIX_MB + 1);
      for (let warm = 0; warm < 3; warm += 1) await verdict(`guia.${extension}`, bytes);
      const digest = (): Promise<string> => Promise.resolve(createHash('sha256').update(whole).digest('hex'));
      const costs: number[] = [];
      const digests: number[] = [];
      for (let run = 0; run < 5; run += 1) {
        costs.push(await cost(() => verdict(`guia.${extension}`, bytes)));
        digests.push(await cost(digest));
      }
      const outcome = await verdict(`guia.${extension}`, bytes);
      expect(['incomplete', 'unsafe_archive']).toContain(outcome);
      expect(Math.min(...costs) / Math.min(...digests)).toBeLessThan(10);
    },
  );
});

it('any bytes behind any header are judged, never thrown at', async () => {
  const starts = [jpeg(), png(), doc(), docx(), pdf(), pdf({ stream: true })];
  const files = fc
    .tuple(fc.constantFrom(...starts), fc.nat(3000), fc.uint8Array({ maxLength: 600 }), fc.nat(3000))
    .map(([whole, at, noise, skip]) => Buffer.concat([whole.subarray(0, 8 + at), noise, whole.subarray(skip)]));
  await fc.assert(
    fc.asyncProperty(files, fc.constantFrom('jpg', 'png', 'doc', 'docx', 'pdf'), async (bytes, extension) => {
      expect(typeof (await verdict(`guia.${extension}`, bytes))).toBe('string');
    }),
    { numRuns: 2_000 },
  );
});
