import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Small valid files of each format, built byte by byte, and the crooked ones the checks must refuse. Tests only. */

function be32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([be32(data.length), body, be32(crc32(body))]);
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG that says it has these dimensions; `padding` bytes more in its pixel chunk. */
export function png({ width = 2, height = 2, padding = 0 } = {}): Buffer {
  const header = Buffer.concat([be32(width), be32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = Buffer.concat([deflateSync(Buffer.alloc(6)), Buffer.alloc(padding)]);
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(code: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, code]), length, data]);
}

/** A baseline JPEG skeleton that says it has these dimensions; `scan` is its coded pixels. */
export function jpeg({
  width = 16,
  height = 16,
  scan = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
} = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A one-page PDF with a cross-reference table, or a cross-reference stream. `padding` bytes sit in a comment. */
export function pdf({ stream = false, padding = 0, body = '' } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  let text = `%PDF-1.4\n%${'x'.repeat(padding)}\n${body}`;
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  if (stream)
    text += '4 0 obj\n<< /Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R /Length 4 >>\nstream\nabcd\nendstream\nendobj\n';
  else {
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  }
  return Buffer.from(`${text}startxref\n${String(start)}\n%%EOF\n`, 'latin1');
}

/** One entry of a ZIP; what is not given is filled in truthfully. */
export interface ZipPart {
  readonly name: string;
  readonly data?: Buffer | string;
  readonly stored?: boolean;
  /** What the central directory claims instead of the truth. */
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
  readonly mode?: number;
  readonly encrypted?: boolean;
}

interface PackedPart {
  readonly local: Buffer;
  readonly central: (offset: number) => Buffer;
}

function packPart(part: ZipPart): PackedPart {
  const data = Buffer.from(part.data ?? '');
  const packed = part.stored === true ? data : deflateRawSync(data, { level: 9 });
  const name = Buffer.from(part.name, 'utf8');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x800 | (part.encrypted === true ? 1 : 0), 2);
  common.writeUInt16LE(part.stored === true ? 0 : 8, 4);
  common.writeUInt32LE((part.claimedCrc ?? crc32(data)) >>> 0, 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(part.claimedSize ?? data.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
  const central = (offset: number): Buffer => {
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, name]);
  };
  return { local, central };
}

/** A ZIP archive. `count` is what its end record claims instead of the truth. */
export function zip(parts: readonly ZipPart[], { count = parts.length, comment = '' } = {}): Buffer {
  const packed = parts.map(packPart);
  let offset = 0;
  const directory = Buffer.concat(
    packed.map((part) => {
      const entry = part.central(offset);
      offset += part.local.length;
      return entry;
    }),
  );
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count & 0xffff, 4);
  end.writeUInt16LE(count & 0xffff, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...packed.map((part) => part.local),
    directory,
    Buffer.from('PK\x05\x06', 'latin1'),
    end,
    Buffer.from(comment, 'latin1'),
  ]);
}

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The list of types of a plain document, or of a macro document under another extension. */
export function contentTypes(type: string = DOCUMENT_TYPE): ZipPart {
  const override = `<Override PartName="/word/document.xml" ContentType="${type}"/>`;
  return { name: '[Content_Types].xml', data: `<?xml version="1.0"?><Types>${override}</Types>` };
}

/** The text of a plain document. */
export function mainPart(text = 'Guía', name = 'word/document.xml'): ZipPart {
  const body = `<w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body>`;
  return { name, data: `<?xml version="1.0" encoding="UTF-8"?>\n<w:document xmlns:w="http://x">${body}</w:document>` };
}

/** A minimal Word document; `more` entries come after its own. */
export function docx(more: readonly ZipPart[] = []): Buffer {
  return zip([contentTypes(), { name: '_rels/.rels', data: '<Relationships/>' }, mainPart(), ...more]);
}

const SECTOR = 512;
const END = 0xfffffffe;

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : name.length * 2 + 2, 0x40);
  entry.writeUInt8(type, 0x42);
  entry.fill(0xff, 0x44, 0x50);
  entry.writeUInt32LE(start, 0x74);
  entry.writeUInt32LE(size, 0x78);
  return entry;
}

function compoundHeader(): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(4096, 0x38);
  header.writeUInt32LE(END, 0x3c);
  header.writeUInt32LE(END, 0x44);
  header.fill(0xff, 0x4c);
  header.writeUInt32LE(0, 0x4c);
  return header;
}

/**
 * A compound file with one stream: by default the main stream of a Word document. Sectors: 0 allocation table,
 * 1 directory, 2 onwards the stream (or, for a small one, the mini stream with it at its start).
 */
export function doc({ name = 'WordDocument', mark = 0xa5ec, bytes = 4096 } = {}): Buffer {
  const stream = Buffer.alloc(Math.ceil(bytes / SECTOR) * SECTOR);
  stream.writeUInt16LE(mark, 0);
  const sectors = stream.length / SECTOR;
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(END, 4);
  for (let index = 0; index < sectors; index += 1) {
    table.writeUInt32LE(index + 1 === sectors ? END : index + 3, (index + 2) * 4);
  }
  const mini = bytes < 4096;
  const root = directoryEntry('Root Entry', 5, mini ? 2 : END, mini ? stream.length : 0);
  const main = directoryEntry(name, 2, mini ? 0 : 2, bytes);
  const directory = Buffer.concat([root, main, directoryEntry('', 0, 0, 0), directoryEntry('', 0, 0, 0)]);
  return Buffer.concat([compoundHeader(), table, directory, stream]);
}
