import { readPriceComparator } from '@/modules/ai-search/domain/amounts/comparators';
import { readMeasure } from '@/modules/ai-search/domain/amounts/measures';
import { traitLength } from '@/modules/ai-search/domain/traits/trait-ways';
import { words } from '@/modules/ai-search/domain/words/words';
import { textAt, type ScanToken } from '../scan';
import { AMISS, CLEAR, COMPLAINTS, HAD, OF_SOME, OTHERS } from './refusal-phrases';

/** What leads to a name that may be refused. */
export interface Lead {
  /** Whether `los de`, `la que trae` leads to the name. */
  readonly isOfSome: boolean;
  /** Whether anything does. */
  readonly isLed: boolean;
  /** Where the name begins. */
  readonly name: number;
}

/** What may stand behind a `no` at the end: why, or what is wanted instead. */
const BEHIND_NO = words(
  'a mi por porque pq xq que pues porfa gracias mejor sino pero ocupo quiero busco necesito aunque y ni',
);
/** `no quiero que lleve wifi` is of what comes. */
const WISHING = words('quiero queremos');
const TO_WHOM = words('me nos le');
const NO = /^no+$/;

/** How many tokens at `at` refuse the name before; 0 for none. */
export function refusalLength(tokens: readonly ScanToken[], at: number, lead: Lead): number {
  const isAmount = isAmountAt(tokens, lead.name);
  const complaint = complaintLength(tokens, lead.name, at) || amissLength(tokens, at, isAmount);
  if (complaint > 0) return complaint;
  const isOfSome = lead.isOfSome || isAmount || isHow(tokens, at, lead);
  const length =
    phraseLength(tokens, at, isOfSome) || invertedLength(tokens, at, lead) || plainNo(tokens, at, lead, isAmount);
  return endsThere(tokens, at + length) ? length : 0;
}

/** A `no` alone, behind what something leads to, an amount or a single word. */
function plainNo(tokens: readonly ScanToken[], at: number, lead: Lead, isAmount: boolean): number {
  const isPlain = lead.isLed || isAmount || at === lead.name + 1;
  return Number(isPlain && NO.test(textAt(tokens, at)));
}

/** `que de aluminio no sea`. */
function invertedLength(tokens: readonly ScanToken[], at: number, { name }: Lead): number {
  const isBeing = textAt(tokens, at) === 'no' && /^sean?$/.test(textAt(tokens, at + 1));
  const next = tokens[at + 2];
  return isBeing && textAt(tokens, name - 1) === 'de' && (next === undefined || next.kind === 'break') ? 2 : 0;
}

/** Whether it is told how the thing is: `de huella no jala`, `la portátil no aguanta`; `la batería no aguanta` is of a part of one's own. */
function isHow(tokens: readonly ScanToken[], at: number, { name }: Lead): boolean {
  const isTrait = traitLength(tokens, name) === at - name;
  return isTrait && (textAt(tokens, name - 1) === 'de' || !PARTS.has(textAt(tokens, name)));
}
const PARTS = words(
  'bateria baterias pila pilas cable cables audio wifi internet disco pantalla luz teclado huella chip usb bluetooth control remoto tarjeta camara bocina microfono sirena motor pantallita sensor display codigo clave nube',
);

function phraseLength(tokens: readonly ScanToken[], at: number, isOfSome: boolean): number {
  const clear = CLEAR.find(tokens, at)?.length ?? 0;
  if (clear > 0 || !(isOfSome || TO_WHOM.has(textAt(tokens, at + 1)))) return clear;
  return OF_SOME.find(tokens, at)?.length ?? 0;
}

/** `la de 40 kg se queda corta`. */
function amissLength(tokens: readonly ScanToken[], at: number, isAmount: boolean): number {
  return isAmount ? (AMISS.find(tokens, at)?.length ?? 0) : 0;
}

function isAmountAt(tokens: readonly ScanToken[], at: number): boolean {
  return readMeasure(tokens, at) !== undefined || readPriceComparator(tokens, at) !== undefined;
}

/** Whether the part ends behind a refusal, or goes on with why, or with what is wanted. */
function endsThere(tokens: readonly ScanToken[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || next.kind === 'break') return true;
  const last = textAt(tokens, end - 1);
  if (next.text === 'que') return !WISHING.has(last);
  return BEHIND_NO.has(next.text) || (next.text === 'en' && last !== 'no');
}

/** How many tokens at `at` say that the trait before went wrong, or is had already and another is asked for. */
function complaintLength(tokens: readonly ScanToken[], name: number, at: number): number {
  const isTrait = traitLength(tokens, at - 1) === 1 || traitLength(tokens, name) === at - name;
  const complaint = isTrait ? COMPLAINTS.find(tokens, at) : undefined;
  if (complaint) return complaint.length;
  const isOf = isTrait || textAt(tokens, name - 1) === 'de';
  return isOf ? hadLength(tokens, at) : 0;
}

function hadLength(tokens: readonly ScanToken[], at: number): number {
  const had = HAD.find(tokens, at);
  return had && tokens.slice(at).some(({ text }) => OTHERS.test(text)) ? had.length : 0;
}
