import { forEachEdit } from '@/modules/search-language/domain/slips/edits';
import { addToList } from '@/shared/kernel/lists';
import { distance } from './distance';
import { HEARD, soundOf } from './sound';

const LEAST_LENGTH = 4;
/** From this length on a word may have an error beyond letters that are taken for one another. */
const LEAST_FOR_ONE = 5;
/** From this length on a word may have two typing errors, from the other on they may cost it a consonant. */
const LEAST_FOR_TWO = 7;
const LEAST_TO_LOSE = 9;
/** Names are only meant by what is as long: short ones are near too many words. */
const LEAST_FOR_NAME = 6;
const MOST_LENGTH = 24;
const LIKE_SOUNDS: Readonly<Record<string, string>> = { v: 'b', z: 's', c: 's', k: 's', y: 'l', g: 'j', h: '' };
const LETTERS = /^[a-z]+$/;

/** A word with what is heard of it, and the consonants of that. */
interface SoundedWord {
  readonly word: string;
  readonly heard: string;
  readonly consonants: string;
}

/** Puts right misspelled words of a small dictionary: the words of asking, of the trade, of brands and branches. */
export class Speller {
  private readonly words: ReadonlySet<string>;
  private readonly right: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  private readonly bySound = new Map<string, string[]>();
  private readonly namesBySound = new Map<string, string[]>();
  /** By the sound of their first letter. */
  private readonly byStart = new Map<string, SoundedWord[]>();

  /** `names`: long ones, where one error only, or what sounds the same, leads to them. `words` are what a misspelling may have meant; `fillers` are right as they are, but never meant. */
  constructor(words: Iterable<string>, fillers: Iterable<string>, names: Iterable<string> = []) {
    this.names = new Set([...names].filter((name) => name.length >= LEAST_FOR_NAME && LETTERS.test(name)));
    this.words = new Set([...words].filter((word) => word.length >= LEAST_LENGTH && LETTERS.test(word)));
    this.right = new Set([...this.words, ...fillers, ...names]);
    for (const name of this.names) addToList(this.namesBySound, soundOf(name), name);
    for (const word of this.words) {
      const heard = soundOf(word);
      addToList(this.bySound, heard, word);
      addToList(this.byStart, sound(word), { word, heard, consonants: consonantsOf(heard) });
    }
  }

  has(word: string): boolean {
    return this.right.has(word);
  }

  /** The word of which `typed` is what is heard; undefined when none is, or it is right already. */
  heard(typed: string): string | undefined {
    if (!this.isWrong(typed)) return undefined;
    return HEARD.get(typed) ?? (typed.length < LEAST_LENGTH - 1 ? undefined : this.soundingLike(typed));
  }

  /** The word that `typed` misses by one error; undefined when none is, or it is right already. */
  nearest(typed: string): string | undefined {
    if (typed.length < LEAST_LENGTH || !this.isWrong(typed)) return undefined;
    const meant = this.oneError(typed);
    const isMeant = typed.length >= LEAST_FOR_ONE || confusable(meant ?? '') === confusable(typed);
    return isMeant ? meant : undefined;
  }

  /** Whether a misspelling may have meant the word. */
  means(word: string): boolean {
    return this.words.has(word);
  }

  /** The word that `typed` is short for: one that begins and ends like it, and has its letters and more, vowels above all (`ctrladora`); as they are heard, where none has them as written (`kmra`). */
  shortFor(typed: string): string | undefined {
    if (typed.length < LEAST_LENGTH || !this.isWrong(typed) || !UNSPEAKABLE.test(typed) || STUTTERED.test(typed))
      return undefined;
    return this.longFor(typed, typed, 'word') ?? this.longFor(typed, soundOf(typed), 'heard');
  }

  private longFor(typed: string, short: string, form: 'word' | 'heard'): string | undefined {
    const known = this.startingLike(typed).filter((long) => isContracted(short, long[form]));
    const meant = known.map(({ word }) => word);
    return meant.sort((a, b) => consonantsOf(a).length - consonantsOf(b).length || a.length - b.length)[0];
  }

  /** The word that `typed` misses by two errors, though its consonants are heard; undefined when none is, or it is right already. */
  farther(typed: string): string | undefined {
    return typed.length >= LEAST_FOR_TWO && this.isWrong(typed) ? this.twoErrors(typed) : undefined;
  }

  private soundingLike(typed: string): string | undefined {
    const heard = soundOf(typed);
    const names = typed.length >= LEAST_FOR_NAME ? this.namesBySound.get(heard) : undefined;
    return likeliest(typed, new Set(this.bySound.get(heard) ?? names));
  }

  private startingLike(typed: string): readonly SoundedWord[] {
    return this.byStart.get(sound(typed)) ?? [];
  }

  private isWrong(typed: string): boolean {
    return typed.length <= MOST_LENGTH && LETTERS.test(typed) && !this.right.has(typed);
  }

  private oneError(typed: string): string | undefined {
    const near = new Set<string>();
    forEachEdit(typed, (edit) => {
      if (this.words.has(edit)) near.add(edit);
    });
    if (near.size === 0 && typed.length >= LEAST_FOR_NAME)
      forEachEdit(typed, (edit) => {
        if (this.names.has(edit)) near.add(edit);
      });
    return likeliest(typed, near);
  }

  private twoErrors(typed: string): string | undefined {
    const near = new Set<string>();
    const heard = soundOf(typed);
    const asTyped = { word: typed, heard, consonants: consonantsOf(heard) };
    for (const known of this.startingLike(typed))
      if (Math.abs(known.word.length - typed.length) <= 2 && soundsAbout(asTyped, known)) near.add(known.word);
    return likeliest(typed, near);
  }
}

/** Of several words as near, the one with the same first letter, then letters that are taken for one another, then the same last one, then the longest, then the first. */
function likeliest(typed: string, near: ReadonlySet<string>): string | undefined {
  const score = (word: string): number =>
    Number(sound(word) === sound(typed)) * 200 +
    Number(confusable(word) === confusable(typed)) * 100 +
    Number(word.at(-1) === typed.at(-1)) * 50 +
    word.length;
  return [...near].sort((a, b) => score(b) - score(a) || (a < b ? -1 : 1))[0];
}

/** First letters that sound alike in Spanish are taken for the same. */
function sound(word: string): string {
  return LIKE_SOUNDS[word.charAt(0)] ?? word.charAt(0);
}

/** The word with one letter for those that are taken for one another: `botom` and `boton`, `sencor` and `sensor` are the same. */
function confusable(word: string): string {
  return word
    .replace(/[cszkq]/g, 's')
    .replace(/[mn]/g, 'n')
    .replace(/[bv]/g, 'b')
    .replace(/[gj]/g, 'j');
}

/** What no word of Spanish or English begins with, has within, or ends with. */
const UNSPEAKABLE =
  /^(?!b[lr]|c[hlr]|dr|f[lr]|g[lr]|k[lr]|ll|p[hlrs]|qu|rh|s[chklmnpqtw]|t[hrw]|w[hr])[b-df-hj-np-tv-xz]{2}|[b-df-hj-np-tv-xz]{4}|[bcdfgklmnpqstvxz]r$|[bcdfjkpqstvxz]n$/;
/** Nobody shortens a word and repeats a letter: `zzzqwe` is a hand on the keys. */
const STUTTERED = /(.)\1\1/;
/** What is left out beside vowels: at most so many letters, of words of this length. */
const MOST_LEFT_OUT = 2;
const LEAST_SHARE = 0.5;

/** Whether `typed` is `word` with letters left out within it, vowels but for a few. */
function isContracted(typed: string, word: string): boolean {
  if (!word.startsWith(typed.charAt(0)) || word.at(-1) !== typed.at(-1)) return false;
  if (typed.length >= word.length || typed.length < LEAST_SHARE * word.length) return false;
  let at = 0;
  for (const letter of word) if (letter === typed.charAt(at)) at++;
  return at === typed.length && consonantsOf(word).length - consonantsOf(typed).length <= MOST_LEFT_OUT;
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/** Whether two errors at most tell the words apart, and the consonants that are heard are the same, but for one of long words. */
function soundsAbout(typed: SoundedWord, known: SoundedWord): boolean {
  const [a, b] = [typed.consonants, known.consonants];
  const isLost = (): boolean => typed.word.length >= LEAST_TO_LOSE && a.length !== b.length && distance(a, b) === 1;
  return (a === b || isLost()) && distance(typed.word, known.word) <= 2;
}
