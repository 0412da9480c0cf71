import { Transform, type TransformCallback } from 'node:stream';

/** Noncharacters of Unicode, which no text that is exchanged has, stand in a part's header for what the parser may not see there. */
const NUL_MARK = '\ufdd0';
const MARKS: Readonly<Record<string, string>> = { '\0': NUL_MARK, '[': '\ufdd1', ']': '\ufdd2' };
const MARKED = /[\0[\]]/g;

/** In the type of a part that says it is in UTF-8. */
const SAYS_UTF8 = /^(content-type:[^\r\n]*?);[\t ]*charset[\t ]*=[\t ]*(?:"utf-?8"|utf-?8(?=[\t ;\r]|$))/gim;
/** A longer header no parser takes. */
const LONGEST_HEADER = 32 * 1024;

const LINE_END = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Whether a name, as it was parsed, was sent with a NUL in it. */
export function hadNul(name: string): boolean {
  return name.includes(NUL_MARK);
}

/** A name, as it was parsed, with the brackets that it was sent with. */
export function bracketed(name: string): string {
  return name.replaceAll('\ufdd1', '[').replaceAll('\ufdd2', ']');
}

/** The boundary of a multipart form by its Content-Type; undefined when that doesn't tell one. */
export function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Passes a multipart body on with a mark for every NUL and bracket in the headers of its parts. No parser takes a header with a NUL,
 * nor what comes after it, and the form is to be judged by all its fields (Decisions 10); brackets it would nest in its own way. A part
 * that says it is in UTF-8 says nothing then: its text is read as those that say nothing are. Bytes of the parts themselves pass as
 * they are.
 */
export class MarkedPartHeaders extends Transform {
  private readonly delimiter: Buffer;
  private inHeader = false;
  private header: Buffer = Buffer.alloc(0);
  /** What may be the beginning of a delimiter or of a header's end; the body begins as if after a line. */
  private rest: Buffer = LINE_END;
  private notSent = LINE_END.length;
  private parts = 0;

  /**
   * @param boundary as the form's type tells it
   * @param mostParts the parser refuses a form of more: what comes after them passes as it is, and costs nothing to be looked at
   */
  constructor(
    boundary: string,
    private readonly mostParts: number,
  ) {
    super();
    this.delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let left: Buffer = Buffer.concat([this.rest, chunk]);
    while (this.parts <= this.mostParts) {
      const mark = this.inHeader ? HEADERS_END : this.delimiter;
      const at = left.indexOf(mark);
      if (at < 0) {
        const kept = Math.min(left.length, mark.length - 1);
        this.give(left.subarray(0, left.length - kept));
        this.rest = left.subarray(left.length - kept);
        done();
        return;
      }
      // A header's end stays with what follows: it may begin with a delimiter, of a part without a body.
      const upTo = at + (this.inHeader ? LINE_END.length : mark.length);
      this.give(left.subarray(0, upTo));
      this.giveHeader();
      left = left.subarray(upTo);
      this.inHeader = !this.inHeader;
      if (!this.inHeader) this.parts += 1;
    }
    this.rest = Buffer.alloc(0);
    this.give(left);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.give(this.rest);
    this.giveHeader();
    done();
  }

  private give(bytes: Buffer): void {
    const own = bytes.subarray(this.notSent);
    this.notSent -= bytes.length - own.length;
    if (own.length === 0) return;
    if (!this.inHeader) this.push(own);
    else {
      this.header = Buffer.concat([this.header, own]);
      if (this.header.length > LONGEST_HEADER) this.giveHeader();
    }
  }

  private giveHeader(): void {
    if (this.header.length > 0) this.push(marked(this.header));
    this.header = Buffer.alloc(0);
  }
}

function marked(header: Buffer): Buffer {
  const written = header
    .toString('latin1')
    .replace(MARKED, (found) => Buffer.from(MARKS[found] ?? found).toString('latin1'))
    .replace(SAYS_UTF8, '$1');
  return Buffer.from(written, 'latin1');
}
