import { scan, type ScanToken } from '@/modules/ai-search/domain/reading/scan';
import { waysOf } from '@/modules/ai-search/domain/traits/trait-ways';
import { words } from '@/modules/ai-search/domain/words/words';
import type { KindBook } from '../book/kind-book';
import type { NameMatch } from '../book/name-book';
import { lemma } from '../book/lemmas';
import { compactModel, withoutMarks } from './title-head';

const LEAST_HOST = 4;
const LEAST_REFERENCE = 2;
const LEAST_SUFFIX = 3;
const MOST_PART = 4;
/** Words that may stand between those of a name: of the part, and of what it is for (`operador p/puerta`). */
const GAP = 0;
const HOST_GAP = 3;
const REFERENCE = 'ref';
const SERVES = words('p para for compatible compatibles con c');
/** Behind these a title says what the thing has. */
const ENDS = words('c con w s sin p para for incluye with without');

/**
 * The title of a part that begins with what it serves (`PROYECTOR EB50 LAMPARA`, `REF EPSON EB50 LAMPARA`), the part first: `lampara para proyector eb50`.
 * That it is one is told by the product's own model, which goes on where the one in the title ends (`EB50-LAMP`), and by the thing before it: behind a
 * brand alone stands the own model, shortened (`Uniview IPC2128 bala IP`). Other titles are left as they are.
 */
export function partFirst(title: string, model: string, book: KindBook): string {
  const own = compactModel(model);
  const tokens = scan(withoutMarks(title));
  const host = hostIn(tokens, own);
  const part = host && !isServed(tokens, host.start) ? partAt(tokens, host.end, book) : [];
  if (!host || part.length === 0) return title;
  const isReference = tokens[0]?.text === REFERENCE;
  const before = tokens.slice(0, host.start).filter(({ text }) => !own.includes(text));
  const isNamed = beginsWithThing(part, book) && namesThing(before, book);
  if (!isNamed && !isShortFor(part, own.replace(host.model, ''))) return title;
  const served = tokens.slice(isReference ? 1 : 0, host.end);
  return textOf([...part, TO_SERVE, ...served, ...tokens.slice(host.end + part.length)]);
}

const TO_SERVE: ScanToken = { text: 'para', kind: 'word', joined: false };

interface Host {
  readonly start: number;
  readonly end: number;
  readonly model: string;
}

/** Where the title, behind other words, names a model that its own one (`own`) begins or ends with; not where it names its own. */
function hostIn(tokens: readonly ScanToken[], own: string): Host | undefined {
  const runs = withPairs(runsOf(tokens));
  if (runs.some(({ model }) => model === own)) return undefined;
  const least = tokens[0]?.text === REFERENCE ? LEAST_REFERENCE : LEAST_HOST;
  const hosts = runs.filter(({ start, model }) => {
    const isModel = start > 0 && model.length >= least && /\d/.test(model);
    return isModel && (own.startsWith(model) || own.endsWith(model));
  });
  return hosts.find(({ start, end }) => !hosts.some((other) => other.start <= start && other.end > end));
}

/** With every two words as one as well: models have blanks and strokes in them (`TAPO C830`, `DS-3E01/M8`). */
function withPairs(runs: readonly Host[]): Host[] {
  return runs.flatMap((run, place) => {
    const next = runs[place + 1];
    return next && /\d/.test(next.model)
      ? [run, { start: run.start, end: next.end, model: run.model + next.model }]
      : [run];
  });
}

/** The words of a title, those joined by marks (`ds-2cd21`) as one. */
function runsOf(tokens: readonly ScanToken[]): Host[] {
  const runs: Host[] = [];
  for (const [start, { text, kind, joined }] of tokens.entries()) {
    const last = joined ? runs.pop() : undefined;
    if (last) runs.push({ ...last, end: start + 1, model: last.model + compactModel(text) });
    else if (kind !== 'break') runs.push({ start, end: start + 1, model: compactModel(text) });
  }
  return runs;
}

const BEHIND_SERVES = words(', : con');

/** Whether `para`, `p/`, `compatible con` stand right before: the part is named already. */
function isServed(tokens: readonly ScanToken[], at: number): boolean {
  const [further, last] = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return SERVES.has(last ?? further ?? '') || (BEHIND_SERVES.has(last ?? '') && SERVES.has(further ?? ''));
}

/** The words behind the model, up to a mark, a number or, behind the first and its name (`panel solar`), a trait. */
function partAt(tokens: readonly ScanToken[], from: number, book: KindBook): ScanToken[] {
  const behind = tokens.slice(from, from + MOST_PART);
  const end = behind.findIndex(({ kind, text }) => kind !== 'word' || ENDS.has(text));
  const part = end < 0 ? behind : behind.slice(0, end);
  const named = namesIn(part, book, GAP).filter(({ start }) => start === 0);
  const name = Math.max(1, ...named.map(({ end: last }) => last + 1));
  const trait = part.findIndex(({ text }, at) => at >= name && waysOf(text) !== undefined);
  return trait < 0 ? part : part.slice(0, trait);
}

/** Whether the rest of the own model is short for the first of the words: `EB50-LAMP`, `lampara`. */
function isShortFor(part: readonly ScanToken[], suffix: string): boolean {
  const short = suffix.replace(/\d/g, '');
  return short.length >= LEAST_SUFFIX && part[0]?.text.startsWith(short) === true;
}

function beginsWithThing(tokens: readonly ScanToken[], book: KindBook): boolean {
  return namesIn(tokens, book, GAP).some(({ start }) => start === 0);
}

/** Whether the words before a model name a thing, or begin with the mark of what serves another. */
function namesThing(tokens: readonly ScanToken[], book: KindBook): boolean {
  return tokens[0]?.text === REFERENCE || namesIn(tokens, book, HOST_GAP).length > 0;
}

function namesIn(tokens: readonly ScanToken[], book: KindBook, gap: number): NameMatch[] {
  return book.names.findAll(
    tokens.map(({ text }) => lemma(text)),
    gap,
  );
}

function textOf(tokens: readonly ScanToken[]): string {
  return tokens
    .map(({ text, kind, joined }) => (kind === 'break' ? '/' : joined ? `-${text}` : ` ${text}`))
    .join('')
    .trim();
}
