import { readMeasure } from '../amounts/measures';
import { lemma } from '../kinds/book/lemmas';
import { PARTS } from '../kinds/named-kinds';
import { PURPOSES } from '../kinds/role-words';
import { textAt, type ScanToken } from '../reading/scan';
import type { ItemStart } from './item-start';
import { ITS } from './weaker-starts';

type Tokens = readonly ScanToken[];

const FOR: ScanToken = { text: 'para', kind: 'word', joined: false };

/** Whether words, the first of them a noun, name a thing together. */
export type IsName = (texts: readonly string[]) => boolean;

/** What is listed, and where each of the things begins. */
interface Listed {
  readonly tokens: Tokens;
  readonly starts: readonly ItemStart[];
}

/**
 * What is said of the thing at `place` among those listed, with what it is for where that is one listed before: behind `6 radios`, `6 baterías de repuesto`
 * are for radios. What measures the part (`batería 12v 7ah`) tells which one is wanted.
 */
export function withHost(item: Tokens, place: number, { tokens, starts }: Listed, isName: IsName): Tokens {
  const noun = partAt(tokens, starts[place]);
  if (noun.length === 0 || isTold(item)) return item;
  const hosts = starts.slice(0, place).flatMap(({ name }) => (name ? [name.texts] : []));
  const host = hosts.find((texts) => isName([...noun, ...texts])) ?? [];
  return host.length === 0
    ? item
    : [...item, FOR, ...host.map((text): ScanToken => ({ text, kind: 'word', joined: false }))];
}

/** What is a part of something else by its name, or said to be; no words where nothing is. */
function partAt(tokens: Tokens, start: ItemStart | undefined): readonly string[] {
  if (start === undefined) return [];
  const noun = start.name?.texts ?? [textAt(tokens, start.place)];
  const isPart = noun.length === 1 && noun.every((text) => PARTS.has(lemma(text)));
  return isPart || ITS.has(textAt(tokens, start.at)) ? noun : [];
}

function isTold(item: Tokens): boolean {
  return item.some(({ text }, at) => PURPOSES.has(text) || readMeasure(item, at) !== undefined);
}
