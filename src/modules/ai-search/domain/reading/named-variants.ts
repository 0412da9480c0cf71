import { waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import { alternative } from '@/modules/ai-search/domain/words/thesaurus';
import { words } from '@/modules/ai-search/domain/words/words';
import { say, type Reading, type Rule } from './rule';
import { textAt, type ScanToken } from './scan';

const CELLS = words('pila pilas');
const BATTERIES = words('pila pilas bateria baterias battery batteries');
const BEFORE_SIZE = words('tipo tamano medida size de');
const BETWEEN = words('alcalina alcalinas recargable recargables alkaline rechargeable');
const TIMES: Readonly<Record<string, string>> = { doble: 'aa', double: 'aa', triple: 'aaa' };
const LETTERS: Readonly<Record<string, string>> = { c: 'pila c', d: 'pila d' };
/** `pilas doble a`, `pila tamaño D`: sizes of batteries that are letters, and what people call them. */
export const batterySize: Rule = (reading, at) => {
  const { tokens } = reading;
  const start = at + Number(BEFORE_SIZE.has(textAt(tokens, at)));
  const size = sizeAt(tokens, start);
  if (!size || !(isOfBattery(tokens, at) || BATTERIES.has(textAt(tokens, start + size.length)))) return 0;
  sayTrait(reading, size.said, size.length === 1 ? [size.said] : []);
  return start + size.length - at;
};

function sizeAt(tokens: readonly ScanToken[], at: number): { said: string; length: number } | undefined {
  const times = textAt(tokens, at + 1) === 'a' ? TIMES[textAt(tokens, at)] : undefined;
  if (times) return { said: times, length: 2 };
  const letter = isJoinedTo(tokens, at) ? undefined : LETTERS[textAt(tokens, at)];
  return letter === undefined ? undefined : { said: letter, length: 1 };
}

/** `pilas c/20` tells how many there are. */
function isJoinedTo(tokens: readonly ScanToken[], at: number): boolean {
  return tokens[at + 1]?.kind === 'break' && /^\d/.test(textAt(tokens, at + 2));
}

/** Whether what stands at `at` is of the battery before it; `batería tipo C` is charged by USB. */
function isOfBattery(tokens: readonly ScanToken[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(textAt(tokens, before))) before--;
  return (textAt(tokens, at) === 'tipo' ? CELLS : BATTERIES).has(textAt(tokens, before));
}

const BRUSHES = words('carbones escobillas');

/** `sin carbones`: how a motor is made, and nothing that is left out. */
export const brushless: Rule = (reading, at) => {
  const { tokens } = reading;
  const isWithout = textAt(tokens, at) === 'sin' && BRUSHES.has(textAt(tokens, at + 1));
  if (!isWithout) return 0;
  reading.draft.endPhrase();
  sayTrait(reading, 'sin carbones');
  return 2;
};

const ENDS = words('lc sc st fc');
/** What stands between both ends of a fibre: `LC/UPC-LC/UPC`, `sc a sc`. */
const BETWEEN_ENDS = words('upc apc pc a ,');
const OF_FIBRE = words(
  'fo fibra fibras optica jumper jumpers pigtail pigtails upc apc lc sc duplex dx simplex sx fiber',
);
const MODES: Readonly<Record<string, string>> = { sm: 'monomodo', mm: 'multimodo' };

/** `lc-lc` and `sm` beside fibre: the ends of a cord, which are the same, and its mode. */
export const fibreEnds: Rule = (reading, at) => {
  const { tokens } = reading;
  const mode = MODES[textAt(tokens, at)];
  if (mode !== undefined && tokens.some(({ text }) => OF_FIBRE.has(text))) {
    sayTrait(reading, mode);
    return 1;
  }
  const end = ENDS.has(textAt(tokens, at)) ? textAt(tokens, at) : undefined;
  let next = at + 1;
  while (BETWEEN_ENDS.has(textAt(tokens, next))) next++;
  if (end === undefined || textAt(tokens, next) !== end) return 0;
  sayTrait(reading, `${end} ${end}`);
  return next + 1 - at;
};

/** `beside`: ways that are too short to tell the trait of other things. */
function sayTrait(reading: Reading, said: string, beside: readonly string[] = []): void {
  const alternatives = [...(waysOf(said) ?? []), ...beside.map((way) => alternative(way, 1))];
  say(reading, { said, alternatives, categoryIds: [], unknown: false }, true);
}
