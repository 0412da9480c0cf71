import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { isDenial, isDeniedBefore } from './denied-terms';
import { wayLength } from './told-ways';
import { saysColour } from './trait-ways';

/** Sentences with one of these tell of the offer, of other models, or of what may be had besides. */
const OF_OTHERS = words(
  'opcional opcionales opcionalmente disponible disponibles tambien version versiones modelo modelos serie linea otro otra otros otras superior hay presentacion presentaciones variante variantes garantia entrega entregas envio envios existencia existencias precio precios optional available warranty shipping sold',
);
/** Behind these another thing is named, up to the next mark: what the product is for, needs, is better than or replaces. */
const LEADS_AWAY = words(
  'para ideal ideales perfecto perfecta recomendado recomendada requiere requieren necesita necesitan conecta conectan conectar conecte conectarse conexion combina combinar combinalo combinala reemplaza reemplazan sustituye sustituyen reemplazo junto diferencia lugar si cuando agregue agrega agregar controla controlan equivale for works requires when if',
);
/** So do these, but for a trait right behind them: `compatible con Bluetooth`. */
const GOES_WITH = words('compatible compatibles compatibilidad');
/** What traits say of where the product may be put: `ideal para uso en exterior`. */
const PLACES = words('exterior exteriores intemperie outdoor interior interiores indoor pared muro wall rack');
/** Between what leads away and a trait that is the product's all the same. */
const ON_THE_WAY = words(
  'para con a en de el la los las su sus uso usar instalar instalacion montaje montar colocar todo ser for with in use',
);
/** What comes back to the product itself. */
const COMES_BACK = words('con incluye incluyen trae cuenta tiene with includes has');
/** Behind these, too, a sentence begins with what the product is for, lacks or uses. */
const NOT_ITSELF = words('sin por en a usa usar without');
const LINKS = words('y o e and or');
const ARTICLES = words('un una el la los las');
const BREAK: ScanToken = { text: ',', kind: 'break', joined: false };

/**
 * The tokens of a sentence that say how the product itself is; a mark stands where others were left out. What comes behind another noun
 * (`compatible con cámaras PoE`, `más que una de plomo`) is that one's, and what isn't included is nobody's.
 */
export function ownClaims(tokens: readonly ScanToken[]): ScanToken[] {
  if (tellsOfOthers(tokens) || tokens.some((_, at) => isDeniedBefore(tokens, at))) return [];
  const own: ScanToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    own.push(token);
    at = leadsAway(tokens, at) ? behindOther(tokens, at, own) : at + 1;
  }
  return own;
}

/** Whether a sentence begins with the product itself, and not with what that is for, has, lacks or goes with (`Compatible con paneles …`). */
export function beginsWithItself(tokens: readonly ScanToken[]): boolean {
  return [LEADS_AWAY, GOES_WITH, COMES_BACK, NOT_ITSELF].every((set) => !set.has(textAt(tokens, 0)));
}

/** Whether a sentence tells of the offer, of other models (`el de 24 puertos`) or of what may be had besides. */
export function tellsOfOthers(tokens: readonly ScanToken[]): boolean {
  if (isInOneColour(tokens)) return false;
  const isOther = ARTICLES.has(textAt(tokens, 0)) && textAt(tokens, 1) === 'de';
  return isOther || tokens.some(({ text }, at) => OF_OTHERS.has(text) && textAt(tokens, at - 1) !== 'este');
}

/** `Disponible en color blanco`: a sentence that names one colour, in which it is to be had; of several, or of one more (`también`), none is its own. */
function isInOneColour(tokens: readonly ScanToken[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'break').map(({ text }) => text);
  const [first = '', link, ...rest] = said;
  const named = rest.filter((text) => !COLOUR_NOUNS.has(text));
  return OFFERED.has(first) && link === 'en' && named.length === 1 && saysColour(named[0] ?? '');
}
const OFFERED = words('disponible disponibles presentacion');
const COLOUR_NOUNS = words('color acabado tono el la');

/** `no requiere cableado` speaks of the product, and so does `pero sí con WiFi`. */
function leadsAway(tokens: readonly ScanToken[], at: number): boolean {
  const text = textAt(tokens, at);
  if (isDenial(tokens, at - 1) || textAt(tokens, at - 1) === 'pero') return false;
  return LEADS_AWAY.has(text) || GOES_WITH.has(text) || (text === 'que' && ARTICLES.has(textAt(tokens, at + 1)));
}

/** Where the product itself is told of again, behind what leads away from `from` on; takes what is said of it at once. */
function behindOther(tokens: readonly ScanToken[], from: number, own: ScanToken[]): number {
  const isOwn = GOES_WITH.has(textAt(tokens, from)) ? (): boolean => true : (text: string): boolean => PLACES.has(text);
  let at = from + 1;
  while (ON_THE_WAY.has(textAt(tokens, at)) || LEADS_AWAY.has(textAt(tokens, at))) at++;
  for (let length = wayLength(tokens, at); length > 0 && isOwn(textAt(tokens, at)); length = wayLength(tokens, at)) {
    own.push(...tokens.slice(at, at + length));
    at = behindLinks(tokens, at + length);
  }
  own.push(BREAK);
  while (at < tokens.length && tokens[at]?.kind !== 'break' && !COMES_BACK.has(textAt(tokens, at))) at++;
  return at;
}

function behindLinks(tokens: readonly ScanToken[], from: number): number {
  let at = from;
  while (LINKS.has(textAt(tokens, at))) at++;
  return at;
}
