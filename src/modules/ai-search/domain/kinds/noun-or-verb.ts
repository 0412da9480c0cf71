import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { INFINITIVES } from './book/verb-forms';
import { AND, ARTICLES, ASKING, OF, PURPOSES, WITH } from './role-words';

/** Forms that are nouns as often (`alarma`, `carga`) don't count. */
const NOUNS = words(
  'alarma alarmas carga cargas entrada entradas salida salidas llave llaves corte cortes cargo cierre cierres pila pilas timbre timbres marca marcas monitoreo control controles reporte registro registros pintura grabado lavado cambio mando toma tomas quemado usado usados video vuela guia guias vista vistas paso pases sensor conecta' +
    ' cable cables camara camaras rele cuenta cuentas muestra foto canto canta monta monte une pega llama firma guarda alimento alimentos imprime corre tira tiras pinta cobre cobres grado taladro taladros timbra regulador copia copias boton enlace enlaces rayos',
);

/** Whether a word has the form of a verb, and is no noun as often. */
export function isVerb(text: string): boolean {
  return INFINITIVES.has(text) && !NOUNS.has(text);
}

const LIKE_INFINITIVE = /[aei]r(?:me|te|se|le|les|lo|la|los|las|nos)?$/;

/** Behind these stands a noun, whatever verb has its form. */
const BEFORE_NOUNS = words('un una unos unas el del otro otra otros otras the an');
const THE = words('la las los');

/**
 * Whether what has the form of a verb is a noun there: `una tapa`, `4 fundas`, `quiero juego de …`, `las etiquetas`, `etiqueta uhf` at the beginning;
 * where things are listed (`isListing`), behind `y` too: `kit y etiqueta antirrobo`, but not `y dan factura`.
 */
export function isNounAt(tokens: readonly ScanToken[], at: number, isListing: boolean): boolean {
  const text = textAt(tokens, at);
  if (LIKE_INFINITIVE.test(text)) return false;
  const last = textAt(tokens, at - 1);
  if (standsBeforeNouns(tokens[at - 1])) return true;
  if (AND.has(last)) return isListing && !/[ae]n$/.test(text) && isNamedNext(textAt(tokens, at + 1));
  if (THE.has(last)) return text.endsWith('s') || leadsToNoun(textAt(tokens, at - 2));
  return at === 0 && !ARTICLES.has(textAt(tokens, at + 1));
}

/** `una`, `quiero`, `4`. */
function standsBeforeNouns(token: ScanToken | undefined): boolean {
  return token?.kind === 'number' || BEFORE_NOUNS.has(token?.text ?? '') || ASKING.has(token?.text ?? '');
}

/** Whether a noun, or `de` and one, stands next: `kit y etiqueta antirrobo`, `radio y tapa de pared`. */
function isNamedNext(next: string): boolean {
  return next !== '' && !ARTICLES.has(next) && (OF.has(next) || !/^(?:[a-z]{1,3}|que|como|cuando|porque)$/.test(next));
}

/** Behind these `la` is no pronoun: `quiero la tapa`, `para la funda`. */
function leadsToNoun(text: string): boolean {
  return [ASKING, PURPOSES, OF, WITH].some((set) => set.has(text));
}
