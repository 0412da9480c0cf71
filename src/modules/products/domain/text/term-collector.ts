import { type TextDocument, type TermSink, emitDocument } from './document';
import type { Lexeme } from './lexemes';
import type { ModelNumber } from './model-number';
import type { TermTable } from './term-table';

/** Gathers the terms of one document after another: each id once, ascending, with all its fields. */
export class TermCollector implements TermSink {
  /** The ids of the last document, and their fields: the first `count` of each. */
  ids = new Uint32Array(256);
  masks = new Uint8Array(256);
  count = 0;
  private epoch = 0;
  /** By id: the last epoch that had it, and its fields in the low byte. */
  private seen = new Uint32Array(4096);

  constructor(private readonly terms: TermTable) {}

  collect(document: TextDocument, model: ModelNumber): void {
    this.count = 0;
    this.nextEpoch();
    emitDocument(document, model, this);
    this.ids.subarray(0, this.count).sort();
    for (let at = 0; at < this.count; at++) this.masks[at] = (this.seen[this.ids[at] ?? 0] ?? 0) & 255;
  }

  clear(): void {
    this.count = 0;
  }

  word(lexeme: Lexeme, fields: number): void {
    this.add(this.terms.obtainFor(lexeme), fields);
  }

  term(term: string, fields: number): void {
    this.add(this.terms.obtain(term), fields);
  }

  private add(id: number, fields: number): void {
    if (id >= this.seen.length) this.widen(id);
    const seen = this.seen[id] ?? 0;
    if (seen >= this.epoch) {
      this.seen[id] = seen | fields;
      return;
    }
    if (this.count === this.ids.length) this.lengthen();
    this.seen[id] = this.epoch + fields;
    this.ids[this.count++] = id;
  }

  private nextEpoch(): void {
    this.epoch += 256;
    if (this.epoch < 0xffffff00) return;
    this.seen.fill(0);
    this.epoch = 256;
  }

  private widen(id: number): void {
    const seen = new Uint32Array(Math.ceil(id * 1.5));
    seen.set(this.seen);
    this.seen = seen;
  }

  private lengthen(): void {
    const ids = new Uint32Array(this.ids.length * 2);
    ids.set(this.ids);
    this.ids = ids;
    this.masks = new Uint8Array(ids.length);
  }
}
