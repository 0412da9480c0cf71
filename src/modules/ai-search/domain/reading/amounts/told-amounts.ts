import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { partEnd } from '../marks';
import { textAt, type ScanToken } from '../scan';
import { withoutRuns } from '../without-runs';

/** Small words before an amount. */
const SMALL = words('unos unas como casi mas menos de');
const KILOMETRE = 1000;
/** What is near or far from where somebody is. */
const SETTLEMENTS = words(
  'pueblo pueblito ciudad cabecera municipio centro carretera autopista poblado rancheria comunidad civilizacion costa playa frontera aeropuerto capital',
);
const ARTICLES = words('la el mi nuestro nuestra');
/** What is to reach so far, or to be as long: beside these a distance counts. */
const REACHING = words(
  'enlace enlaces antena antenas radio radios puente ptp alcance alcancen repetidor repetidora senal fibra cable bobina telefono walkie mandar llevar pasar llegue lleguen',
);

/** How a thing is told to be of no use any more. */
const BROKEN = bookOf({
  broken:
    'ya no|no sirve|no funciona|no prende|no jala|se quemo|se me quemo|se nos quemo|se descompuso|se me descompuso|se nos descompuso|se rompio|se me rompio|se trono|se me trono|trono|murio|ya murio|se murio|fallo|esta fallando|quedo chico|quedo chica|me quedo chico|me quedo chica|nos quedo chico|nos quedo chica|se me cayo|se perdio|me robaron',
});
/** Words between the amount of such a thing and what is told of it at most. */
const MOST_BETWEEN = 3;

/** People who are there, and use nothing that is asked for. */
const PEOPLE = words(
  'alumnos alumnas estudiantes ninos ninas senoras senores vecinos pacientes comensales invitados personas familias socios agremiados',
);
const BEING = words('tenemos tengo tienen somos son hay atiendo atendemos a eramos vienen van');
/** Behind these people are those that a thing is to serve. */
const SERVING = words('para pa que soporte aguante');

/**
 * The tokens without amounts that are of nothing that is asked for: how far off a town is (`está a 40 km del pueblo`), what a thing that is of no use any
 * more had where its size is said anew (`la bocina de 20 watts ya no se oye`), what notes of
 * money are that somebody was fooled with, and how many people there are beside what is measured.
 */
export function withoutToldAmounts(tokens: readonly ScanToken[]): readonly ScanToken[] {
  const kept = withoutRuns(
    tokens,
    (all, at) => distanceLength(all, at) || brokenLength(all, at) || peopleLength(all, at) || falseNoteLength(all, at),
  );
  return kept.length < tokens.length ? kept : tokens;
}

/** `a 40 km del pueblo`. */
function distanceLength(tokens: readonly ScanToken[], at: number): number {
  if (textAt(tokens, at) !== 'a') return 0;
  const start = behindSmall(tokens, at + 1);
  const distance = readMeasure(tokens, start);
  if (distance?.dimension !== 'metres' || (distance.factor ?? 1) < KILOMETRE) return 0;
  const of = start + distance.length;
  if (!['de', 'del'].includes(textAt(tokens, of))) return 0;
  const place = of + 1 + Number(ARTICLES.has(textAt(tokens, of + 1)));
  const isTold = SETTLEMENTS.has(textAt(tokens, place)) && !tokens.some(({ text }) => REACHING.has(text));
  return isTold ? place + 1 - at : 0;
}

/** `de 20 watts`, where that thing is of no use any more and another place tells how many there have to be. */
function brokenLength(tokens: readonly ScanToken[], at: number): number {
  const had = textAt(tokens, at) === 'de' ? readMeasure(tokens, at + 1) : undefined;
  if (!had) return 0;
  const end = at + 1 + had.length;
  const last = Math.min(partEnd(tokens, end), end + MOST_BETWEEN);
  const isBroken = tokens.slice(end, last).some((_, place) => BROKEN.find(tokens, end + place) !== undefined);
  const isSame = (place: number): boolean => readMeasure(tokens, place)?.dimension === had.dimension;
  const isAnew = isBroken && tokens.some((_, place) => (place < at || place >= end) && isSame(place));
  return isAnew ? 1 + had.length : 0;
}

/** `tenemos 35 alumnos`, beside another measure. */
function peopleLength(tokens: readonly ScanToken[], at: number): number {
  const number = BEING.has(textAt(tokens, at - 1)) ? readNumber(tokens, at) : undefined;
  const end = at + (number?.length ?? 0);
  if (!number || !PEOPLE.has(textAt(tokens, end)) || SERVING.has(textAt(tokens, at - 2))) return 0;
  const isMeasured = tokens.some((_, place) => place > end && isOfThing(tokens, place));
  return isMeasured ? number.length + 1 : 0;
}

/** `billetes falsos de a 500`, `billetes de 200 piratas`: what notes are that are no money. */
function falseNoteLength(tokens: readonly ScanToken[], at: number): number {
  const before = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (textAt(tokens, at) !== 'de' || !before.some((text) => NOTES.has(text))) return 0;
  const start = at + 1 + Number(textAt(tokens, at + 1) === 'a');
  const number = readNumber(tokens, start);
  const end = start + (number?.length ?? 0);
  return number && [before[0] ?? '', textAt(tokens, end)].some((text) => FALSE.has(text)) ? end - at : 0;
}
const NOTES = words('billete billetes');
const FALSE = words('falso falsos chueco chuecos pirata piratas malo malos apocrifo apocrifos clonado clonados fake');

function isOfThing(tokens: readonly ScanToken[], at: number): boolean {
  const measure = readMeasure(tokens, at);
  return measure !== undefined && measure.dimension !== 'users';
}

function behindSmall(tokens: readonly ScanToken[], at: number): number {
  let place = at;
  while (SMALL.has(textAt(tokens, place))) place++;
  return place;
}
