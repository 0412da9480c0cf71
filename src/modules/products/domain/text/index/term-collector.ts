import { type TextDocument, type TermSink, emitDocument } from './document';
import type { Lexeme } from '@/modules/search-language/domain/lexemes';
import type { ModelNumber } from '@/modules/search-language/domain/model-number';
import type { TermTable } from './term-table';

const REMEMBERED = 4096;

/** Gathers the terms of one document after another: each id once, ascending, with all its fields. */
export class TermCollector implements TermSink {
  /** The ids of the last document, and their fields: the first `count` of each. */
  ids = new Uint32Array(256);
  masks = new Uint8Array(256);
  count = 0;
  private epoch = 0;
  /** By id: the last epoch that had it, and its fields in the low byte. */
  private seen = new Uint32Array(4096);

  /** By field: the terms of texts that came lately. */
  private readonly known = new Map<number, RecentTexts>();
  private knownState = 0;
  private told: number[] | undefined;

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

  /** Brands, categories and lines of features come again and again: the terms of the last some thousand are remembered. */
  repeated(text: string, field: number, emit: () => void): void {
    if (this.knownState !== this.terms.state) this.forget();
    const ids = this.recent(field).find(text);
    if (ids) for (const id of ids) this.add(id, field);
    else this.learn(text, field, emit);
  }

  /** Adds the terms while they are told. */
  private learn(text: string, field: number, emit: () => void): void {
    this.told = [];
    emit();
    this.recent(field).keep(text, Uint32Array.from(new Set(this.told)));
    this.told = undefined;
  }

  private recent(field: number): RecentTexts {
    const known = this.known.get(field);
    if (known) return known;
    const made = new RecentTexts();
    this.known.set(field, made);
    return made;
  }

  private forget(): void {
    this.known.clear();
    this.knownState = this.terms.state;
  }

  private add(id: number, fields: number): void {
    this.told?.push(id);
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

/** The terms of the last some thousand different texts, and of as many before them that came again since. */
class RecentTexts {
  private current = new Map<string, Uint32Array>();
  private previous = new Map<string, Uint32Array>();

  find(text: string): Uint32Array | undefined {
    const known = this.current.get(text);
    if (known) return known;
    const before = this.previous.get(text);
    if (before) this.keep(text, before);
    return before;
  }

  keep(text: string, ids: Uint32Array): void {
    if (this.current.size >= REMEMBERED) {
      this.previous = this.current;
      this.current = new Map();
    }
    this.current.set(text, ids);
  }
}
