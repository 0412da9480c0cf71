import { partEnd, partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { bookOf } from '../words/phrase-book';
import { words } from '../words/words';
import { DENIALS as DENYING, OWN, PLACES, PURPOSES, WISHES } from './role-words';

/** What is done to a thing that has broken: whoever asks who does it has the thing already. */
const MENDS = words(
  'arregla arreglan arregle arreglen repara reparan repare reparen compone componen componga compongan',
);
/** What else is done for money, as a wish: `alguien que me pinte la fachada`. */
const WORKS = words(
  'pinte pinten tapice tapicen cosa cosan lave laven planche planchen pode poden corte corten limpie limpien afine afinen cocine cocinen traduzca tramite tramiten',
);
/** What may be asked of a thing that was told of before (`¿se la cambian?`). */
const DONE_TO_IT = new Set([...MENDS, ...words('cambian cosen pintan lavan tapizan afinan remiendan')]);
const WHO = words('quien alguien');
const FOR_WHOM = words('me nos le les te se');
const IT = words('la lo las los');
/** What stands before a verb that denies it. */
const DENIALS = words('no ni nadie nunca tampoco');
/** Who tells of these wants the thing itself, whoever mends the old one or not. */
const ANOTHER = words(
  'nuevo nueva nuevos nuevas otro otra otros otras comprar compro comprarme refaccion refacciones repuesto new another replacement spare',
);
const OFFER = words('hacen dan tienen ofrecen manejan');
const OFFERED = words(
  'servicio servicios trabajos reparaciones composturas tramites mudanzas fletes clases limpieza limpiezas fumigaciones mantenimiento',
);

/** What people want of a house that sells, and is no thing, as a part begins with it. */
const SERVICES = bookOf({
  rented: 'rentar|renta|rentan|rento|rentamos|alquilar|alquilo|alquilan|alquiler de',
  done:
    'mantenimiento a|mantenimiento al|mantenimiento de|mantenimiento para|dan mantenimiento|capacitacion|dan capacitacion|curso de|cursos de|curso para|dan cursos|dan clases|quien instala|quien me instala|quien me la instala|quien me lo instala|' +
    'quien instale|alguien que instale|alguien que me instale|servicio de|servicio tecnico|instalan|configuran|programan|recargan|do you install|contratar|mensualidad de|mensualidad por|' +
    'cuanto cobran por instalar|cuanto cobran por poner|cuanto cobran por reparar|cuanto cobran por arreglar|cuanto sale reparar|cuanto cobra por instalar|cuanto cobran instalar',
  house:
    'a que hora abren|a que hora cierran|que horario|horario de atencion|cual es su horario|donde estan ubicados|donde se ubican|donde queda la tienda|donde queda su tienda|donde queda la sucursal|como llego a la sucursal|como llego a la tienda|hablar con ventas|hablar con un asesor|hablar con una asesora|hablar con un vendedor|hablar con una persona|' +
    'factura de mi|factura de la compra|mi factura|la factura|una factura|facturar|facturan|facturacion|garantia de mi|garantia de un producto|mi garantia|la garantia|hacer valida|hacer valer|horario de|horarios de|tienen sucursal|hay sucursal|sucursal en|direccion de la sucursal|telefono de la sucursal|' +
    'hacen envios|hacen entregas|envian a|cobran envio|cuanto cobran de envio|cuanto cuesta el envio|do you ship|do you deliver|' +
    'hablar con alguien|hablar con un humano|hablar con un ejecutivo|estan contratando|trabajo de|empleo de|hay vacantes|tienen vacantes|devolver|cancelar mi pedido|donde esta mi pedido|donde viene mi pedido|donde anda mi pedido|mi pedido no|mi paquete no|no ha llegado mi|donde esta mi paquete',
});
/** What may lead to it. */
const LEADING = words(
  'quiero quisiera queremos necesito ocupo busco buscamos se hola disculpe oiga oigan puedo quien ustedes me nos',
);

/** What a part ends with that tells of a service: `certificación en fibra óptica curso`, `fotocopiadora en renta`, `rastreo gps mensualidad`. */
const BEHIND = bookOf({ taught: 'curso|cursos', rented: 'en renta', monthly: 'mensualidad' });

/** From where to where a sentence tells what. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a sentence that wants of the house what is no thing, whatever it names: `rento planta de luz`, `¿dónde está mi pedido?`, `mantenimiento de
 * extintores`, where nothing else is wished; undefined for none.
 */
export function askedOfHouse(tokens: readonly ScanToken[]): Span | undefined {
  if (tokens.some(({ text }) => ANOTHER.has(text))) return undefined;
  const at = tokens.findIndex((_, place) => beginsService(tokens, place) || endsAsService(tokens, place));
  return at < 0 ? undefined : { start: partStart(tokens, at), end: partEnd(tokens, at) };
}

function beginsService(tokens: readonly ScanToken[], at: number): boolean {
  const found = SERVICES.find(tokens, at);
  if (!found) return false;
  const start = partStart(tokens, at);
  const end = partEnd(tokens, at);
  const before = tokens.slice(start, at);
  const others = [...tokens.slice(0, start), ...tokens.slice(at)];
  const isOfOthers = found.value === 'done' && at + found.length === end;
  if (isOfOthers && !saysLittle([...tokens.slice(0, start), ...tokens.slice(end)])) return false;
  return before.every(({ text }) => LEADING.has(text)) && !others.some(({ text }) => WISHES.has(text));
}

/** Whether nothing but what leads to a question stands there: what is asked with no thing (`¿instalan?`) is asked of what else is told. */
function saysLittle(tokens: readonly ScanToken[]): boolean {
  return tokens.every(({ kind, text }) => kind === 'break' || LEADING.has(text));
}

/** Behind the thing itself, which is neither denied nor to be somewhere: no `cámaras para mi casa en renta`, no `gps sin mensualidad`. */
function endsAsService(tokens: readonly ScanToken[], at: number): boolean {
  const found = BEHIND.find(tokens, at);
  if (found === undefined || partEnd(tokens, at) !== at + found.length) return false;
  const start = partStart(tokens, at);
  const before = tokens.slice(start, at);
  if (before.length === 0 || tokens.slice(0, start).some(({ text }) => WISHES.has(text))) return false;
  const others = found.value === 'taught' ? [DENYING] : [DENYING, PURPOSES, PLACES, OWN];
  return !before.some(({ text }) => others.some((set) => set.has(text)));
}

const ENGLISH = words('fix repair paint clean mow mend');
/** What leads to the verb: `do you repair`, `someone to paint`, `who can fix`. */
const ENGLISH_ASKS = new Set([
  'do you',
  'can you',
  'could you',
  'someone to',
  'somebody to',
  'anyone to',
  'who can',
  'who could',
]);

/**
 * Whether a sentence asks that something be done, and for no thing: `quien me arregla una lavadora`, `reparan celulares`, `¿me la componen?`, `hacen
 * trabajos de herrería`.
 */
export function asksForService(tokens: readonly ScanToken[]): boolean {
  if (tokens.some(({ text }) => ANOTHER.has(text))) return false;
  return tokens.some(
    (_, at) => isAskedOf(tokens, at) || isDoneToIt(tokens, at) || isOffered(tokens, at) || isAskedInEnglish(tokens, at),
  );
}

/** `quien me arregla`, `alguien que pinte`, but for `no hay quien …`; and `reparan …` at the beginning of a part. */
function isAskedOf(tokens: readonly ScanToken[], at: number): boolean {
  const verb = textAt(tokens, at);
  if (!MENDS.has(verb) && !WORKS.has(verb)) return false;
  let before = at - 1;
  if (FOR_WHOM.has(textAt(tokens, before))) before--;
  if (begins(tokens, before + 1)) return MENDS.has(verb) && verb.endsWith('n');
  if (textAt(tokens, before) === 'que') before--;
  return WHO.has(textAt(tokens, before)) && ![before - 1, before - 2].some((each) => DENIALS.has(textAt(tokens, each)));
}

/** `se la cambian`, `la arreglan` at the end of a part, and not denied: `ya no la reparan`. */
function isDoneToIt(tokens: readonly ScanToken[], at: number): boolean {
  const verb = textAt(tokens, at);
  if (!DONE_TO_IT.has(verb) || !IT.has(textAt(tokens, at - 1))) return false;
  const before = FOR_WHOM.has(textAt(tokens, at - 2)) ? at - 3 : at - 2;
  return !DENIALS.has(textAt(tokens, before)) && partEnd(tokens, at) === at + 1;
}

/** `hacen trabajos de …`, `tienen servicio de …`, at the beginning of a part. */
function isOffered(tokens: readonly ScanToken[], at: number): boolean {
  return OFFER.has(textAt(tokens, at)) && OFFERED.has(textAt(tokens, at + 1)) && begins(tokens, at);
}

function isAskedInEnglish(tokens: readonly ScanToken[], at: number): boolean {
  return ENGLISH.has(textAt(tokens, at)) && ENGLISH_ASKS.has(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`);
}

function begins(tokens: readonly ScanToken[], at: number): boolean {
  return partStart(tokens, at) === at;
}
