import { scan } from '@/modules/ai-search/domain/reading/scan';
import type { KindEntry } from './kind-entry';
import { NameBook } from './name-book';
import { lemma } from './lemmas';
import { sense } from './senses';
import { UseBook } from './use-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { addToList } from '@/shared/kernel/lists';
import type { Turns } from '@/shared/kernel/turns';

/** The kinds by their numbers, from 1 on (0: none known), what they are called and what they are asked for. */
export class KindBook {
  readonly names = new NameBook();
  readonly uses = new UseBook();
  /** Phrases by which titles tell a kind without naming it. */
  readonly sheets = new NameBook();
  /** The words that titles have. */
  readonly titleUses = new UseBook();
  /** By kind, those whose things are parts of it, or made for it: `soporte para terminal`. */
  private readonly parts: readonly ReadonlySet<number>[];
  /** Every word of the names, as spelled. */
  readonly words = new Set<string>();
  /** The kinds that have a name which begins with a lemma. */
  private readonly heads = new Map<string, Set<number>>();
  /** The kinds that a word, by what it is a form of, is in a name of. */
  private readonly called = new Map<string, Set<number>>();
  private readonly numbers = new Map<string, number>();
  /** By kind: the wider one, the one it is near to, and its family. */
  private readonly wider: Uint16Array;
  private readonly nearest: Uint16Array;
  private readonly members: (readonly number[])[];
  private readonly entries: readonly KindEntry[];

  private constructor(entries: readonly KindEntry[]) {
    this.entries = entries;
    for (const [place, { kind }] of entries.entries()) this.numbers.set(kind, place + 1);
    this.wider = Uint16Array.from([0, ...entries.map(({ within = '' }) => this.number(within))]);
    this.nearest = Uint16Array.from([0, ...entries.map(({ near = '' }) => this.number(near))]);
    this.members = Array.from({ length: this.size }, (_, kind) => [kind]);
    for (let kind = 1; kind <= entries.length; kind++) this.addToFamilies(kind);
    this.parts = this.partsByWhole();
  }

  /** The book of these kinds, read at once. */
  static of(entries: readonly KindEntry[]): KindBook {
    const book = new KindBook(entries);
    for (let kind = 1; kind < book.size; kind++) book.read(kind);
    return book.close();
  }

  /** The same without holding others up: reading all takes the better part of a second. */
  static async inTurns(entries: readonly KindEntry[], turns: Turns): Promise<KindBook> {
    const book = new KindBook(entries);
    for (let kind = 1; kind < book.size; kind++) {
      book.read(kind);
      if (turns.over) await turns.next();
    }
    return book.close();
  }

  private read(kind: number): void {
    const { is, say, titles, sheets, keyed, close } = this.entries[kind - 1] ?? {};
    const names = namesIn(is);
    const called = [...names, ...namesIn(titles)];
    const told = namesIn(sheets);
    for (const { words } of names) noteIn(this.heads, lemma(words[0] ?? ''), kind);
    for (const name of called) this.addName(name, kind, close);
    if (close !== true) for (const { words } of names) this.uses.addName(words, kind);
    for (const use of phrasesOf(say)) this.uses.add(wordsOf(use), kind);
    for (const { phrase, words } of told) this.sheets.add(words, kind, { behind: behindIn(phrase) });
    for (const { words } of [...called, ...told, ...namesIn(keyed)]) this.titleUses.add(words, kind);
  }

  private close(): this {
    this.uses.close();
    this.titleUses.close();
    return this;
  }

  /** Whether it, in any of its forms, is a word of the names, the ways of asking or the titles. */
  isWord(word: string): boolean {
    return this.called.has(lemma(word)) || [this.uses, this.titleUses].some((uses) => uses.knows(sense(word)));
  }

  /** How many families of kinds have names that begin with the lemma: `tarjeta` says less than `torniquete`. */
  families(head: string): number {
    return new Set([...(this.heads.get(head) ?? [])].map((kind) => this.widest(kind))).size;
  }

  /** Whether a name of the kind begins with the word, in any of its forms. */
  beginsName(word: string, kind: number): boolean {
    return this.heads.get(lemma(word))?.has(kind) === true;
  }

  /** Whether the word, in any of its forms, is in a name of the kind. */
  isCalledWith(word: string, kind: number): boolean {
    return this.called.get(lemma(word))?.has(kind) === true;
  }

  /** The kinds that these words, all of them, are a name of. */
  kindsCalled(said: string): readonly number[] {
    const lemmas = wordsOf(said).map(lemma);
    const whole = this.names.find(lemmas, 0).filter(({ start, end }) => start === 0 && end === lemmas.length - 1);
    return whole.flatMap(({ kinds }) => kinds);
  }

  /**
   * The kinds that the words are a name of, by themselves or as one behind what is asked for (an `impresora` that is not to be one `de tickets`, a `gabinete
   * y rack` that is not to be an open one), and the narrower ones; none when they name none, or the very kind that is asked for (`asked`). Where that is one
   * of those which the words name (an open rack that is not to be a `gabinete`), all but that and what is narrower.
   */
  kindsNamed(said: string, asked = 0): ReadonlySet<number> {
    const called = this.familiesCalled(said);
    const kinds = called.size > 0 ? called : this.familiesBehind(asked, said);
    if (!kinds.has(asked)) return kinds;
    const own = new Set(this.family(asked));
    return this.kindsCalled(said).includes(asked) ? new Set() : new Set([...kinds].filter((kind) => !own.has(kind)));
  }

  /** Whether all of the words are in what people call the kind first: a `kit de cámaras` is told by `cámaras`, and so is what isn't one. */
  isTitledWith(said: string, kind: number): boolean {
    const title = wordsOf(this.title(kind) ?? '').map(lemma);
    const words = wordsOf(said).map(lemma);
    return words.length > 0 && words.every((word) => title.includes(word));
  }

  /** The kinds that are called what the kind `asked` is with the words behind it, or narrower than it with them behind a word of its name. */
  private familiesBehind(asked: number, said: string): ReadonlySet<number> {
    if (/\d/.test(said)) return new Set();
    const whole = this.title(asked) ?? '';
    const kinds = this.familiesCalled(`${whole} ${said}`);
    if (kinds.size > 0) return kinds;
    const narrower = new Set(this.family(asked));
    const behindHeads = wordsOf(whole).flatMap((head) => [...this.familiesCalled(`${head} ${said}`)]);
    return new Set(behindHeads.filter((kind) => narrower.has(kind)));
  }

  private familiesCalled(said: string): ReadonlySet<number> {
    return new Set(this.kindsCalled(said).flatMap((kind) => this.family(kind)));
  }

  /** Numbers in names are passed over; what is one word without them would say too much. */
  private addName({ phrase, words }: Name, kind: number, close?: boolean): void {
    for (const word of words) {
      this.words.add(word);
      noteIn(this.called, lemma(word), kind);
    }
    if (words.length > 1 || !/\b\d+\b/.test(phrase)) this.names.add(words, kind, { close, behind: behindIn(phrase) });
  }

  private addToFamilies(kind: number): void {
    for (let wider = this.within(kind); wider > 0; wider = this.within(wider))
      this.members[wider] = [...this.family(wider), kind];
  }

  /** Kinds are numbered below this. */
  get size(): number {
    return this.entries.length + 1;
  }

  /** What people call the kind; undefined for 0. */
  title(kind: number): string | undefined {
    return this.entries[kind - 1]?.kind;
  }

  number(title: string): number {
    return this.numbers.get(title) ?? 0;
  }

  /** The wider kind; 0 when it is in none. */
  within(kind: number): number {
    return this.wider[kind] ?? 0;
  }

  /** Whether it is nothing of these trades. */
  isElsewhere(kind: number): boolean {
    return this.entries[kind - 1]?.elsewhere === true;
  }

  /** What somebody does, and no thing at all; 0 for none. */
  get services(): number {
    return this.entries.findIndex(({ services }) => services === true) + 1;
  }

  /** Whether its names are of different things, none of which answers for another. */
  isAssorted(kind: number): boolean {
    return this.isElsewhere(kind) || this.entries[kind - 1]?.assorted === true;
  }

  /** The widest kind that it is one of, or is called by; itself when none. */
  widest(kind: number): number {
    return this.within(kind) || this.near(kind) || kind;
  }

  /** The kinds that are one of this, and this itself. */
  family(kind: number): readonly number[] {
    return this.members[kind] ?? [kind];
  }

  /** The kinds whose things are parts of those of `whole`, or made for them: a `cubierta de domo` of a `cámara domo`. */
  partsOf(whole: number): ReadonlySet<number> {
    return this.parts[whole] ?? new Set();
  }

  private partsByWhole(): ReadonlySet<number>[] {
    const byHost = new Map<string, number[]>();
    const madeFor = new Map<number, number[]>();
    for (const [place, { kind }] of this.entries.entries()) {
      const host = hostIn(kind);
      if (host === undefined) continue;
      addToList(byHost, host, place + 1);
      if (kind.includes(' para ')) addToList(madeFor, this.near(place + 1), place + 1);
    }
    const partsOf = (whole: number, title: string): number[] => [
      ...[...coreOf(title)].flatMap((host) => byHost.get(host) ?? []),
      ...(madeFor.get(whole) ?? []),
    ];
    const parts = this.entries.map(
      ({ kind }, place) => new Set(partsOf(place + 1, kind).filter((part) => part !== place + 1)),
    );
    return [new Set(), ...parts];
  }

  /** The kind, its wider one and the one it is near to, with all that is within or near one of these. */
  kin(kind: number): ReadonlySet<number> {
    const roots = [kind, this.within(kind), this.near(kind)].filter((each) => each > 0);
    const kin = new Set(roots.flatMap((root) => this.family(root)));
    for (let each = 1; each < this.size; each++) if (kin.has(this.near(each))) kin.add(each);
    return kin;
  }

  near(kind: number): number {
    return this.nearest[kind] ?? 0;
  }
}

/** What has several things in it is no part of them. */
const WHOLES = words('kit sistema paquete');

/** The word that stands right behind the first `de` or `para` of a title; undefined where there is none. */
function hostIn(title: string): string | undefined {
  const [first = ''] = title.split(' ');
  const host = / (?:de|para) (\S+)/.exec(title)?.[1];
  return host === undefined || WHOLES.has(first) ? undefined : lemma(wordsOf(host)[0] ?? '');
}

function coreOf(title: string): ReadonlySet<string> {
  return new Set(wordsOf(title.split(/ (?:de|para|y|con) /)[0] ?? '').map(lemma));
}

function noteIn(kinds: Map<string, Set<number>>, lemma: string, kind: number): void {
  const noted = kinds.get(lemma);
  if (noted) noted.add(kind);
  else kinds.set(lemma, new Set([kind]));
}

function phrasesOf(all: string | undefined): string[] {
  return all?.split('|') ?? [];
}

/** What something is called, and its words without small ones. */
interface Name {
  readonly phrase: string;
  readonly words: readonly string[];
}

function namesIn(all: string | undefined): Name[] {
  return phrasesOf(all).map((phrase) => ({ phrase, words: wordsOf(phrase) }));
}

/** The places of the words of a name that stand behind `con` and `y`. */
function behindIn(name: string): ReadonlyMap<number, 'with' | 'and'> | undefined {
  if (!/ (?:con|y) /.test(name)) return undefined;
  return new Map([
    ...placesBehind(' con ', name).map((place) => [place, 'with'] as const),
    ...placesBehind(' y ', name).map((place) => [place, 'and'] as const),
  ]);
}

function placesBehind(small: string, name: string): number[] {
  const parts = name.split(small);
  return parts.slice(0, -1).map((_, at) => wordsOf(parts.slice(0, at + 1).join(small)).length);
}

/** Small letters without accents, and single blanks between them: most phrases, which the scan would only part at the blanks. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

function wordsOf(phrase: string): string[] {
  return textsOf(phrase).filter((text) => !SMALL.has(text));
}

function textsOf(phrase: string): string[] {
  if (PLAIN.test(phrase) && !phrase.includes('wi fi')) return phrase.split(' ');
  return scan(phrase)
    .filter(({ kind }) => kind !== 'break' && kind !== 'number')
    .map(({ text }) => text);
}

/** Small words inside names are passed over. */
export const SMALL = words('de del la el los las para con y a al en un una');
