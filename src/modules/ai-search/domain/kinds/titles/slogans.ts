import type { KindBook } from '../book/kind-book';
import type { NameMatch } from '../book/name-book';
import { TitleHead } from './title-head';

const SPEAKS = /\btus?\b/i;
/** What is told to who buys ends so, and the thing comes. */
const MARKS = /: |\? |! /;
/** What is named so is what it serves: `Convierte la corriente de tu coche: laptop, TV y más`. */
const AMONG_OTHERS = /\b(?:y m[aá]s|y otros|etc)\b/i;
const GAP = 1;
/** Words before the thing's name at most: `nuevo router`. */
const AT_HEAD = 1;

/** The title with the thing first, where it begins with what is told to who buys it: `Protege tu consola: regulador 300 VA`, `¿No llega la red? Repetidor`. */
export function thingFirst(title: string, book: KindBook): string {
  const mark = MARKS.exec(title);
  if (!mark) return title;
  const talk = title.slice(0, mark.index);
  const thing = title.slice(mark.index + mark[0].length);
  if (SPEAKS.test(thing) || AMONG_OTHERS.test(thing)) return title;
  return SPEAKS.test(talk) || isTalk(namesOf(talk, book), namesOf(thing, book)) ? `${thing} / ${talk}` : title;
}

/** Whether what is named behind the mark is the thing, and not what stands before it. */
function isTalk(before: readonly NameMatch[], behind: readonly NameMatch[]): boolean {
  const thing = behind.filter(({ start }) => start <= AT_HEAD);
  return thing.length > 0 && before.every(({ start }) => start > 0) && longest(before) <= longest(thing);
}

function longest(names: readonly NameMatch[]): number {
  return Math.max(0, ...names.map(({ words }) => words));
}

function namesOf(text: string, book: KindBook): NameMatch[] {
  const head = new TitleHead(text);
  return book.names.findAll(head.lemmas, GAP, head.joins);
}
