import { readMeasure } from '../amounts/measures';
import { isVerb } from '../kinds/noun-or-verb';
import { CLAUSES, DENIALS, OF, OWN, PLACES, PURPOSES, SOME, WITH } from '../kinds/role-words';
import { words } from '../words/words';
import { textAt, type ScanToken } from './scan';

type Tokens = readonly ScanToken[];

/** What begins what is told of a thing. */
const TELLING = [OF, WITH, PURPOSES, DENIALS, CLAUSES, PLACES];
/** With what people tell how things are, and what they have. */
const BEING = words(
  'ya se me le les lo nos es son era eran esta estan estaba quedo tengo tenemos tenia teniamos traigo traemos traia hay habia compre compramos somos soy estoy voy vamos va van viene vienen dice dicen dijo fue hoy ayer',
);
/** Forms of `unir` as well. */
const ONE = words('un una uno unos unas');
/** What is a certain one, or somebody's. */
const DEFINITE = words('el la los las este esta esa ese the');

/** Whether a part of a text tells how things are or came to be, and nothing of the thing before it. */
export function tellsStory(part: Tokens): boolean {
  if (DEFINITE.has(textAt(part, 0)) && textAt(part, 1) === 'que') return true;
  return !tellsOfThing(part) && tellsOfBeing(part);
}

/** Whether a part of a text tells of the thing before it: `de 4 mp`, `para una bodega`, `es para una escuela`. */
export function tellsOfThing(part: Tokens): boolean {
  const isNumber = part[0]?.kind === 'number' || part[0]?.kind === 'mixed';
  return isNumber || TELLING.some((some) => some.has(textAt(part, 0))) || PURPOSES.has(textAt(part, 1));
}

/** Whether anything stands there that is, was or is done, but for what follows `que`, `para`. */
export function tellsOfBeing(part: Tokens): boolean {
  const end = part.findIndex(({ text }) => CLAUSES.has(text) || PURPOSES.has(text));
  const told = part.slice(0, end < 0 ? part.length : end);
  // `1500 va`
  const isUnit = (at: number): boolean => told[at - 1]?.kind === 'number';
  return told.some(({ text }, at) => !isUnit(at) && (BEING.has(text) || (isVerb(text) && !ONE.has(text))));
}

/** Whether a part of a text only names a thing, with an article or with what it measures: `un nobreak`, `extintor de 6 kg`, but neither `la computadora` nor `fonda económica`. */
export function namesThing(part: Tokens): boolean {
  const first = textAt(part, 0);
  if ([...TELLING, OWN, DEFINITE].some((some) => some.has(first)) || tellsOfBeing(part)) return false;
  return SOME.has(first) || part.some(({ kind }, at) => kind === 'mixed' || readMeasure(part, at) !== undefined);
}
