import { readMeasure } from '../amounts/measures';
import { compactModel } from '../kinds/titles/title-head';
import { unitAt } from '../amounts/unit-at';
import type { Lexicon } from '../words/lexicon';
import { compactWords } from '../words/compact-words';
import { words } from '../words/words';
import { CURRENCIES, FILLERS } from './grammar';
import type { Vocabulary } from './intent';
import { textAt, type ScanToken } from './scan';

/** A model number has this many pieces at most, marks between them among these. */
const MOST_PIECES = 9;
const MOST_APART = 4;
/** Fewer letters and digits make no model number: of pieces that are joined, of those without a digit, and of one piece or of pieces that blanks part. */
const LEAST_JOINED = 3;
const LEAST_MISREAD = 4;
const LEAST_OF_LETTERS = 5;
const LEAST_WHOLE = 6;
const SHORT = 2;
/** What could be a measure is a model number only with this many digits (`8355W`), and so is a number by itself; one of fewer where nothing else is said. */
const LEAST_DIGITS = 4;
const LEAST_NUMBER = 5;
const LEAST_ALONE = 3;
/** Rounder numbers are of something else. */
const ROUND = 500;

/**
 * Joins what is the whole model number of a product of this catalog (`DS-PDWL-E-WB`, `NO-KIWI43S`, `DUT-1008(C)`, `8355W`): no part of it says anything by
 * itself. Of one that no product has, but for zeros written as letters or the like, the right one, which is noted in `put`.
 */
export function withModels(
  tokens: readonly ScanToken[],
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  put: Map<string, string>,
): ScanToken[] {
  const isModel = (compact: string): boolean => vocabulary.isModel?.(compact) === true;
  const reader = new ModelReader(tokens, lexicon, vocabulary, isModel);
  const read: ScanToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = reader.read(at);
    const token = tokens[at];
    if (found) {
      read.push({ text: found.text, kind: 'model', joined: false });
      if (found.said !== undefined) put.set(found.said, found.text);
    } else if (token) read.push(token);
    at += found?.length ?? 1;
  }
  return read;
}

interface ReadModel {
  /** Its pieces, with dashes between. */
  readonly text: string;
  /** As it was typed, where that was wrong. */
  readonly said?: string;
  readonly length: number;
}

class ModelReader {
  constructor(
    private readonly tokens: readonly ScanToken[],
    private readonly lexicon: Lexicon,
    private readonly vocabulary: Vocabulary,
    private readonly isModel: (compact: string) => boolean,
  ) {}

  /** The model number that begins at `at`; undefined where none does. */
  read(at: number): ReadModel | undefined {
    const first = this.tokens[at];
    if (!first || first.joined || first.kind === 'break' || first.kind === 'sign') return undefined;
    return this.ofPieces(at) ?? this.ofOne(at) ?? this.putRight(at);
  }

  /** The longest of several pieces. */
  private ofPieces(at: number): ReadModel | undefined {
    for (let length = Math.min(MOST_PIECES, this.tokens.length - at); length > 1; length--) {
      const pieces = this.tokens.slice(at, at + length);
      if (pieces.at(-1)?.kind !== 'break' && this.areModel(pieces))
        return { text: textOf(pieces.filter(({ kind }) => kind !== 'break')), length };
    }
    return undefined;
  }

  private areModel(pieces: readonly ScanToken[]): boolean {
    if (pieces.some(({ kind }) => kind === 'sign')) return false;
    const told = pieces.filter(({ kind }) => kind !== 'break');
    const compact = compactWords(told);
    return this.isModel(compact) && this.mayBeModel(pieces, told, compact);
  }

  private mayBeModel(pieces: readonly ScanToken[], told: readonly ScanToken[], compact: string): boolean {
    const hasDigit = /\d/.test(compact);
    const isApart = pieces.some(({ joined, kind }, place) => place > 0 && !joined && isFree(pieces[place - 1], kind));
    if (!isApart)
      return (
        compact.length >= (hasDigit ? LEAST_JOINED : LEAST_OF_LETTERS) && !told.every((piece) => this.isWord(piece))
      );
    const isMixed = hasDigit && /[^\d]/.test(compact) && told.some((piece) => this.isNoWord(piece));
    if (told.length > MOST_APART || pieces.some((_, place) => readMeasure(pieces, place) !== undefined)) return false;
    return isMixed && compact.length >= LEAST_WHOLE;
  }

  /** Whether it is no word that says something by itself. */
  private isNoWord({ kind, text }: ScanToken): boolean {
    return kind !== 'word' || !(this.lexicon.isOrdinary(text) || this.lexicon.speller.means(text));
  }

  private isWord({ kind, text }: ScanToken): boolean {
    return kind === 'word' && text.length > SHORT && this.lexicon.isSpanish(text);
  }

  /** `IPC2122LB`; what reads as a measure or a number only where it can hardly be one. */
  private ofOne(at: number): ReadModel | undefined {
    const { kind = 'word', text = '' } = this.tokens[at] ?? {};
    if (this.tokens[at + 1]?.joined === true) return undefined;
    const isOne = kind === 'number' ? this.isNumberOfModel(at, text) : kind === 'mixed' && this.isMixedModel(at, text);
    return isOne && this.isModel(text) ? { text, length: 1 } : undefined;
  }

  private isMixedModel(at: number, text: string): boolean {
    if (readMeasure(this.tokens, at) !== undefined) return digitsOf(text) >= LEAST_DIGITS;
    return text.length >= LEAST_WHOLE;
  }

  private isNumberOfModel(at: number, text: string): boolean {
    if (text.includes('.') || text.length < LEAST_ALONE || isOfMoney(this.tokens, at)) return false;
    const isLong = text.length >= LEAST_NUMBER && Number(text) % ROUND !== 0;
    return isLong || this.isAlone(at);
  }

  /** Whether nothing else is said that any product has. */
  private isAlone(at: number): boolean {
    return this.tokens.every(
      ({ kind, text }, place) =>
        place === at || kind === 'break' || (kind === 'word' && this.saysNothing(text)) || isFew(text),
    );
  }

  private saysNothing(word: string): boolean {
    return FILLERS.has(word) || AROUND.has(word) || this.vocabulary.frequency(word) === 0;
  }

  /** A model number that no product has, with zeros for the letter O, ones for I or L, or the other way round. */
  private putRight(at: number): ReadModel | undefined {
    let end = at + 1;
    while (this.tokens[end]?.joined === true) end++;
    const pieces = this.tokens.slice(at, end);
    const compact = compactWords(pieces);
    if (!isMisread(compact) || this.isRight(compact) || readMeasure(this.tokens, at)) return undefined;
    const text = textOf(pieces);
    const meant = alikeOf(text).find((other) => this.isModel(compactModel(other)));
    return meant === undefined ? undefined : { text: meant, said: text, length: end - at };
  }

  private isRight(compact: string): boolean {
    return this.isModel(compact) || this.vocabulary.frequency(compact) > 0;
  }
}

/** Whether a blank stands before a piece of this kind, behind that one: between marks none is told. */
function isFree(before: ScanToken | undefined, kind: ScanToken['kind']): boolean {
  return kind !== 'break' && before?.kind !== 'break';
}

function isOfMoney(tokens: readonly ScanToken[], at: number): boolean {
  const isOfSign = tokens[at - 1]?.kind === 'sign';
  return isOfSign || unitAt(tokens, at + 1) !== undefined || CURRENCIES.find(tokens, at + 1) !== undefined;
}

/** How many pieces: a number of one digit or two. */
function isFew(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}
const AROUND = words(
  'existencia existencias stock disponible disponibilidad pieza piezas pzas pz cotizas codigo clave',
);

function isMisread(compact: string): boolean {
  return compact.length >= LEAST_MISREAD && /\d/.test(compact) && /[^\d]/.test(compact) && /[0o1il]/.test(compact);
}

/** Of more letters and digits that look alike the others are taken as they are. */
const MOST_ALIKE = 12;
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  o: ['0'],
  '1': ['i', 'l'],
  i: ['1', 'l'],
  l: ['1', 'i'],
};

/** The ways in which a model number may have been meant, with one letter or digit changed for one that looks alike, then with two. */
function alikeOf(text: string): string[] {
  const ones = changedBehind(text, -1);
  const twos = ones.flatMap(({ way, place }) => changedBehind(way, place));
  return [...ones, ...twos].map(({ way }) => way);
}

function changedBehind(text: string, before: number): { readonly way: string; readonly place: number }[] {
  const places = Array.from({ length: text.length }, (_, place) => place).filter(
    (place) => ALIKE[text.charAt(place)] !== undefined,
  );
  return places
    .slice(0, MOST_ALIKE)
    .filter((place) => place > before)
    .flatMap((place) => (ALIKE[text.charAt(place)] ?? []).map((char) => ({ way: replaced(text, place, char), place })));
}

function replaced(text: string, place: number, char: string): string {
  return text.slice(0, place) + char + text.slice(place + 1);
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

function textOf(pieces: readonly ScanToken[]): string {
  return pieces.map(({ text }) => text).join('-');
}

/** The model number at `at`, if one stands there. */
export function modelAt(tokens: readonly ScanToken[], at: number): string | undefined {
  return tokens[at]?.kind === 'model' ? textAt(tokens, at) : undefined;
}
