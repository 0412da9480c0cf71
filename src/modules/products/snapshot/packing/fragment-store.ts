import type { PackedTexts, RecordTexts } from '@/modules/products/snapshot/product-record';
import { commonBytes, Dictionary } from '@/modules/products/snapshot/packing/dictionary';
import { Packer } from '@/modules/products/snapshot/packing/packer';
import { RecentReads } from '@/modules/products/snapshot/packing/recent-reads';
import { Unpacker } from '@/modules/products/snapshot/packing/unpacker';
import { BlobColumn } from '@/shared/kernel/blob-column';

/** What is kept of a product's texts, in this order; whoever needs the first ones only reads no further. */
const SECTIONS = ['head', 'body', 'images', 'resources', 'proTitle', 'proFeatures', 'links'] as const;
type Section = (typeof SECTIONS)[number];
/** The last section that lists show. */
const LISTED: Section = 'body';

/** The first sections of a product, ready UTF-8: views of bytes of their own. */
export type StoredSections = readonly Buffer[];

/** Shorter texts than this are written faster by hand. */
const SHORT = 24;

const SAMPLES = 256;
/** After the first of these many products, and each time there were so many times as many, a dictionary is made of what they repeat. */
const FIRST_LESSON = 256;
const LESSONS_APART = 16;

/** The links of a product as they are kept beside its texts. */
interface Links {
  readonly related: readonly number[];
  readonly accessories: readonly number[];
}

/** The texts of products, packed: what they have in common is in dictionaries made of them, outside the JavaScript heap. */
export class FragmentStore {
  private readonly rows = new BlobColumn();
  private readonly dictionaries: Uint8Array[] = [new Uint8Array(0)];
  private packer = new Packer(new Dictionary(new Uint8Array(0)));
  private readonly unpacker = new Unpacker();
  /** Of what lists show. */
  private readonly recent = new RecentReads();
  private readonly samples: string[] = [];
  private seen = 0;
  private nextLesson = FIRST_LESSON;
  private raw = Buffer.alloc(16_384);
  private written = Buffer.alloc(16_384);

  /** Texts that packed() gave once, here or in a store whose dictionaries were taken over, are put as they are. */
  put(slot: number, texts: RecordTexts | PackedTexts): void {
    this.recent.forget(slot);
    if ('packed' in texts) this.rows.put(slot, texts.packed, texts.packed.length);
    else this.pack(slot, texts);
  }

  private pack(slot: number, { fragments, related, accessories }: RecordTexts): void {
    const links =
      related.length + accessories.length > 0 ? JSON.stringify({ related, accessories } satisfies Links) : '';
    const { head, body, images, resources, proTitle, proFeatures } = fragments;
    const texts = [head, body, images, resources, proTitle, proFeatures, links];
    this.learn(texts);
    let end = 0;
    let at = 0;
    this.written[at++] = this.dictionaries.length - 1;
    for (const text of texts) {
      const size = this.encode(text, end);
      end += size;
      at = writeCount(this.written, at, size);
    }
    const packed = this.packer.pack(this.raw, end);
    if (this.written.length < at + packed) this.written = enlarged(this.written, at, at + packed);
    this.written.set(this.packer.written.subarray(0, packed), at);
    this.rows.put(slot, this.written, at + packed);
  }

  /** A product's texts as put() takes them again: bytes that are good until the next change, and need the dictionary that the first of them tells. */
  packed(slot: number): Uint8Array {
    const start = this.rows.start(slot);
    return this.rows.bytes(slot).subarray(start, start + this.rows.length(slot));
  }

  /** What packed texts need to be read, by number from 0 on; more may come, none changes. */
  get known(): readonly Uint8Array[] {
    return this.dictionaries;
  }

  /** Takes the dictionaries of another store over, before the first product. */
  takeOver(dictionaries: readonly Uint8Array[]): void {
    this.dictionaries.splice(0, Infinity, ...dictionaries);
    this.nextLesson = FIRST_LESSON * LESSONS_APART ** (dictionaries.length - 1);
    this.packer = new Packer(new Dictionary(dictionaries.at(-1) ?? NO_BYTES));
  }

  /** The sections up to and with `last`, in the order they are kept: not to be changed. */
  read(slot: number, last: Section): StoredSections {
    return last === LISTED ? this.readListed(slot) : this.unpacked(slot, last);
  }

  private readListed(slot: number): StoredSections {
    const known = this.recent.get(slot);
    if (known) return known;
    const sections = this.unpacked(slot, LISTED);
    this.recent.note(slot, sections);
    return sections;
  }

  private unpacked(slot: number, last: Section): StoredSections {
    const wanted = SECTIONS.indexOf(last) + 1;
    const bytes = this.rows.bytes(slot);
    let at = this.rows.start(slot);
    const dictionary = this.dictionaries[bytes[at++] ?? 0] ?? NO_BYTES;
    const ends: number[] = [];
    let end = 0;
    for (let place = 0; place < SECTIONS.length; place++) {
      let byte = bytes[at++] ?? 0;
      let size = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++] ?? 0;
        size += (byte & 127) << shift;
      }
      if (place >= wanted) continue;
      end += size;
      ends.push(end);
    }
    const whole = Buffer.allocUnsafe(end);
    this.unpacker.unpack(bytes, at, dictionary, whole);
    return ends.map((sectionEnd, place) => whole.subarray(place === 0 ? 0 : ends[place - 1], sectionEnd));
  }

  /** Everything as it was put. */
  texts(slot: number): RecordTexts {
    const [head = '', body = '', images = '', resources = '', proTitle = '', proFeatures = '', links = ''] = this.read(
      slot,
      'links',
    ).map(String);
    const { related, accessories } = links === '' ? NO_LINKS : (JSON.parse(links) as Links);
    return { fragments: { head, body, images, resources, proTitle, proFeatures }, related, accessories };
  }

  /** Writes the text into `raw` from a place on; answers its bytes. */
  private encode(text: string, at: number): number {
    const { length } = text;
    if (this.raw.length < at + 3 * length) this.raw = enlarged(this.raw, at, at + 3 * length);
    return length < SHORT && writeAscii(this.raw, text, at) ? length : this.raw.write(text, at);
  }

  /** Keeps a sample of what comes, each equally likely, and makes a dictionary of it now and then. */
  private learn(texts: readonly string[]): void {
    this.seen++;
    const place = this.seen <= SAMPLES ? this.seen - 1 : Math.floor(Math.random() * this.seen);
    if (place < SAMPLES) this.samples[place] = texts.join('');
    if (this.seen < this.nextLesson) return;
    this.nextLesson *= LESSONS_APART;
    const dictionary = commonBytes(this.samples);
    this.dictionaries.push(dictionary);
    this.packer = new Packer(new Dictionary(dictionary));
  }
}

/** Writes a text of plain ASCII; answers false for any other. */
function writeAscii(target: Uint8Array, text: string, at: number): boolean {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code > 127) return false;
    target[at + place] = code;
  }
  return true;
}

const NO_BYTES = new Uint8Array(0);
const NO_LINKS: Links = { related: [], accessories: [] };

function writeCount(target: Uint8Array, at: number, count: number): number {
  let end = at;
  let left = count;
  for (; left >= 128; left >>>= 7) target[end++] = (left & 127) | 128;
  target[end++] = left;
  return end;
}

function enlarged(buffer: Buffer, used: number, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(needed * 2);
  buffer.copy(larger, 0, 0, used);
  return larger;
}
