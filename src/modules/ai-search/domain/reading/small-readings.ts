import { readPrice } from '../amounts/money';
import { partStart } from './marks';
import { textAt, type ScanToken } from './scan';
import { bookOf } from '../words/phrase-book';
import { CITY_ALIASES } from '../words/place-names';
import { words } from '../words/words';

/** Names of places that are words of other things: places where a word of place stands before them. */
const COMMON_NAMES = words('ver mid bc nl leon mexico juarez hidalgo guerrero');
const PLACE_WORDS = words(
  'en desde suc sucursal sucursales almacen bodega tienda cedis plaza recoger existencia existencias stock inventario disp disponible disponibles cerca in from at',
);
const ARTICLES = words('el la los');
/** How somebody tells where he is at home: nothing has to be there. */
const LIVING = words(
  'soy somos vivo vive vivimos viven anda ando andamos andan estoy estamos voy vamos construyendo abriendo remodelando trabajo trabaja trabajamos meti abri abrimos construyo construimos jubilado estudio nacio ' +
    'robaron quitaron asaltaron chocaron secuestraron mataron nacimos compramos rentamos rento saludos escribo escribe escribimos hablo hablamos radico radicamos tengo tenemos manejo administro atiendo',
);
/** Behind these a request begins anew. */
const ASKING = words(
  'quiero quiere queremos necesito ocupo ocupamos busco buscamos hay tienen tendran disponible disponibles existencia stock recoger recojo entrega',
);
/** A name behind these is of a street or a quarter. */
const STREETS = words(
  'calle avenida av colonia col plaza fraccionamiento fracc blvd boulevard privada edificio barrio unidad',
);

/** People who are told of. */
const PERSONS = words(
  'jefe jefa patron patrona esposo esposa marido senora viejo vieja mama papa madre padre hijo hija hermano hermana primo prima tio tia suegro suegra cunado cunada compadre comadre amigo amiga vecino vecina socio socia gerente abuelo abuela nino nina nieto nieta sobrino sobrina chamaco chamaca muchacho muchacha alumno alumna empleado empleada',
);
const OF_PLACE = words('de en');

/** How many tokens name who gives the money that is told right behind: `el jefe | me autorizó 7 mil para …`; 0 for nobody. */
export function budgetGiver(tokens: readonly ScanToken[], at: number): number {
  if (at > 0 && tokens[at - 1]?.kind !== 'break') return 0;
  const person = at + Number(OWNERS.has(textAt(tokens, at)));
  const isGiver = PERSONS.has(textAt(tokens, person)) && readPrice(tokens, person + 1) !== undefined;
  return isGiver ? person + 1 - at : 0;
}
const OWNERS = words('el la mi mis su nuestro nuestra un una');

/** Whether the superlative at `at` is of somebody, or of what is owned: `mi hijo el más chico`, `la niña más grande`, `mi cajera la más rápida`. */
export function isOfPerson(tokens: readonly ScanToken[], at: number): boolean {
  const hasArticle = ARTICLES.has(textAt(tokens, at - 1));
  const before = hasArticle ? at - 2 : at - 1;
  const isOurs = hasArticle && POSSESSIVES.has(textAt(tokens, before - 1));
  return isOurs || PERSONS.has(textAt(tokens, before));
}
const POSSESSIVES = words('mi mis su sus nuestro nuestra nuestros nuestras');

/** Whether the words right before, up to a mark, tell where somebody lives or works (`soy taxista en Cancún`), or is from (`mi primo de Oaxaca`). */
export function isAtHome(tokens: readonly ScanToken[], at: number, length = 1): boolean {
  if (isOfSomebody(tokens, at)) return true;
  if (isOfCounter(tokens, at)) return false;
  if (isOfSomething(tokens, at) && !isFetchedThere(tokens, at)) return true;
  if (isMeantThere(tokens, at + length) || asksThere(tokens)) return false;
  return isLivedIn(tokens, at, length);
}

/** Whether the part before tells that somebody lives or works there. */
function isLivedIn(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const mark = tokens.slice(0, at).findLastIndex(({ kind, text }) => kind === 'break' || ASKING.has(text));
  const start = standsAlone(tokens, at, length) ? partBefore(tokens, mark) : mark + 1;
  const isHere = picksUp(tokens) || isWishedRightBehind(tokens, at + length) || isBriefly(tokens, at);
  return tokens.slice(start, at).some(({ text }) => LIVING.has(text) && !(isHere && BEING_NOW.has(text)));
}

/** `ando en Toluca y busco …`: who is somewhere now, and in one breath says what he wants, wants it there. */
function isWishedRightBehind(tokens: readonly ScanToken[], end: number): boolean {
  return textAt(tokens, end) === 'y' && ASKING.has(textAt(tokens, end + 1));
}

/** `20 focos, estoy en Tampico`: who tells in a short request where he is, asks for what there is. In a long one it is a part of the story. */
function isBriefly(tokens: readonly ScanToken[], at: number): boolean {
  return tokens.length <= MOST_OF_REQUEST && textAt(tokens, at - 1) === 'en' && BEING_NOW.has(textAt(tokens, at - 2));
}
const MOST_OF_REQUEST = 18;

/** `mi primo de Oaxaca`, `mi Oaxaca`. */
function isOfSomebody(tokens: readonly ScanToken[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  return POSSESSIVES.has(before) || (OF_PLACE.has(before) && PERSONS.has(textAt(tokens, at - 2)));
}

/** `en el mostrador de Torreón`. */
function isOfCounter(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at - 1) === 'de' && COUNTERS.has(textAt(tokens, at - 2));
}

/** `voy en metro a Vallejo, ¿tienen ahí …?`: whatever is told of a place, it is to be had there. */
function isMeantThere(tokens: readonly ScanToken[], end: number): boolean {
  const behind = tokens.slice(end, end + MOST_TO_THERE).map(({ text }) => text);
  return behind.some(
    (text, place) => PLACE_THERE.has(text) && behind.slice(0, place).every((word) => TO_THERE.has(word)),
  );
}
/** `soy de Cancún, ¿tienen chapas en la tienda de acá?` */
function asksThere(tokens: readonly ScanToken[]): boolean {
  return tokens.some((_, at) => ASKED_THERE.find(tokens, at) !== undefined);
}
const ASKED_THERE = bookOf({
  there: [
    ...'manejan|tienen|hay|venden|tendran|habra|tengan|tengas|haya|busco|recoger|recojo|recogerlo|recogerla|recoja'
      .split('|')
      .flatMap((verb) => ['ahi', 'alla', 'aca'].map((there) => `${verb} ${there}`)),
    'ahi mismo|alla mismo|la tienda de aca|la tienda de alla|la sucursal de aca|la de aca|no quiero pagar paqueteria|no quiero pagar envio|sin pagar envio|sin envio',
  ].join('|'),
});
const MOST_TO_THERE = 5;
const PLACE_THERE = words('ahi alli alla aqui aca');
const TO_THERE = words(', y pero tienen tendran hay habra manejan venden lo la los las me que si el en de');

/** Before the name of a place: what part of it is meant. */
const PLACE_PARTS = words(
  'el la de del suc sucursal tienda almacen bodega centro puerto ciudad municipio zona estado rumbo lado',
);

/** Whether a word before the name of a place only tells who is there, or what part of it is meant: `ando por el centro de`. */
export function leadsToPlace(word: string): boolean {
  return PLACE_PARTS.has(word) || FETCHING.has(word) || BEING_NOW.has(word);
}

/** Who is somewhere now, and fetches the thing, wants it there: `pasar hoy por unas pilas, ando por Toluca`. */
const BEING_NOW = words('ando andamos estoy estamos voy vamos');
/** Who needs it at once waits for no parcel. */
const URGENT = bookOf({
  now: 'hoy mismo|para hoy|ahorita mismo|no puedo esperar|para ahorita|en tienda|en la tienda|en mostrador|en el mostrador',
});
const FETCHING = words('recoger recojo recogemos recogerlo recogerla recogerlos recogerlas');
const PASSING_BY = words('paso pasar pasamos pasare pase pasaria pasando');
/** Words between passing and `por` at most. */
const MOST_TO_BY = 3;

function picksUp(tokens: readonly ScanToken[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      FETCHING.has(text) ||
      URGENT.find(tokens, at) !== undefined ||
      (PASSING_BY.has(text) && isBySomething(tokens, at)),
  );
}

/** `pasar hoy mismo por una caja`; `pasar por el centro` is by a place. */
function isBySomething(tokens: readonly ScanToken[], at: number): boolean {
  const by = tokens.findIndex(({ text }, place) => place > at && text === 'por');
  return by > at && by - at <= MOST_TO_BY && THINGS.has(textAt(tokens, by + 1));
}
const THINGS = words('un una unos unas dos tres ellos ellas el la los las mi mis');

/** `estamos en la avenida de Toluca, paso por ellos`. */
function isFetchedThere(tokens: readonly ScanToken[], at: number): boolean {
  const part = tokens.slice(partStart(tokens, at), at);
  return part.some(({ text }) => BEING_NOW.has(text)) && picksUp(tokens);
}

/** `con el frío de Toluca`: what is of a place; `de la sucursal de Toluca` is where it has to be. */
function isOfSomething(tokens: readonly ScanToken[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'de' || tokens[at - 2]?.kind !== 'word') return false;
  return THERE.has(textAt(tokens, at - 3)) && !STORES.has(textAt(tokens, at - 2));
}
const THERE = words('el la los las');
/** Where a shop sells: whoever is told of, it is there. */
const COUNTERS = words('suc sucursal mostrador');
const STORES = words(
  'suc sucursal sucursales mostrador almacen bodega tienda plaza existencia existencias stock inventario cedis centro puerto ciudad municipio zona estado',
);

/** `soy el delegado de San Bartolo, Edomex`: a place by itself between two marks. */
function standsAlone(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const next = tokens[at + length];
  return tokens[at - 1]?.kind === 'break' && (next === undefined || next.kind === 'break');
}

/** Where the part before the mark begins; right behind the mark where something is asked for in it. */
function partBefore(tokens: readonly ScanToken[], mark: number): number {
  const start = partStart(tokens, mark);
  return tokens.slice(start, mark).some(({ text }) => ASKING.has(text)) ? mark + 1 : start;
}

/** `calle Motorola`; a `frente de calle` is a thing. */
export function isStreet(tokens: readonly ScanToken[], at: number): boolean {
  return STREETS.has(textAt(tokens, at - 1)) && textAt(tokens, at - 2) !== 'de';
}

/** Where a road leads nothing has to be: `la salida a Tampico`; a `botón de salida` may be in a branch. */
export function isRoad(tokens: readonly ScanToken[], at: number): boolean {
  return TO.has(textAt(tokens, at - 1)) && ROADS.has(textAt(tokens, at - 2)) && textAt(tokens, at - 3) !== 'de';
}
const ROADS = words('salida carretera camino rumbo autopista libramiento viaje viajo viajamos');
const TO = words('a de hacia para');

/** Words of a street's name at most, beside its kind. */
const STREET_WORDS = 2;

/** How many tokens tell the street or quarter where somebody lives, from `at` on: `vivo en la | calle Motorola`; 0 for none. */
export function homeStreet(tokens: readonly ScanToken[], at: number): number {
  if (!STREETS.has(textAt(tokens, at)) || !isAtHome(tokens, at)) return 0;
  const behind = tokens.slice(at + 1, at + 1 + STREET_WORDS);
  const end = behind.findIndex(({ kind, text }) => kind === 'break' || ENDS.has(text) || ASKING.has(text));
  return 1 + (end < 0 ? behind.length : end);
}
const ENDS = words('y e de en con que pero a al');

const OPENS = words('abre abren cierra cierran abrimos cerramos');

/** How many tokens from the beginning of a part tell when a place opens or closes, where a request comes behind: `la central de abastos abre a las 4, ocupo …`. */
export function openingHours(tokens: readonly ScanToken[], at: number): number {
  if (at > 0 && tokens[at - 1]?.kind !== 'break') return 0;
  const mark = tokens.findIndex(({ kind }, place) => place > at && kind === 'break');
  const part = tokens.slice(at, Math.max(at, mark));
  const isHour = part.some(
    ({ text }, place) => OPENS.has(text) && part[place + 1]?.text === 'a' && /^\d/.test(part[place + 3]?.text ?? ''),
  );
  return isHour && tokens.slice(mark).some(({ text }) => ASKING.has(text)) ? part.length : 0;
}

/** `¿eso se consigue en México?`. */
function isCountry(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'mexico' && textAt(tokens, at - 1) === 'en';
}

/** `el flete desde México`: from where nobody wants it. */
const CARRIED = words('flete envio paqueteria traer traerlo traerla traerlos traerlas mandarlo mandarla');

/** Whether what is called like a place at `at` is meant as one; a branch's short code is a word of other things too (`cargar el cel`, `CAM 2 MP`). */
export function isPlace(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const text = textAt(tokens, at);
  const isCode = text.length <= LONGEST_CODE && CITY_ALIASES[text] === undefined;
  if (length > 1 || !(isCode || COMMON_NAMES.has(text))) return true;
  if (at === 0 && tokens[1]?.kind === 'break') return true;
  const before = ARTICLES.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return isLedTo(tokens, before) && !isCountry(tokens, at);
}

const LONGEST_CODE = 4;

/** `recojo en la de León`: the branch there. */
const LEADING_TO = words('a en');

/** Whether the word at `before`, or that and the one before it, lead to a place where something is: `en`, `la sucursal de`. */
function isLedTo(tokens: readonly ScanToken[], before: number): boolean {
  const [first, second] = [textAt(tokens, before - 1), textAt(tokens, before)];
  if (second === 'de') return PLACE_WORDS.has(first) || (first === 'la' && LEADING_TO.has(textAt(tokens, before - 2)));
  return PLACE_WORDS.has(second) && !(second === 'desde' && CARRIED.has(first));
}
