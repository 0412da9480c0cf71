import { ARTICLES, ASKING, OF, PACKAGES, SOME } from '../kinds/role-words';
import { partStart } from '../reading/marks';
import { textAt, type ScanToken } from '../reading/scan';
import { words } from '../words/words';
import { goesOnWith } from './between-items';
import { amountAt, isUnknown } from './item-amounts';
import { isJoiner, isNoOther, isSame, nameAt, type ItemStart, type ListedText } from './item-start';
import { withWeaker } from './weaker-starts';

/** What may stand before the thing in its part of the text, beside articles, numbers and words of asking. */
const BEFORE = [
  PACKAGES,
  ASKING,
  ARTICLES,
  SOME,
  words(
    'tambien ademas aparte otro otra otros otras como por favor porfa porfavor pls me nos igual luego also please hola buenas buenos dias tardes noches y e mas cantidad kit',
  ),
];
/** What is named where the text tells no wish counts so much at least, see `saidRoles`. */
const TOLD = 0.3;

/** The places where things begin that are told one behind another. */
export function itemStarts(text: ListedText): readonly ItemStart[] {
  return withWeaker(withFirst(strongStarts(text), text), text);
}

/** Those behind a mark, or what joins them to the one before. */
function strongStarts(text: ListedText): readonly ItemStart[] {
  const { tokens } = text;
  const starts: ItemStart[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = at === 0 || isJoiner(tokens[at - 1]) ? startAt(text, at) : undefined;
    if (start !== undefined && follows(start, starts.at(-1), tokens)) starts.push(start);
  }
  return starts;
}

/** What begins at `at`; undefined where no thing does. */
function startAt(text: ListedText, at: number): ItemStart | undefined {
  const { tokens, names } = text;
  let place = at;
  let counts = false;
  while (!names.some((name) => name.at === place)) {
    const amount = amountAt(text, place);
    if (amount === 0 && isUnknown(tokens, place)) return { at, place, name: undefined, counts: true };
    if (amount === 0 && !isBefore(tokens, place)) return undefined;
    counts ||= amount > 0;
    place += Math.max(1, amount);
  }
  const name = nameAt(text, place);
  return name && { at, place, name, counts };
}

function isBefore(tokens: readonly ScanToken[], at: number): boolean {
  const text = textAt(tokens, at);
  return OF.has(text) ? PACKAGES.has(textAt(tokens, at - 1)) : BEFORE.some((some) => some.has(text));
}

/** Whether a thing is told as one more behind the last: asked for, counted, or told of at all. */
function follows(start: ItemStart, last: ItemStart | undefined, tokens: readonly ScanToken[]): boolean {
  const isAsked = start.name === undefined || start.name.isAsked;
  if (last === undefined) return isAsked;
  if (isNoOther(start, last, tokens) || !goesOnWith(start, last, tokens)) return false;
  return isAsked || start.counts || isTold(start, tokens);
}

function isTold({ at, name }: ItemStart, tokens: readonly ScanToken[]): boolean {
  return (name?.role ?? 0) >= TOLD || SOME.has(textAt(tokens, at));
}

/**
 * The starts, with that of a thing asked for before them among other words (`para la tienda ocupo un dvr, 4 cámaras y un disco`), or told by what it does
 * (`algo para que no se apague la compu, un multicontacto y una extensión`).
 */
function withFirst(starts: readonly ItemStart[], text: ListedText): readonly ItemStart[] {
  const { tokens, names } = text;
  const [first] = starts;
  const end = first?.at ?? tokens.length;
  if (textAt(tokens, end - 1) === ':') return starts;
  const name = names.findLast((each) => each.at < end && each.isAsked);
  const before = name ? { at: partStart(tokens, name.at), place: name.at, name, counts: false } : described(text, end);
  return before === undefined || isAgain(first, before) ? starts : [before, ...starts];
}

function isAgain(first: ItemStart | undefined, before: ItemStart): boolean {
  return first?.name !== undefined && !first.counts && isSame(first.name, before.name);
}

/** What a text begins with `algo` for. */
function described({ tokens, kindOf }: ListedText, end: number): ItemStart | undefined {
  const place = tokens.findIndex(({ text }) => text === 'algo');
  const kind = place >= 0 && place < end ? kindOf(tokens.slice(0, end)) : 0;
  const name = { kinds: [kind], at: place, isAsked: true, joins: false, role: 1, texts: ['algo'] };
  return kind === 0 ? undefined : { at: 0, place, name, counts: false };
}
