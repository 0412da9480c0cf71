import { stem } from '@/modules/search-language/domain/stem';
import { INFINITIVES } from '@/modules/ai-search/domain/kinds/book/verb-forms';
import { traitLength, waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import { partStart } from '../marks';
import { textAt, type ScanToken } from '../scan';
import { isInfinitive } from '@/modules/ai-search/domain/words/infinitives';
import { CLITICS } from '@/modules/ai-search/domain/words/clitics';
import { words } from '@/modules/ai-search/domain/words/words';

/** After a denial these ask for something not to be had; other verbs tell what is not to happen (`que no se roben`, `no llega`). */
const HAVING = words('tener llevar usar incluir traer ser requerir necesitar ocupar querer depender');
const HAD = words(
  'tenga tengan lleve lleven use usen incluya incluyan traiga traigan trae traen tienen llevan usan incluye incluyen sea sean requiera requieran necesite necesiten ocupe ocupen quiero queremos quiera tiene usa lleva dependa dependan funcione',
);
/** What a thing does with a trait: `que no lea huella`, `que no vaya en rack`, `que no gire`. */
const WORKING = words(
  'leer grabar girar mover hablar pedir funcionar trabajar conectar soportar aceptar manejar abrir montar venir sonar',
);
const WORKING_FORMS = words(
  'lea lean vaya vayan acepte acepten soporte soporten maneje manejen venga vengan jale jalen',
);
/** What somebody tells of how things are: `no hay luz`, `aunque no haya luz`, `no tengo internet`. */
const STATING = words(
  'cabe caben cabia alcanzo alcanza hay haya hubiera habia hubo tengo tenemos tenia cuento contamos se sabemos puedo podemos encuentro',
);
const PLACES = words('donde como cuando quien');
const WISHING = words(
  'quiero quiere quieren queremos queria quisiera gusta gustaria necesito necesita necesitamos ocupo ocupamos',
);
/** `no nomás que lea`: that and more. */
const ONLY = words('nomas solo solamente unicamente');
const PREVENTING = words('evitar evita evite evitando');
const TROUBLES: ReadonlySet<string> = new Set(
  'robo asalto accidente choque incendio fuga perdida dano apagon sobrecarga descarga interferencia ruido corto cortocircuito inundacion intruso ladron filtracion humedad golpe caida fraude falla quemadura'
    .split(' ')
    .map(stem),
);
const ARTICLES = words('el la los');
const NOT_VERBS = words('alarma cable cables carga camara tapa marca para como entre sobre por con en de');
const SMALL = words(
  'en con de por la el al a del los las un una conectado conectada conectados enchufado enchufada montado montada instalado instalada',
);
/** `se quede sin corriente`, `nos dejaron sin internet`: how somebody fares, and nothing to leave out. */
const RUNNING_OUT = words('quedar dejar');
/** What a place has or hasn't: `un rancho sin señal`. */
const SUPPLIES = words('senal linea luz corriente electricidad cobertura');
/** With what a place may lack too: what isn't there tells of no product. */
const LACKABLE = words(
  'senal linea luz corriente electricidad cobertura internet wifi modem red enchufe enchufes postes cfe',
);
const AND_NOT = words('ni y o e');
/** These may have a light of their own: `sirena sin luz`. */
const SHINING = words('sirena sirenas siren');
const AIMING = words('para pa p');
const THEIR = words('a al el la los las mi mis su sus un una');
/** What people do with what they carry: `que no metan navajas`, `que no saquen mercancía`. */
export const DONE_BY_PEOPLE = words(
  'metan saquen introduzcan avienten copien escondan rayen pinten grafiteen falsifiquen roben meta saque aviente esconda',
);
/** A verb that nobody has told, by its ending: `que no machuque el portón`. */
const LIKE_VERBS = /^[a-z]{3,}[ae]n?$/;
const IN_SIGHT = words('vista visibles aparentes');
/** Between a verb and the trait that it names at most. */
const MOST_SMALL = 3;
const NO = words('no ni tampoco');
const INSTEAD = words('sin without');

/** How many tokens from `from` on say what a place has none of: `luz`, `luz ni internet`; 0 where they say something else. */
export function lackedLength(tokens: readonly ScanToken[], from: number): number {
  let end = from;
  for (let next = from; LACKABLE.has(textAt(tokens, next)); next = end + 1) {
    end = next + 1;
    if (!AND_NOT.has(textAt(tokens, end))) break;
  }
  return end - from;
}

/** Whether a denial of `length` words at `at` tells what is not to happen, or how things are, and leaves nothing out. */
export function tellsOfTrouble(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const first = textAt(tokens, at);
  if (isDeniedTwice(tokens, at)) return true;
  if (PREVENTING.has(first)) return preventsTrouble(tokens, at + length);
  const phrase = said(tokens, at, length);
  if (INSTEAD.has(first) && tellsHow(tokens, at, length)) return true;
  if (phrase.startsWith('en ') && isManner(tokens, at + length)) return true;
  if (isUnwished(tokens, at, length) || saysHowThingsAre(tokens, at, phrase)) return true;
  return ['no', 'que no', 'ni', 'tampoco'].includes(phrase) && tellsOfEvent(tokens, at + length);
}

/** `donde no hay nada de señal`: with its `nada` at `at`. */
function isNothingThere(tokens: readonly ScanToken[], at: number): boolean {
  const isStated = NO.has(textAt(tokens, at - 2)) && STATING.has(textAt(tokens, at - 1));
  return textAt(tokens, at) === 'nada' && isStated;
}

/** `no hay luz`; `para que no lo pateen`: what is not to happen, but `para que no lleve cables` leaves out. */
function saysHowThingsAre(tokens: readonly ScanToken[], at: number, phrase: string): boolean {
  if (isNothingThere(tokens, at)) return true;
  if (
    lacksItself(
      tokens,
      tokens.findIndex(({ text }, place) => place >= at && text === 'no'),
    )
  )
    return true;
  if (phrase === 'no' && DOING.has(textAt(tokens, at + 1))) return true;
  if (phrase === 'que no') return AIMING.has(textAt(tokens, at - 1)) && isNoTrait(tokens, at + 2);
  return NO.has(phrase) && (isStated(tokens, at) || tellsOfAnother(tokens, at));
}

/** `mi papá no usa celular`: what somebody does; a thing is wished to do so by `que no use`. */
const DOING = words('usa usan sabe saben entiende entienden');

/** `porque la tableta no trae entradas`: what is told of another thing, with its `no` at `at`. */
function tellsOfAnother(tokens: readonly ScanToken[], at: number): boolean {
  if (LACKED.has(textAt(tokens, at + 1)) && isStatement(tokens, at - 1)) return true;
  const isThing = tokens[at - 1]?.kind === 'word' && DETERMINERS.has(textAt(tokens, at - 2));
  return isThing && textAt(tokens, at - 1) !== 'que' && LACKED.has(textAt(tokens, at + 1));
}
/** `la compré usada y no trae luces`, `dicen que no traen efectivo`; what is wished is said behind `que` or a thing. */
function isStatement(tokens: readonly ScanToken[], before: number): boolean {
  const last = textAt(tokens, before);
  return last === 'y' || last === 'pero' || (last === 'que' && SAYING.has(textAt(tokens, before - 1)));
}
const SAYING = words('dice dicen dijo dijeron decia decian veo vi creo parece');
const DETERMINERS = words('el la los las mi mis su sus nuestro nuestra nuestros nuestras este esta ese esa');

/** `que no se abra sin tarjeta`, `que nadie entre sin permiso`: what is denied of what is not to happen is to be had. */
function isDeniedTwice(tokens: readonly ScanToken[], at: number): boolean {
  if (textAt(tokens, at) !== 'sin' || ANEW.has(textAt(tokens, at - 1))) return false;
  const part = tokens.slice(partStart(tokens, at), at);
  const denial = part.findLastIndex(({ text }) => NOBODY.has(text));
  return denial >= 0 && !part.slice(denial).some(({ text }) => ANEW.has(text));
}
const NOBODY = words('no nadie ninguno ninguna nunca');
const ANEW = words('y e ni o pero sino para con quiero quisiera queremos ocupo ocupamos necesito busco');

/** `rastrear un remolque que no tiene batería`: with its `no` at `at`, what that to which something is done lacks itself. */
function lacksItself(tokens: readonly ScanToken[], at: number): boolean {
  const isClause = textAt(tokens, at - 1) === 'que' && LACKED.has(textAt(tokens, at + 1));
  if (isClause && isOfServed(tokens, at - 2)) return true;
  return isClause && isDone(tokens, 0) && !tokens.slice(0, at).some(({ kind }) => kind === 'break');
}

/** Whether the thing at `at` is one that another is for: `micrófono para cámara`, `para oír en la cámara`, with `que no trae sonido` behind it. */
function isOfServed(tokens: readonly ScanToken[], at: number): boolean {
  if (tokens[at]?.kind !== 'word' || OUTSIDE.has(textAt(tokens, at))) return false;
  const lead = at - 1 - Number(DETERMINERS.has(textAt(tokens, at - 1)) || ONE.has(textAt(tokens, at - 1)));
  const isLed = lead === at - 1 ? AIMING.has(textAt(tokens, lead)) : SERVING.has(textAt(tokens, lead));
  return lead > partStart(tokens, at) && isLed;
}
const OUTSIDE = words('exterior interior intemperie calle casa negocio oficina patio');
const ONE = words('un una');
const SERVING = words('para pa p en a');
const LACKED = words('tiene tienen trae traen hay');

/** Whether `no` at `at` tells that something is over: `ya no prende`. `ya no quiero` leaves out. */
export function isNoMore(tokens: readonly ScanToken[], at: number): boolean {
  const verb = at + 1 + Number(CLITICS.has(textAt(tokens, at + 1)));
  return textAt(tokens, at) === 'no' && textAt(tokens, at - 1) === 'ya' && !WISHING.has(textAt(tokens, verb));
}

function isNoTrait(tokens: readonly ScanToken[], from: number): boolean {
  return workingLength(tokens, from) === 0 && traitLength(tokens, from) === 0;
}

/** `no me gusta que se vea`, `instead of climbing`: what somebody does, or has done. */
function isOfDoing(tokens: readonly ScanToken[], at: number, length: number): boolean {
  const next = textAt(tokens, at + length);
  const isLiked = textAt(tokens, at) === 'no' && textAt(tokens, at + 1) === 'me' && next === 'que';
  return isLiked || (['instead', 'rather'].includes(textAt(tokens, at)) && next.endsWith('ing'));
}

/** Whether what stands behind `sin` is how something is done, or how somebody or a place fares. */
function tellsHow(tokens: readonly ScanToken[], at: number, length: number): boolean {
  // `sin luz cálida` is of a lamp.
  const isSupply = SUPPLIES.has(textAt(tokens, at + length)) && traitLength(tokens, at + length) < 2;
  if (isSupply && !SHINING.has(textAt(tokens, at - 1))) return true;
  return runsOut(tokens, at) || isUnnoticed(tokens, at + 1) || isManner(tokens, at + length);
}

/** `si no…`, `no hay luz`, `ya no dura`, `no tiene dónde colgarse`. */
function isStated(tokens: readonly ScanToken[], at: number): boolean {
  const states = STATING.has(textAt(tokens, at + 1)) && traitLength(tokens, at + 1) === 0;
  return states || isNoMore(tokens, at) || textAt(tokens, at - 1) === 'si' || PLACES.has(textAt(tokens, at + 2));
}

/** `no quieren que agarren el botón`: what somebody doesn't want to happen. `no quieren que sea de pilas` leaves out. */
function isUnwished(tokens: readonly ScanToken[], at: number, length: number): boolean {
  if (ONLY.has(textAt(tokens, at + length))) return true;
  if (isOfDoing(tokens, at, length)) return true;
  const wish = textAt(tokens, at) === 'no' && WISHING.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'que';
  const doing = textAt(tokens, at) === 'no' && WISHING.has(textAt(tokens, at + 1)) && isDone(tokens, at + 2);
  return doing || (wish && workingLength(tokens, at + 3) === 0 && traitLength(tokens, at + 3) === 0);
}

/** Whether a verb other than of having stands there, as it is looked up or with who it is done to: `andar`, `equivocarme`. */
function isDone(tokens: readonly ScanToken[], at: number): boolean {
  const verb = textAt(tokens, at);
  const infinitive = verb.replace(/(?<=[aei]r)(?:me|te|se|le|les|lo|la|los|las|nos)$/, '');
  return isInfinitive(verb) && !HAVING.has(infinitive) && !isTrait(infinitive) && workingLength(tokens, at) === 0;
}

/** `sin blindar`: what is blindado has been told as a trait. */
function isTrait(infinitive: string): boolean {
  return waysOf(infinitive.replace(/r$/, 'do')) !== undefined;
}

/** `sin que el ratero se dé cuenta`, `sin bocinas a la vista`; `sin que lleve cables` leaves out. */
function isUnnoticed(tokens: readonly ScanToken[], from: number): boolean {
  if (textAt(tokens, from) === 'que') return workingLength(tokens, from + 1) === 0;
  return tokens.slice(from, from + MOST_SMALL + 1).some(({ text }) => IN_SIGHT.has(text));
}

/** Whether the verb before the denial at `at` says that somebody is left without. */
function runsOut(tokens: readonly ScanToken[], at: number): boolean {
  return RUNNING_OUT.has(INFINITIVES.get(textAt(tokens, at - 1)) ?? '');
}

/** How many tokens from `from` on lead to a trait that the thing is not to work with (`lea` huella, `vaya en` rack, `use`); 0 for none. */
export function workingLength(tokens: readonly ScanToken[], from: number): number {
  const verb = textAt(tokens, from);
  if (HAD.has(verb)) return 1;
  if (!isWorking(verb)) return 0;
  for (let small = 0; small <= MOST_SMALL; small++) {
    const place = from + 1 + small;
    if (traitLength(tokens, place) > 0) return place - from;
    if (!SMALL.has(textAt(tokens, place))) break;
  }
  return 0;
}

/** Whether what stands behind a denial says how a thing is, or what it does: `sea de metal`, `lea huella`. */
export function isOfThing(tokens: readonly ScanToken[], at: number): boolean {
  const verb = textAt(tokens, at + Number(CLITICS.has(textAt(tokens, at))));
  return HAD.has(verb) || isWorking(verb) || traitLength(tokens, at) > 0;
}

function isWorking(verb: string): boolean {
  return WORKING_FORMS.has(verb) || WORKING.has(INFINITIVES.get(verb) ?? '');
}

/** `sin tocar nada`, `en lugar de poner`: how something is done. `sin usar wifi` asks for it not to be had; `sin ir` is of light. */
function isManner(tokens: readonly ScanToken[], from: number): boolean {
  const next = textAt(tokens, from);
  if (next === 'ir') return SMALL.has(textAt(tokens, from + 1)) || textAt(tokens, from + 1) === 'hasta';
  return isDone(tokens, from);
}

/** Whether what comes behind a denial, from `from` on, happens, and is nothing to have. */
function tellsOfEvent(tokens: readonly ScanToken[], from: number): boolean {
  const clitic = Number(CLITICS.has(textAt(tokens, from)));
  const next = textAt(tokens, from + clitic);
  if (HAD.has(next) || NOT_VERBS.has(next)) return false;
  if (traitLength(tokens, from) > 0 || (clitic === 0 && workingLength(tokens, from) > 0)) return false;
  const verb = INFINITIVES.get(next);
  const isDoneTo = DONE_BY_PEOPLE.has(next) || (LIKE_VERBS.test(next) && THEIR.has(textAt(tokens, from + 1)));
  return clitic > 0 || (verb === undefined ? isDoneTo : !HAVING.has(verb));
}

/** `evitar que un rayo…`, `evitar robos`, `evita que se caliente`: the purpose; `evita dahua`, `evitando las de wifi` leave out. */
function preventsTrouble(tokens: readonly ScanToken[], next: number): boolean {
  const first = textAt(tokens, next + Number(ARTICLES.has(textAt(tokens, next))));
  return first === 'que' || TROUBLES.has(stem(first));
}

function said(tokens: readonly ScanToken[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
}
