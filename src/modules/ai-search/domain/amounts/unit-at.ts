import type { Dimension } from './dimensions';
import { UNITS } from './measure-table';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';

interface UnitAt {
  readonly dimension: Dimension;
  readonly factor: number;
}

/** Whether the token at `at` names a unit after a number: `a` only when no other number follows (`de 4 a 8`). */
export function unitAt(tokens: readonly ScanToken[], at: number): UnitAt | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  return isNoUnit(tokens, at) ? undefined : (unitOfThing(tokens, token.text) ?? UNITS.get(token.text));
}

/** `160 km/h`; `40 x 25`; `mil a un no break`. */
function isNoUnit(tokens: readonly ScanToken[], at: number): boolean {
  const [text, next] = [textAt(tokens, at), tokens[at + 1]];
  if (text === 'km') return next?.kind === 'break' && textAt(tokens, at + 2) === 'h';
  if (text === 'x') return next?.kind === 'number';
  if (EXTENSIONS.has(text)) return !tokens.some((token) => SWITCHBOARDS.has(token.text));
  return text === 'a' && !standsAlone(next) && !isDescending(tokens, at);
}

/** A unit that depends on what is measured. */
function unitOfThing(tokens: readonly ScanToken[], text: string): UnitAt | undefined {
  if (INPUTS.has(text)) return inputsOf(tokens);
  if (MEGAS.has(text) && isOfSpeed(tokens)) return SPEED;
  return TONS.has(text) && tokens.some((token) => COOLERS.has(token.text)) ? COOLING : undefined;
}

/** Users of a switchboard; otherwise cables are counted. */
const EXTENSIONS = words('extensiones extensions');
const SWITCHBOARDS = words(
  'conmutador conmutadores pbx central centralita telefono telefonos telefonica telefonico ip voip sip intercomunicador interfon usuarios lineas troncales',
);

const MEGAS = words('megas mega');
const SPEEDS = words('internet modem router ruteador enlace velocidad banda descarga subida repetidor plan');
const CAMERAS = words('camara camaras bala domo bullet webcam dvr nvr xvr kit resolucion');
const SPEED: UnitAt = { dimension: 'megabits', factor: 1 };

/** `internet de 300 megas`, `router de 100 megas`: of what a camera sees they are megapixels. */
function isOfSpeed(tokens: readonly ScanToken[]): boolean {
  const tells = (said: ReadonlySet<string>): boolean => tokens.some(({ text }) => said.has(text));
  return tells(SPEEDS) && !tells(CAMERAS);
}

const INPUTS = words('entrada entradas conexion conexiones');
/** What inputs are by the thing that has them. */
const INPUTS_OF: readonly (readonly [ReadonlySet<string>, Dimension])[] = [
  [words('dvr dvrs xvr nvr nvrs grabador grabadora grabadores'), 'channels'],
  [words('switch switches suich swich swiche swiches router routers hub concentrador'), 'ports'],
  [words('multicontacto multicontactos regulador reguladores barra ups nobreak extension'), 'outlets'],
];

/** `grabador de 16 entradas`, `multicontacto de 8 entradas`. */
function inputsOf(tokens: readonly ScanToken[]): UnitAt | undefined {
  const found = INPUTS_OF.find(([things]) => tokens.some(({ text }) => things.has(text)));
  return found && { dimension: found[1], factor: 1 };
}

const TONS = words('ton tons tonelada toneladas');
const COOLERS = words('minisplit minisplits split aire clima climas acondicionado');
/** A ton of cooling is what melts a ton of ice in a day. */
const COOLING: UnitAt = { dimension: 'btu', factor: 12_000 };

/** Short words without a vowel that people write behind an amount of money, or of nothing. */
const NO_UNITS = words(
  'pls plz plis pfv xfv xf pf bb gcs grx grs tks thx thks tnx bn msj mns dls dlls usd mxn mn mnx p x q k y tqm sr sra srs jr dr vs mx',
);
/** Units that are none of the table, with a vowel in them. */
const SPOKEN_UNITS = words('dpi ppi lux bar bares ppp ops kpa mpa kcal cal');

/** Whether the word at `at` can hardly be anything but a unit, be it one of the table or not: `500 cfm`, `1200 dpi`. */
export function looksLikeUnit(tokens: readonly ScanToken[], at: number): boolean {
  const { kind, text } = tokens[at] ?? NOTHING;
  if (kind !== 'word') return false;
  return (
    unitAt(tokens, at) !== undefined ||
    SPOKEN_UNITS.has(text) ||
    (/^[b-df-hj-np-tv-z]{2,4}$/.test(text) && !NO_UNITS.has(text))
  );
}
const NOTHING = { kind: 'break', text: '' } as const;

const LED_TO = words('un una el la los las mi mis lo');

/** `mil a un no break` and `1200 a 1500` are no amperes. */
function standsAlone(next: ScanToken | undefined): boolean {
  return !LED_TO.has(next?.text ?? '') && next?.kind !== 'number' && next?.kind !== 'mixed' && next?.kind !== 'sign';
}

/** `10 A 1 polo`: no range goes down, but what changes `120 a 12 volts`. */
function isDescending(tokens: readonly ScanToken[], at: number): boolean {
  const [before, , behind] = tokens.slice(at - 1, at + 2);
  if (before?.kind !== 'number' || behind?.kind !== 'number') return false;
  return Number(before.text) > Number(behind.text) && UNITS.get(textAt(tokens, at + 2))?.dimension !== 'volts';
}

/** Beside one of these `hp` may be who makes it: `monitor 24 hp`. */
const MADE_BY_HP = words(
  'laptop laptops computadora computadoras compu pc desktop notebook monitor monitores pantalla impresora impresoras multifuncional printer toner tinta cartucho cartuchos servidor servidores server workstation teclado mouse proliant tablet memoria ssd disco',
);
const MOST_HORSEPOWER = 50;

/** `motor de 3/4 hp`, `variador de 5hp`. */
export function horsepowerAt(tokens: readonly ScanToken[], at: number, value: number): UnitAt | undefined {
  const isHp = textAt(tokens, at) === 'hp' && value <= MOST_HORSEPOWER;
  const isOfMotor = isHp && (!Number.isInteger(value) || !tokens.some(({ text }) => MADE_BY_HP.has(text)));
  return isOfMotor ? { dimension: 'horsepower', factor: 1 } : undefined;
}
