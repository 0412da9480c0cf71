import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { bookOf } from '@/modules/ai-search/domain/words/phrase-book';
import { words } from '@/modules/ai-search/domain/words/words';
import { exactMeasures } from './exact';
import { partEnd, partStart } from './marks';
import { textAt, type ScanToken } from './scan';

/** `tiene que aguantar`, `deberán trabajar con`: what a thing has to do. */
const HAVING_TO = [
  'tiene que',
  'tienen que',
  'debe',
  'deben',
  'debera',
  'deberan',
  'must',
  'has to',
  'have to',
].flatMap((must) =>
  'ser|ser de|tener|traer|llevar|venir|venir con|venir en|incluir|contar con|leer|guardar|aguantar|soportar|medir|caber|trabajar a|trabajar con|entrar con|funcionar con|funcionar a|alimentarse con|cubrir|durar|pesar|dar|jalar con|be|have|come with|run on|support|read'
    .split('|')
    .map((verb) => `${must} ${verb}`),
);
/** What makes what comes behind it a condition: `tiene que ser de CO2`, `a fuerza con pila`, `que sí o sí lea 2D`. */
const BEFORE = bookOf({
  must: [
    ...HAVING_TO,
    'forzosamente|forzosa|a fuerza|a fuerzas|a huevo|si o si|obligatoriamente|necesariamente|exclusivamente|unicamente|solamente de|solo de|nomas de|puro|pura|puros|puras|que por fuerza|por norma|por ley|me exigen|nos exigen|me piden que sea|nos piden que sea|exigen|exige|nos exige|me exige|piden que sea|indispensable que|imprescindible que|requisito|condicion|needs to be|needs to have|only|strictly|mandatory',
    'necesito que sea|ocupo que sea|necesito que tenga|ocupo que tenga|necesito que traiga|ocupo que traiga|necesita ser|necesita tener|que si sea|que si sean|que si tenga|que si tengan|que si traiga|que si traigan|que si o si|especificacion|especificaciones|especificacion tecnica|tipo obligatorio|especificamente',
  ].join('|'),
});
/** The same, behind it: `10 gigas requerido`, `1200 libras ni más ni menos`. */
const BEHIND = bookOf({
  must: 'unicamente|solamente|exclusivamente|en particular|en especifico|especificamente|sin falta|no me sirve otro|no me sirve otra|no me sirven otros|no me sirven otras|no acepta otro|no acepta otra|no aceptan otro|no aceptan otra|no hay de otra|no se acepta otro|no se acepta otra|no otra cosa|otra cosa no|es lo que pide|es lo que piden|es lo que me piden|es lo que exige|si o si|forzosamente|obligatoriamente|requerido|requerida|requeridos|requeridas|obligatorio|obligatoria|obligatorios|obligatorias|indispensable|indispensables|imprescindible|forzoso|forzosa|a fuerza|a fuerzas|a huevo|es requisito|es condicion|es indispensable|es obligatorio|ni mas ni menos|exactos|exactas|exacto|exacta|por fuerza|nada mas|nomas|condicion indispensable|sin excepcion|o nada|de otro no|de otra no|otro no|otra no|otros no|de otros no|no otro|no otra|ni uno mas ni uno menos|required|mandatory|is a must|are a must|or nothing|no exceptions|nothing else',
});
/** Behind these no condition of the thing comes: `puro cuento`, `only for`. */
const NOT_OF_THING = words('para pa for cuento problema con por que y de');
/** These say it only of what is named right behind. */
const OF_NEXT = words('puro pura puros puras only');
/** A part that says no more than that is of the part before it. */
const MOST_OF_MARK = 4;

const IF_NOT = bookOf({
  if: 'si no trae|si no traen|si no tiene|si no tienen|si no es|si no son|si no es de|si no son de|si no lleva|si no llevan|si no incluye|si no incluyen|si no cuenta con|si no cuentan con|if it doesnt have|if they dont have|if its not',
});
const IF = bookOf({
  if: 'si es|si son|si es de|si son de|si trae|si traen|si tiene|si tienen|si lleva|si llevan|si usa|si usan|si viene con|si vienen con|if it has|if its|if they are',
});
/** What is not to be done then. */
const THEN = words('ni no mejor paso entonces');
const MUST: readonly ScanToken[] = ['tiene', 'que', 'tener'].map((text) => ({ text, kind: 'word', joined: false }));
const MUST_NOT: readonly ScanToken[] = ['que', 'no', 'sea'].map((text) => ({ text, kind: 'word', joined: false }));

/** `si no traen IP67 ni me los enseñes` as `tienen que tener IP67`. */
export function withConditions(tokens: readonly ScanToken[]): ScanToken[] {
  return withDenied(withMust(tokens));
}

/** `si son VHF no empatan con los nuestros` as `que no sean VHF`. */
function withDenied(tokens: readonly ScanToken[]): ScanToken[] {
  const at = tokens.findIndex(
    (_, place) => IF.find(tokens, place) !== undefined && IF_NOT.find(tokens, place) === undefined,
  );
  const from = at + (at < 0 ? 0 : (IF.find(tokens, at)?.length ?? 0));
  const known = at < 0 ? 0 : knownLength(tokens, from);
  const then = from + known;
  if (known === 0 || !/^(?:no|ni)$/.test(textAt(tokens, then))) return [...tokens];
  return [...tokens.slice(0, at), ...MUST_NOT, ...tokens.slice(from, then), ...tokens.slice(partEnd(tokens, then))];
}

/** How many tokens tell a trait or a measure. */
function knownLength(tokens: readonly ScanToken[], at: number): number {
  return traitLength(tokens, at) || (readMeasure(tokens, at)?.length ?? 0);
}

function withMust(tokens: readonly ScanToken[]): ScanToken[] {
  const at = tokens.findIndex((_, place) => IF_NOT.find(tokens, place) !== undefined);
  if (at < 0) return [...tokens];
  const from = at + (IF_NOT.find(tokens, at)?.length ?? 0);
  const then = tokens.findIndex(({ text }, place) => place > from && THEN.has(text));
  if (then < 0) return [...tokens];
  const before = tokens.slice(from, then);
  return [...tokens.slice(0, at), ...MUST, ...before, ...tokens.slice(partEnd(tokens, then))];
}

/** The places of the tokens that tell a condition: a measure or trait there must be met, and what tells another, or none, is no answer. */
export function requiredPlaces(tokens: readonly ScanToken[]): ReadonlySet<number> {
  const places = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let place = from; place < to; place++) places.add(place);
  };
  for (let at = 0; at < tokens.length; at++) {
    const before = BEFORE.find(tokens, at);
    if (before && !isElse(tokens, at, before.length)) addBehind(tokens, at + before.length, add);
    const behind = BEHIND.find(tokens, at);
    if (behind && endsPart(tokens, at + behind.length)) {
      addBefore(tokens, at, add);
      if (at - partStart(tokens, at) < MOST_OF_MARK) addNext(tokens, at + behind.length, add);
    }
    for (const { from, to } of exactMeasures(tokens, at)) add(from, to);
  }
  return places;
}

function isElse(tokens: readonly ScanToken[], at: number, length: number): boolean {
  return (
    length === 1 &&
    OF_NEXT.has(textAt(tokens, at)) &&
    (NOT_OF_THING.has(textAt(tokens, at + 1)) || textAt(tokens, at - 1) === 'no')
  );
}

/** To the end of the part; `frecuencia obligatoria: 13.56 MHz`: of the next one, where the mark comes at once. */
function addBehind(tokens: readonly ScanToken[], from: number, add: (from: number, to: number) => void): void {
  const end = partEnd(tokens, from);
  const why = tokens.findIndex(({ text }, place) => place > from && place < end && REASONS.has(text));
  add(from, end === from ? partEnd(tokens, end + 1) : why > from ? why : end);
}

/** `frecuencia obligatoria: 13.56 MHz`. */
function addNext(tokens: readonly ScanToken[], end: number, add: (from: number, to: number) => void): void {
  if (tokens[end]?.kind === 'break' && readMeasure(tokens, end + 1)) add(end + 1, partEnd(tokens, end + 1));
}

function addBefore(tokens: readonly ScanToken[], at: number, add: (from: number, to: number) => void): void {
  const start = partStart(tokens, at);
  add(at - start < MOST_OF_MARK && at - start < 2 && start > 1 ? partStart(tokens, start - 1) : start, at);
}

/** Whether the part ends at `at`, or a reason begins. */
function endsPart(tokens: readonly ScanToken[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind === 'break' || REASONS.has(next.text);
}
const REASONS = words('porque pq xq que ya por me no del de para');
