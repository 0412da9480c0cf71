import { stem } from '@/modules/search-language/domain/stem';
import { INFINITIVES } from '../kinds/book/verb-forms';
import type { ScanToken } from './scan';

/** Names of places that are words of other things: places where a word of place stands before them. */
const COMMON_NAMES: ReadonlySet<string> = new Set('ver mid bc nl leon mexico juarez hidalgo guerrero'.split(' '));
const PLACE_WORDS: ReadonlySet<string> = new Set('en desde sucursal almacen bodega plaza recoger'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set('el la los'.split(' '));

/** Whether what is called like a place at `at` is meant as one. */
export function isPlace(tokens: readonly ScanToken[], at: number, length: number): boolean {
  if (length > 1 || !COMMON_NAMES.has(tokens[at]?.text ?? '')) return true;
  const before = ARTICLES.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return PLACE_WORDS.has(tokens[before]?.text ?? '');
}

/** After a denial these ask for something not to be had; other verbs tell what is not to happen (`que no se roben`, `no llega`). */
const HAVING: ReadonlySet<string> = new Set(
  'tener llevar usar incluir traer ser requerir necesitar ocupar querer'.split(' '),
);
const HAD: ReadonlySet<string> = new Set(
  (
    'tenga tengan lleve lleven use usen incluya incluyan traiga traigan sea sean requiera requieran necesite necesiten ocupe ocupen quiero queremos quiera tiene usa lleva ' +
    'dependa dependan funcione'
  ).split(' '),
);
const PREVENTING: ReadonlySet<string> = new Set('evitar evita evite evitando'.split(' '));
const TROUBLES: ReadonlySet<string> = new Set(
  'robo asalto accidente choque incendio fuga perdida dano apagon sobrecarga descarga interferencia ruido corto cortocircuito inundacion intruso ladron filtracion humedad golpe caida fraude falla quemadura'
    .split(' ')
    .map(stem),
);
const CLITICS: ReadonlySet<string> = new Set('se me le lo la los las nos te les'.split(' '));
const NOUNS_LIKE_VERBS: ReadonlySet<string> = new Set('alarma cable cables carga camara tapa marca'.split(' '));

/** Whether a denial of `length` words at `at` tells what is not to happen, and leaves nothing out. */
export function tellsOfTrouble(tokens: readonly ScanToken[], at: number, length: number): boolean {
  if (PREVENTING.has(tokens[at]?.text ?? '')) return preventsTrouble(tokens, at + length);
  return ['no', 'que no', 'ni'].includes(said(tokens, at, length)) && tellsOfEvent(tokens, at + length);
}

/** Whether what comes behind a denial, from `from` on, happens, and is nothing to have. */
function tellsOfEvent(tokens: readonly ScanToken[], from: number): boolean {
  const clitic = Number(CLITICS.has(tokens[from]?.text ?? ''));
  const next = tokens[from + clitic]?.text ?? '';
  if (HAD.has(next) || NOUNS_LIKE_VERBS.has(next)) return false;
  const verb = INFINITIVES.get(next);
  return clitic > 0 || (verb !== undefined && !HAVING.has(verb));
}

/** `evitar que un rayo…`, `evitar robos`, `evita que se caliente`: the purpose; `evita dahua`, `evitando las de wifi` leave out. */
function preventsTrouble(tokens: readonly ScanToken[], next: number): boolean {
  const first = tokens[next + Number(ARTICLES.has(tokens[next]?.text ?? ''))]?.text ?? '';
  return first === 'que' || TROUBLES.has(stem(first));
}

function said(tokens: readonly ScanToken[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
}
