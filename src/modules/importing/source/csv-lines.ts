import { isNestedTooDeep, NESTED_TOO_DEEP } from '@/modules/importing/readers/nesting';
import { leavesQuoteOpen, parseCsvRecord, type CsvFault } from '@/modules/importing/source/csv-record';
import { FAULT_TEXTS, type RawLine } from '@/modules/importing/source/line-blocks';
import type { PieceReader } from '@/modules/importing/source/piece-reader';
import {
  RecordLine,
  UnreadableFileError,
  UnreadableLine,
  WHOLE_LINE,
  type SourceLine,
  type SourceLines,
} from '@/modules/importing/source/source-line';

/** Longest record of several lines: beyond it a quote must have been left open. */
const MAX_RECORD_LINES = 5000;
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

const FAULTS: Readonly<Record<CsvFault, string>> = {
  quote_inside: 'tiene comillas dentro de una celda que no empieza con comillas; escriba "5"" de ancho"',
  text_after_quote:
    'tiene texto después de cerrar las comillas de una celda; las comillas de dentro se escriben dobles: ""',
  unclosed: 'abre comillas que no se cierran',
};

/**
 * Records of a CSV file with a header line (RFC 4180): an empty cell is an absent field, `null` is null, and the cells of
 * `nested` fields hold JSON. A line of empty cells is an empty line. A record that can't be read is refused alone: reading goes on at the line after its first.
 */
export async function* csvLines(blocks: AsyncIterable<RawLine[]>, nested: ReadonlySet<string>): SourceLines {
  const reader = new CsvReader(nested);
  for await (const block of blocks) yield reader.read(block);
  yield reader.end();
}

export class CsvReader implements PieceReader {
  private waiting: RawLine[] = [];
  private ready: SourceLine[] = [];
  /** How many waiting lines are known to lie within an open quote. */
  private within = 0;
  private withinCharacters = 0;
  private open = false;

  /** `next`: number of the first waiting line. */
  constructor(
    private readonly nested: ReadonlySet<string>,
    private header?: readonly string[],
    private next = 1,
  ) {}

  /** The header, between two records. */
  get context(): string | undefined {
    return this.header && this.waiting.length === 0 ? JSON.stringify(this.header) : undefined;
  }

  read(lines: readonly RawLine[]): SourceLine[] {
    this.waiting = this.waiting.length === 0 ? [...lines] : this.waiting.concat(lines);
    this.drain(false);
    return this.records();
  }

  skip(lines: number): () => PieceReader {
    const { nested, header, next } = this;
    this.next += lines;
    return () => new CsvReader(nested, header, next);
  }

  end(): SourceLine[] {
    this.drain(true);
    if (!this.header) throw new UnreadableFileError('no tiene encabezado con los nombres de las columnas');
    return this.records();
  }

  private records(): SourceLine[] {
    const records = this.ready;
    this.ready = [];
    return records;
  }

  private drain(ended: boolean): void {
    let done = 0;
    while (done < this.waiting.length) {
      const more = done + this.within < this.waiting.length;
      if (!more && !ended) break;
      done += more ? this.step(done) : this.refuseOpen(done);
    }
    if (done > 0) this.waiting = this.waiting.slice(done);
  }

  /** Looks at one more line of the record that starts at `start`; gives the number of lines done with. */
  private step(start: number): number {
    const line = this.waiting[start + this.within] ?? '';
    if (typeof line !== 'string')
      return this.within > 0 ? this.refuseOpen(start) : this.refuseFirst(start, FAULT_TEXTS[line.fault]);
    this.open = leavesQuoteOpen(line, this.open);
    this.within++;
    this.withinCharacters += line.length;
    if (!this.open) return this.finish(start);
    const endless = this.within > MAX_RECORD_LINES || this.withinCharacters > MAX_RECORD_CHARACTERS;
    return endless ? this.refuseOpen(start) : 0;
  }

  /** Reads the record made of the lines within; gives the number of lines done with. */
  private finish(start: number): number {
    const lines = this.within;
    const first = this.waiting[start];
    const text =
      lines === 1 && isText(first)
        ? first
        : this.waiting
            .slice(start, start + lines)
            .filter(isText)
            .join('\n');
    const record = withoutReturn(text);
    const cells = parseCsvRecord(record);
    if ('fault' in cells) return this.refuseFirst(start, FAULTS[cells.fault]);
    if (cells.every((cell) => cell.trim() === '')) return this.passed(lines);
    if (this.header) this.ready.push(this.line(this.header, cells, record));
    else this.header = headerOf(cells);
    return this.passed(lines);
  }

  /** Refuses the first of some lines within a quote that is not closed: for what is wrong with it alone, where that is more. */
  private refuseOpen(start: number): number {
    const first = this.waiting[start];
    const cells = isText(first) ? parseCsvRecord(withoutReturn(first)) : [];
    return this.refuseFirst(start, FAULTS['fault' in cells ? cells.fault : 'unclosed']);
  }

  private refuseFirst(start: number, text: string): number {
    if (!this.header) throw new UnreadableFileError(`encabezado: ${text}`);
    const line = this.waiting[start];
    const raw = withoutReturn(isText(line) ? line : (line?.text ?? ''));
    this.ready.push(refused(text, this.next, raw));
    return this.passed(1);
  }

  private passed(lines: number): number {
    this.next += lines;
    this.within = 0;
    this.withinCharacters = 0;
    this.open = false;
    return lines;
  }

  private line(header: readonly string[], cells: readonly string[], raw: string): SourceLine {
    if (cells.length !== header.length) {
      return refused(`tiene ${cells.length} celdas y el encabezado ${header.length}`, this.next, raw);
    }
    const record: Record<string, unknown> = {};
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? '';
      if (cell === '') continue;
      const field = header[index] ?? '';
      const value = cell === 'null' ? null : this.nested.has(field) ? nestedCell(cell) : cell;
      // What is refused of the record is written as JSON.
      if (isNestedTooDeep(value)) return refused(`${field} ${NESTED_TOO_DEEP}`, this.next, raw);
      record[field] = value;
    }
    return new RecordLine(this.next, record);
  }
}

/**
 * A list or object in a cell: JSON, or for plain lists what spreadsheets have: one value, numbers separated by commas or
 * semicolons, anything separated by `|`. What is neither is left as it is: the field's reader says what it expects.
 */
function nestedCell(cell: string): unknown {
  try {
    const value = JSON.parse(cell) as unknown;
    if (typeof value === 'object') return value;
  } catch {
    if (/^\s*[[{]/.test(cell)) return cell;
  }
  const separator = /^[\d\s,;|]+$/.test(cell) ? /[,;|]/ : '|';
  return cell.split(separator).map((part) => part.trim());
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function isText(line: RawLine | undefined): line is string {
  return typeof line === 'string';
}

function headerOf(cells: readonly string[]): string[] {
  if (cells.some((cell) => cell.includes('\r')))
    throw new UnreadableFileError('termina sus líneas sólo con CR; guárdelo con LF o CR LF');
  const names = cells.map((cell) => cell.trim());
  if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    throw new UnreadableFileError('no separa las columnas con comas; guárdelo como CSV separado por comas');
  // Spreadsheets write cells that were emptied: columns without a name.
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined) throw new UnreadableFileError(`el encabezado repite la columna "${repeated}"`);
  return names;
}

function refused(text: string, number: number, raw: string): SourceLine {
  return new UnreadableLine(number, { field: WHOLE_LINE, text }, JSON.stringify(raw));
}
