import { fold } from '@/modules/search-language/domain/fold';
import { stem } from '@/modules/search-language/domain/stem';
import { ownNamesOf, placesOf, type NamedBranch } from './branch-names';
import { compactWords } from './compact-words';
import {
  AVAILABILITY,
  BUDGETS,
  COMPARATORS,
  COMPARATORS_BEHIND,
  CURRENCIES,
  FILLERS,
  NEGATIONS,
  ORDERS,
  PIECES,
  PURPOSES,
  QUANTITY,
  TRAITS,
} from '../reading/grammar';
import { COMPARED_WORDS } from '../reading/orders/compared';
import { UNITS } from '../amounts/measure-table';
import { GROUP_WORDS } from '../amounts/groups';
import { NUMBER_WORDS } from '../amounts/numbers';
import { CHAT_WORDS } from './chat-words';
import { ENGLISH_WORDS } from './english-words';
import { KNOWN_BRANDS } from './known-brands';
import { CITY_ALIASES, HEAD_OFFICE, STATE_ALIASES } from './place-names';
import { PhraseBook, type FoundPhrase } from './phrase-book';
import { scan, textAt, type ScanToken } from '../reading/scan';
import { Speller } from './speller';
import { thesaurusOf, type Meaning } from './thesaurus';
import type { ThesaurusEntry } from './thesaurus-entry';
import { words } from './words';

export interface NamedBrand {
  readonly id: string;
  readonly name: string;
}

export interface NamedCategory {
  readonly id: number;
  readonly name: string;
}

/** What the catalog calls things. */
export interface CatalogNames {
  readonly brands: readonly NamedBrand[];
  readonly branches: readonly NamedBranch[];
  readonly categories: readonly NamedCategory[];
  /** Words of what kinds of things are called. */
  readonly kindWords?: Iterable<string>;
  /** Whether a folded word is an ordinary one of Spanish: it is never put right. */
  readonly isOrdinary?: (word: string) => boolean;
  /** Whether a folded word is in the lists of Spanish. */
  readonly isSpanish?: (word: string) => boolean;
}

const OF_FIBRE = words('sc fc lc st e2000 plc splitter pigtail pigtails monomodo simplex duplex upc');
/** `1x8` */
const SPLIT = /^\dx\d{1,3}$/;

/** How the end of a fibre is polished, and no brand: `conector sc/apc`, `plc 1x8 apc`. */
export function isPolish(tokens: readonly ScanToken[], at: number): boolean {
  if (textAt(tokens, at) !== 'apc') return false;
  const before = textAt(tokens, tokens[at - 1]?.kind === 'break' ? at - 2 : at - 1);
  return OF_FIBRE.has(before) || SPLIT.test(before);
}

/** What is told of things in general, though somebody is called so. */
const TECHNICAL = words('ram rom ssd hdd led usb hdmi gps poe wifi bluetooth lte smart');

/** Fewer letters are half of no brand's name. */
const LEAST_HALF = 2;

/** Everything the parser knows by name: the trade's words, the catalog's brands, the branches; and how to put misspellings right. */
export class Lexicon {
  /** Names are as they are: `cam` is none of a brand `Came`. */
  readonly brands = new PhraseBook<string>((word) => word);
  private readonly brandsWithTilde = new Set<string>();
  readonly branches = new PhraseBook<readonly string[]>((word) => word);
  readonly branchCodes: readonly string[];
  /** Category names of several words, and their halves around `y`. */
  readonly categories = new PhraseBook<readonly number[]>();
  readonly thesaurus: PhraseBook<Meaning>;
  readonly speller: Speller;
  /** Whether a folded word is an ordinary one: never put right, neither here nor in the index. */
  readonly isOrdinary: (word: string) => boolean;
  /** Whether a folded word is in the lists of Spanish: it is never taken for another that sounds the same. */
  readonly isSpanish: (word: string) => boolean;

  constructor(
    entries: readonly ThesaurusEntry[],
    { brands, branches, categories, kindWords = [], isOrdinary = () => false, isSpanish = isOrdinary }: CatalogNames,
  ) {
    this.isOrdinary = isOrdinary;
    this.isSpanish = isSpanish;
    this.thesaurus = thesaurusOf(entries);
    for (const [name, ids] of phrasesOf(categories)) this.categories.add(name, ids);
    for (const { id, name } of brands) this.addBrand(id, name);
    this.branchCodes = branches.map(({ code }) => code);
    this.addBranches(branches);
    this.speller = new Speller(
      [...this.words(), ...kindWords],
      [...FILLERS, ...CHAT_WORDS, ...ENGLISH_WORDS, ...KNOWN_BRANDS, ...this.names()],
      this.brands.words,
    );
  }

  /** A brand named like a word of the trade or of asking is not taken for granted: its products are still found by that word. */
  private addBrand(id: string, name: string): void {
    const tokens = scan(name).filter(({ kind }) => kind !== 'break');
    if (tokens.length === 0 || (tokens.length === 1 && this.meansElse(tokens))) return;
    this.brands.add(name, id);
    if (tokens.some(({ hasTilde }) => hasTilde)) this.brandsWithTilde.add(id);
    const compact = compactWords(tokens);
    if (compact.length >= 3) this.brands.add(compact, id);
  }

  /** Whether a name of one word is a word of the trade or of asking. */
  private meansElse(tokens: readonly ScanToken[]): boolean {
    const word = textAt(tokens, 0);
    return [FILLERS, UNITS, TECHNICAL].some((some) => some.has(word)) || this.thesaurus.find(tokens, 0) !== undefined;
  }

  /** The brand that is named at a place: by its name, or by the two halves of one that the catalog writes as one word (`tp-link`). */
  brandAt(tokens: readonly ScanToken[], at: number): FoundPhrase<string> | undefined {
    if (isPolish(tokens, at)) return undefined;
    const [named, halves] = [this.brands.find(tokens, at), this.brandOfHalves(tokens, at)];
    const found = halves && halves.length > (named?.length ?? 0) ? halves : named;
    return found && this.isSpelledLike(found.value, tokens[at]) ? found : undefined;
  }

  private brandOfHalves(tokens: readonly ScanToken[], at: number): FoundPhrase<string> | undefined {
    const halves = tokens.slice(at, at + 2);
    const isJoined = halves[1]?.joined === true;
    if (!halves.every(({ kind, text }) => kind === 'word' && (isJoined || text.length >= LEAST_HALF))) return undefined;
    // `bolardo de acero` names no brand DeAcero, `tp-link` does
    if (!isJoined && halves.some(({ text }) => FILLERS.has(text))) return undefined;
    const [whole] = halves.length === 2 ? scan(compactWords(halves)) : [];
    const value = whole && this.brands.find([whole], 0)?.value;
    return value === undefined ? undefined : { value, length: 2 };
  }

  /** An ñ is no n of a brand's name. */
  private isSpelledLike(brand: string, token: ScanToken | undefined): boolean {
    return token?.hasTilde !== true || this.brandsWithTilde.has(brand);
  }

  /** By their codes, names, cities and states, and by what else these are called. */
  private addBranches(branches: readonly NamedBranch[]): void {
    const codesByPlace = placesOf(branches, ({ code, name, city }) => [code, name, city]);
    for (const [place, codes] of codesByPlace) this.branches.add(place, codes);
    for (const [alias, place] of Object.entries(CITY_ALIASES)) {
      const codes = codesByPlace.get(place);
      if (codes) this.branches.add(alias, codes);
    }
    for (const [name, codes] of ownNamesOf(branches, this.isOrdinary))
      if (!codesByPlace.has(name)) this.branches.add(name, codes);
    this.addStates(branches);
    this.addHeadOffice(branches);
  }

  /** `en la matriz`: the one branch that is called so. Alone, a matrix is a thing of the trade. */
  private addHeadOffice(branches: readonly NamedBranch[]): void {
    const named = branches.filter(({ code, name }) => /\bmatriz\b/.test(fold(`${code} ${name}`).replace(/[-_]/g, ' ')));
    const codes = named.map(({ code }) => code);
    if (codes.length === 1) for (const phrase of HEAD_OFFICE) this.branches.add(phrase, codes);
  }

  /** Who names a state means any branch there; a city of the same name comes first. */
  private addStates(branches: readonly NamedBranch[]): void {
    for (const [state, codes] of placesOf(branches, ({ state: name = '' }) => [name])) {
      this.branches.add(state, codes);
      for (const alias of STATE_ALIASES[state]?.split('|') ?? []) this.branches.add(alias, codes);
    }
  }

  /** Places and denials are right as they are, but nothing is taken for a slip of them. */
  private *names(): Generator<string> {
    for (const book of [this.branches, NEGATIONS]) yield* book.words;
  }

  private *words(): Generator<string> {
    const books = [
      this.thesaurus,
      BUDGETS,
      COMPARATORS,
      COMPARATORS_BEHIND,
      CURRENCIES,
      ORDERS,
      AVAILABILITY,
      QUANTITY,
      PIECES,
      PURPOSES,
      TRAITS,
    ];
    for (const book of books) yield* book.words;
    yield* UNITS.keys();
    yield* NUMBER_WORDS;
    yield* GROUP_WORDS;
    yield* COMPARED_WORDS;
  }
}

/** A name with one of these (`switches sin PoE`) says what is left out: it is read like any other sentence. */
const DENIALS: ReadonlySet<string> = new Set(['sin', 'no']);

/** Phrases that name categories, with all the categories of that name. One word says too little: it is looked for in texts. */
function phrasesOf(categories: readonly NamedCategory[]): Map<string, number[]> {
  const phrases = new Map<string, number[]>();
  for (const { id, name } of categories) {
    for (const part of name.split(/ [ye] |[,()]/)) {
      const words = scan(part)
        .filter(({ kind }) => kind !== 'break')
        .map(({ text }) => stem(text));
      const phrase = words.join(' ');
      if (words.length > 1 && !words.some((word) => DENIALS.has(word)))
        phrases.set(phrase, [...(phrases.get(phrase) ?? []), id]);
    }
  }
  return phrases;
}
