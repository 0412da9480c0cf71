import type { Dimension } from '@/modules/ai-search/domain/amounts/dimensions';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { readNumber } from '@/modules/ai-search/domain/amounts/numbers';
import { lemma } from '@/modules/ai-search/domain/kinds/book/lemmas';
import { comparedBy, comparedByDoing, sizedBy, TIMES } from './compared';
import { textAt, type ScanToken } from '../scan';
import { words } from '@/modules/ai-search/domain/words/words';

/** What a superlative asks for the most (or least) of, and how many tokens it took. */
export interface Superlative {
  readonly order: 'most' | 'least';
  readonly by: readonly Dimension[];
  readonly length: number;
  /** Whether the word before is what is compared: `el zoom más potente`. */
  readonly isOfBefore?: boolean;
}

const lemmas = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(lemma));

/** What they compare is the other way round. */
const SMALL = lemmas('chico chica pequeno pequena corto corta');
/** These say how much, and not of what, where a measure stands before them: `el zoom más potente`. */
const ADJECTIVES = lemmas('potente grande largo larga alto alta fuerte poderoso poderosa rapido rapida');
const MOST = words('mas mayor mayores maxima maximo maximas maximos mejor');
const LEAST = words('menos menor menores minima minimo');
const ENGLISH: ReadonlyMap<string, readonly [Superlative['order'], string]> = new Map<
  string,
  readonly [Superlative['order'], string]
>([
  ['biggest', ['most', 'grande']],
  ['largest', ['most', 'grande']],
  ['longest', ['most', 'largo']],
  ['strongest', ['most', 'fuerte']],
  ['loudest', ['most', 'ruido']],
  ['fastest', ['most', 'velocidad']],
  ['farthest', ['most', 'alcance']],
  ['furthest', ['most', 'alcance']],
  ['heaviest', ['most', 'fuerte']],
  ['tallest', ['most', 'largo']],
  ['brightest', ['most', 'luz']],
  ['smallest', ['least', 'chico']],
  ['shortest', ['least', 'corto']],
]);
/** `que aguante más peso`, `con más puertos`, `de mayor alcance`, `el más grande`: what makes a comparison one of all. */
const OPENERS = words(
  'con de el la los las que tenga tengan aguante aguanten soporte soporten soporta lo del alcance cargue jale cubra cubran tiene llegue',
);
const BETWEEN = words('de en el la');
const AMOUNTS = words('numero cantidad nivel capacidad grado tiempo horas');
const POSSIBLE = words('posible posibles');
const OPPOSITE = { most: 'least', least: 'most' } as const;

/**
 * Reads the superlative at `at` (`con más puertos`, `la más grande`, `lo más potente posible`, `de mayor número de canales`, `que más dure`,
 * `que alumbre lo más posible`); undefined when none starts there.
 */
export function readSuperlative(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  const english = ENGLISH.get(textAt(tokens, at));
  if (english) return { order: english[0], by: comparedBy(english[1]) ?? [], length: 1 };
  return (
    readDone(tokens, at) ??
    readLasting(tokens, at) ??
    (isOneMore(tokens, at) || isOfAmount(tokens, at) ? undefined : readCompared(tokens, at))
  );
}

const CLITICS = words('le se les me nos');

/** `que más dure`, `que más le quepa`, `que alumbre lo más posible`, `que aguante al máximo`: by what it is to do. */
function readDone(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  if (said(tokens, at - 1) === 'que mas') {
    const verb = at + 1 + Number(CLITICS.has(textAt(tokens, at + 1)));
    const isOfSomething = namedAt(tokens, verb + 1).by !== undefined;
    const by = isOfSomething ? undefined : comparedByDoing(textAt(tokens, verb));
    return by && { order: 'most', by, length: verb + 1 - at };
  }
  const by = UTMOST.has(said(tokens, at)) ? comparedByDoing(textAt(tokens, at - 1)) : undefined;
  const isLast = at + 2 >= tokens.length || POSSIBLE.has(textAt(tokens, at + 2));
  return by && isLast ? { order: 'most', by, length: Math.min(3, tokens.length - at) } : undefined;
}

/** Forms of verbs of lasting, however they go on. */
const LASTING = /^(?:dur|vuel|aguant|respald)(?:a|e|an|en)$/;
const TIME = words('tiempo rato horas minutos');

/** `que vuele más tiempo`, `el que dure más en el aire`: by how long it lasts; `que alumbre más`, at the end: by what it is to do. */
function readLasting(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  if (textAt(tokens, at) === 'menos') return readSparing(tokens, at);
  if (textAt(tokens, at) !== 'mas') return undefined;
  const next = textAt(tokens, at + 1);
  const done = next === '' ? comparedByDoing(textAt(tokens, at - 1)) : undefined;
  if (done) return { order: 'most', by: done, length: 1 };
  if (!LASTING.test(textAt(tokens, at - 1))) return undefined;
  if (TIME.has(next)) return textAt(tokens, at + 2) === 'de' ? undefined : { order: 'most', by: TIMES, length: 2 };
  return next === '' || next === 'en' ? { order: 'most', by: TIMES, length: 1 } : undefined;
}

/** Forms of verbs of using up. */
const USING = /^(?:gast|consum)(?:a|e|an|en)$/;
const USED = words('luz corriente energia electricidad watts');

/** `que gaste menos`, `que consuma menos luz`: by the power that it takes. */
function readSparing(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  if (!USING.test(textAt(tokens, at - 1))) return undefined;
  const next = textAt(tokens, at + 1);
  return next === '' || USED.has(next)
    ? { order: 'least', by: ['watts'], length: 1 + Number(USED.has(next)) }
    : undefined;
}

const UTMOST: ReadonlySet<string> = new Set(['lo mas', 'al maximo']);

/** Two words. */
function said(tokens: readonly ScanToken[], at: number): string {
  return `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`;
}

function readCompared(tokens: readonly ScanToken[], at: number): Superlative | undefined {
  const direction = directionOf(textAt(tokens, at));
  if (!direction) return undefined;
  const start = at + 1 + Number(BETWEEN.has(textAt(tokens, at + 1)));
  const { by, place } = namedAt(tokens, start);
  const possible = POSSIBLE.has(textAt(tokens, place + 1));
  const isMeant = direction === 'most' || possible || isOfAll(tokens, at, place);
  if (!by || !isMeant || isLimit(tokens, place + 1)) return undefined;
  const named = lemma(textAt(tokens, place));
  const order = SMALL.has(named) ? OPPOSITE[direction] : direction;
  const length = place - at + 1 + Number(possible);
  return { order, length, ...comparedWith(tokens, at, named, by) };
}

/** What is compared, by the word before it too: `el zoom más potente`, `la batería de más capacidad`. */
function comparedWith(
  tokens: readonly ScanToken[],
  at: number,
  named: string,
  by: readonly Dimension[],
): Pick<Superlative, 'by' | 'isOfBefore'> {
  const ofPart = sizedBy(textAt(tokens, at - 1 - Number(textAt(tokens, at - 1) === 'de')), named);
  const before = ofPart === undefined && ADJECTIVES.has(named) ? comparedBy(textAt(tokens, at - 1)) : undefined;
  return before ? { by: before, isOfBefore: true } : { by: ofPart ?? by };
}

const COUNTED = words(
  'boton contacto salida unidad bahia hilo lazo linea departamento puerto canal puerta camara zona',
);

/** `chapa más botón`: one of what is counted comes beside. */
function isOneMore(tokens: readonly ScanToken[], at: number): boolean {
  return textAt(tokens, at) === 'mas' && COUNTED.has(textAt(tokens, at + 1));
}

/** `mínimo metro y medio`, `más de metro y medio`: a limit. */
function isOfAmount(tokens: readonly ScanToken[], at: number): boolean {
  return readMeasure(tokens, at + 1 + Number(BETWEEN.has(textAt(tokens, at + 1)))) !== undefined;
}

/** Whether the comparison from `at` up to `place` is one of all: by what opens it, or as the last word. */
function isOfAll(tokens: readonly ScanToken[], at: number, place: number): boolean {
  return OPENERS.has(textAt(tokens, at - 1)) || place === tokens.length - 1;
}

/** What is compared by the words from `start` on (`puertos`, `número de canales`), and the place of its last one. */
function namedAt(tokens: readonly ScanToken[], start: number): { by: readonly Dimension[] | undefined; place: number } {
  if (AMOUNTS.has(textAt(tokens, start)) && textAt(tokens, start + 1) === 'de') {
    const by = comparedBy(textAt(tokens, start + 2));
    if (by) return { by, place: start + 2 };
  }
  return { by: comparedBy(textAt(tokens, start)), place: start };
}

function directionOf(word: string): Superlative['order'] | undefined {
  if (MOST.has(word)) return 'most';
  return LEAST.has(word) ? 'least' : undefined;
}

/** `más alcance de 100 m`, `más grande que la de 24 pulgadas` are limits. */
function isLimit(tokens: readonly ScanToken[], at: number): boolean {
  if (!BEFORE_LIMIT.has(textAt(tokens, at))) return false;
  const isOfOne = THOSE.has(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'de';
  const amount = at + 1 + (isOfOne ? 2 : 0);
  return /\d/.test(textAt(tokens, amount)) || readNumber(tokens, amount) !== undefined;
}
const BEFORE_LIMIT = words('de que');
const THOSE = words('el la los las');
