import { termOf } from '@/modules/search-language/domain/terms';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { MEANS } from './means-data';

const DENIERS: ReadonlySet<string> = new Set(['sin', 'no', 'ni']);
/** What begins with these is a name, not a denial: no break, no touch. */
const NAMES_WITH_NO: ReadonlySet<string> = new Set(['break', 'brake', 'touch']);
const DENIAL_ENDS: ReadonlySet<string> = new Set([...DENIERS, 'y', 'o', 'pero']);
/** Words between a denial and what it denies. */
const SMALL = words(
  'de del la el los las un una con a en al para por incluye incluyen requiere requieren necesita trae tiene lleva es son incluido necesidad uso usa utiliza depende cuenta compatible apto apta integra dispone ofrece soporta maneja incorpora usar utilizar exponer instalar recomendado',
);
/** The other contact beside `NO`, normally open: no denial. */
const CONTACTS = words('nc com');
/** Shorter words before a denial are units and the like. */
const LEAST_LETTERS = 3;

/** Adds the terms of what the tokens deny: `sin disco duro`, `no administrable`, `WiFi: no`, `batería no incluida`. */
export function collectDenied(tokens: readonly ScanToken[], denied: Set<string>): void {
  for (let at = 0; at < tokens.length; at++) {
    if (isDeniedBefore(tokens, at)) for (const term of deniedBefore(tokens, at)) denied.add(term);
    else if (isDenial(tokens, at)) for (const term of deniedFrom(tokens, at + 1)) denied.add(term);
  }
}

/** Whether something is denied from the token at `at` on. */
export function isDenial(tokens: readonly ScanToken[], at: number): boolean {
  const isEither = textAt(tokens, at - 1) === 'o' && textAt(tokens, at - 2) === 'con';
  const denies = DENIERS.has(textAt(tokens, at)) || isFreeOf(tokens, at);
  return denies && !NAMES_WITH_NO.has(textAt(tokens, at + 1)) && !isEither;
}

/** `libre de mantenimiento`, but no `manos libres de solapa`. */
function isFreeOf(tokens: readonly ScanToken[], at: number): boolean {
  return FREE.has(textAt(tokens, at)) && textAt(tokens, at + 1) === 'de' && textAt(tokens, at - 1) !== 'manos';
}
const FREE = words('libre libres');

/** Whether what stands before the token at `at` is not there: `no incluida`, `(se vende por separado)`, `: no`. */
export function isDeniedBefore(tokens: readonly ScanToken[], at: number): boolean {
  const text = textAt(tokens, at);
  const next = tokens[at + 1];
  if (text === 'por') return next?.text === 'separado';
  if (text !== 'no') return false;
  if (next?.text.startsWith('incluid') === true) return true;
  const isLast = next === undefined || next.kind === 'break';
  return isLast && textAt(tokens, at - 1) === ':' && !CONTACTS.has(textAt(tokens, at + 2));
}

/** The thing named last before `at`, behind at most one mark: of `cargador de pilas` that is the first. */
function deniedBefore(tokens: readonly ScanToken[], at: number): string[] {
  let marks = 0;
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (!token || (token.kind === 'break' && ++marks > 1)) return [];
    if (!isName(token)) continue;
    const of = before > 1 && OF.has(textAt(tokens, before - 1)) ? textAt(tokens, before - 2) : '';
    if (of === '') return [...termsOf(token.text, undefined), ...ofTheSameLabel(tokens, before)];
    if (MEANS.has(of)) return [token.text, of].flatMap((text) => termsOf(text, undefined));
  }
  return [];
}

/** `Batería recargable: no` denies both: who has none of a kind of battery is not known to have another. */
function ofTheSameLabel(tokens: readonly ScanToken[], at: number): string[] {
  const noun = tokens[at - 1];
  const isLabel = tokens[at + 1]?.text === ':' && RECHARGED.has(textAt(tokens, at));
  return isLabel && noun?.kind === 'word' && isName(noun) ? termsOf(noun.text, undefined) : [];
}
const RECHARGED = words(
  'recargable recargables integrada integrado interna interno incluida incluido removible reemplazable inteligente',
);

const OF = words('de del para p');

function isName({ kind, text }: ScanToken): boolean {
  return kind === 'word' && text.length >= LEAST_LETTERS && !SMALL.has(text) && !SOLD_APART.has(text);
}
const SOLD_APART = words('vende venden vendido vendida');

/** What is denied from `from` on: one word, with what punctuation joins to it (`sin Wi-Fi`); `disco duro` is one thing. */
function deniedFrom(tokens: readonly ScanToken[], from: number): string[] {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || DENIAL_ENDS.has(token.text)) return [];
    if (SMALL.has(token.text)) continue;
    const denied = termsOf(token.text, tokens[at + 1]);
    return MEANS.has(token.text) ? [...denied, ...deniedFrom(tokens, at + 1)] : denied;
  }
  return [];
}

function termsOf(text: string, next: ScanToken | undefined): string[] {
  if (text === 'disco') return ['hdd', 'disco', 'dd'];
  return next?.joined === true ? [text, next.text, text + next.text].map(termOf) : [termOf(text)];
}
