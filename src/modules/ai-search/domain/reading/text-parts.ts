import { CLITICS } from '@/modules/ai-search/domain/words/clitics';
import { words } from '@/modules/ai-search/domain/words/words';
import { NAMES } from '../kinds/role-words';
import { byTokens } from './by-tokens';
import { textAt, type ScanToken } from './scan';
import { namesThing, tellsOfThing, tellsStory } from './told-parts';

/** What stands between two marks of a text. */
export interface TextPart {
  readonly tokens: readonly ScanToken[];
  /** The place of its first token. */
  readonly start: number;
  /** Whether a wish begins in it, or in the part before it. */
  readonly isWish: boolean;
  /** Whether it tells only what there is already: `ya traen radio y rótulo`, `los teléfonos ya los compró`. */
  readonly isHad: boolean;
}

/** With what people begin to say what they want: `quiero…`, `hay que cotizar…`, `qué me recomienda`. */
const WISHES = words(
  'quiero quisiera quisieramos quiere quieren queremos ocupo ocupamos ocupa ocupan necesito necesitamos necesita necesitan busco buscamos buscando urge urgen requiero requerimos requiere gustaria ' +
    'recomienda recomiendan recomiendas recomiendame recomiendeme sugiere sugieren consejo conviene digame dime pide piden pidio pidieron encargaron encargo falta faltan faltaria ' +
    'tendran manejan venden cotizar cotizame cotizarme pasame paseme mandame mandeme ofrecer ofrece ofrecen interesa need want looking',
);
const ALREADY = words('ya');
const HAVING = words(
  'tengo tenemos tiene tienen traigo traemos trae traen hay esta estan cuento contamos cuenta cuentan compre compramos compro compraron puse pusimos puso pusieron instale instalamos instalo instalaron quedo quedaron llego llegaron dieron dio',
);
/** Behind these a clause tells what is still to be had. */
const LACKING = words('no sin pero solo nomas que cual donde');

/** The parts of a text between its marks, those that have no token left out. */
export const textParts = byTokens(readParts);

function readParts(tokens: readonly ScanToken[]): readonly TextPart[] {
  const parts: { tokens: ScanToken[]; start: number }[] = [{ tokens: [], start: 0 }];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'break') parts.push({ tokens: [], start: at + 1 });
    else parts.at(-1)?.tokens.push(token);
  }
  const begun = parts.map((part) => beginsWish(part.tokens));
  const story = !begun.includes(true) && tokens.length > LONG ? storyBehindThing(parts) : parts.length;
  return parts
    .map((part, at) => ({
      ...part,
      isWish:
        story < parts.length
          ? at < story || tellsOfThing(part.tokens)
          : begun[at] === true || begun[at - 1] === true || (begun[at + 1] === true && standsForVerb(parts[at + 1])),
      isHad: begun[at] !== true && (tellsHad(part.tokens) || (parts.length > 1 && tellsSound(part.tokens))),
    }))
    .filter((part) => part.tokens.length > 0);
}

/** Where a story begins behind the thing that a text begins with (`lector de códigos 2d. Hoy usan uno alámbrico, se atora el cable …`); the end where none does. */
function storyBehindThing(parts: readonly { readonly tokens: readonly ScanToken[] }[]): number {
  const first = parts.findIndex(({ tokens }) => tokens.some(({ text }) => !GREETINGS.has(text)));
  const story = parts.findIndex(({ tokens }) => tellsStory(tokens));
  return namesThing(parts[first]?.tokens ?? []) && story > first ? story : parts.length;
}
const GREETINGS = words(
  'hola buen buenas buenos dia dias tarde tardes noches que tal disculpe disculpa oiga oye saludos',
);

function beginsWish(part: readonly ScanToken[]): boolean {
  return part.some(
    ({ text }, at) => (WISHES.has(text) && part[at - 1]?.text !== 'no') || isQuestion(part, at) || isPlan(part, at),
  );
}

/** `tienen cámaras`, `qué tienen para …`; the radios that `tienen` eight years are told of. */
function isQuestion(part: readonly ScanToken[], at: number): boolean {
  const last = part[at - 1]?.text;
  return part[at]?.text === 'tienen' && (at <= 2 || last === 'si') && last !== 'no';
}

/** `voy a poner internet`. */
function isPlan(part: readonly ScanToken[], at: number): boolean {
  const [first, second, third] = part.slice(at, at + 3).map(({ text }) => text);
  return GOING.has(first ?? '') && second === 'a' && PUTTING.has(third ?? '');
}
const GOING = words('voy vamos');
const PUTTING = words(
  'poner ponerle ponerles instalar montar colocar equipar armar comprar cambiar meter meterle necesitar ocupar requerir',
);

/** Whether what it wishes was told before it: `no me da tiempo de barrer, quiero una máquina que lo haga sola`. */
function standsForVerb(part: { readonly tokens: readonly ScanToken[] } | undefined): boolean {
  return (
    part?.tokens.some(
      ({ text }, at) => DONE.has(text) && (text === 'hacerlo' || IT.has(textAt(part.tokens, at - 1))),
    ) === true
  );
}
const IT = words('lo eso');
const DONE = words('haga hagan hace hacen hiciera hagamos hacerlo');

function tellsHad(part: readonly ScanToken[]): boolean {
  const already = part.findIndex(({ text }) => ALREADY.has(text));
  if (already < 0) return false;
  const verb = already + 1 + Number(CLITICS.has(part[already + 1]?.text ?? ''));
  return HAVING.has(part[verb]?.text ?? '') && !part.some((_, at) => isLacking(part, at));
}

/** A `no break` lacks nothing. */
function isLacking(part: readonly ScanToken[], at: number): boolean {
  const isName = part[at]?.text === 'no' && NAMES.has(part[at + 1]?.text ?? '');
  return !isName && LACKING.has(part[at]?.text ?? '');
}

/** With what people say that a thing they have is sound. */
const WORKS = words('sirve sirven jala jalan funciona funcionan prende prenden trabaja trabajan anda andan');
const STILL = words('si todavia aun bien perfecto perfectamente');
const ARE = words('esta estan quedo quedaron');
const SOUND = words(
  'bien bueno buenos buena buenas nuevo nuevos nueva nuevas perfecto perfectos intacto intactos intacta intactas sano',
);

/** Whether it only tells that something is sound: `las cámaras sí jalan`, `el cable está bueno`. */
function tellsSound(part: readonly ScanToken[]): boolean {
  const texts = part.map(({ text }) => text);
  if (texts.some((text) => LACKING.has(text))) return false;
  const works = texts.some((text) => WORKS.has(text)) && texts.some((text) => STILL.has(text));
  return works || texts.some((text, at) => ARE.has(text) && SOUND.has(texts[at + 1] ?? ''));
}

/** So many words may all be of one wish. */
const LONG = 20;

/** The places of a long text's tokens that only tell how it came to what is wished; none where nothing is. */
export function storyPlaces(tokens: readonly ScanToken[]): ReadonlySet<number> {
  const parts = tokens.length > LONG ? textParts(tokens) : [];
  return placesOf(parts.some(({ isWish }) => isWish) ? parts.filter(({ isWish }) => !isWish) : []);
}

/** With what somebody tells of how a thing is, or that he has it. */
const BEING = words(
  'es son era eran dice dicen tengo tenemos tenia teniamos traigo traemos trae traen dio dieron murio trono quemo compre puse esta estan guarda guardan montadas montados instaladas',
);

/** The places of a text's tokens that only tell what there is already, where anything else is told: in a long text also where a story (`stories`: {@link storyPlaces}) tells how a thing is. */
export function hadPlaces(tokens: readonly ScanToken[], stories: ReadonlySet<number>): ReadonlySet<number> {
  const parts = textParts(tokens);
  const tells = ({ start, tokens: part }: TextPart): boolean =>
    stories.has(start) && part.some(({ text }) => BEING.has(text));
  const had = parts.filter((part) => part.isHad || tells(part));
  return placesOf(had.length < parts.length ? had : []);
}

function placesOf(parts: readonly TextPart[]): ReadonlySet<number> {
  return new Set(parts.flatMap((part) => part.tokens.map((_, place) => part.start + place)));
}
