import type { Item, TraitValue } from './items';

export type Predicate = (item: Item) => boolean;

/** Names that a rule may use. A name outside is a slip of the writer's, and an error. */
export interface Vocabulary {
  readonly kinds: ReadonlySet<string>;
  /** Groups of kinds by name. */
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
  readonly traits: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
  readonly branches: ReadonlySet<string>;
  readonly pesosPerDollar: number;
}

const TOKEN = /\s*([()!+,]|[^()!+,\s<>=~]+(?:(?:<=|>=|=|~)[^()!+,\s]+)?)/y;
const TEST = /^([^<>=~]+)(?:(<=|>=|=|~)(.+))?$/;

/**
 * A rule as a predicate over products. `+` is and, `,` is or, `!` is not, with parentheses; a bare name is a kind, a group of kinds or a
 * trait that must be there; `name>=n`, `name<=n` and `name=v` look at a trait's value. Besides traits: `marca=id`, `precio<=pesos`,
 * `usd<=dollars`, `stock=branch`, `acc=kind` (accessory of a kind), `para=MODEL` (accessory of a model), `modelo~PREFIX`, `todo` (anything).
 * Throws Error on a rule that can't be read or names what the vocabulary hasn't.
 */
export function parseRule(text: string, vocabulary: Vocabulary): Predicate {
  const tokens = tokensOf(text);
  let at = 0;
  const take = (wanted: string): boolean => (tokens[at] === wanted ? ++at > 0 : false);
  const either = (): Predicate => {
    const options = [both()];
    while (take(',')) options.push(both());
    return options.length === 1 ? first(options) : (item) => options.some((option) => option(item));
  };
  const both = (): Predicate => {
    const parts = [term()];
    while (take('+')) parts.push(term());
    return parts.length === 1 ? first(parts) : (item) => parts.every((part) => part(item));
  };
  const term = (): Predicate => {
    if (take('!')) return negated(term());
    if (take('(')) {
      const inner = either();
      if (!take(')')) throw new Error(`"${text}": ) is missing`);
      return inner;
    }
    const token = tokens[at++];
    if (token === undefined || /^[)+,]$/.test(token)) throw new Error(`"${text}": something is missing`);
    return testOf(token, vocabulary);
  };
  const whole = either();
  if (at < tokens.length) throw new Error(`"${text}": "${tokens[at] ?? ''}" is not expected`);
  return whole;
}

function first(list: readonly Predicate[]): Predicate {
  return list[0] ?? ((): boolean => true);
}

function negated(inner: Predicate): Predicate {
  return (item) => !inner(item);
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (match?.[1] === undefined) throw new Error(`"${text}" can't be read`);
    tokens.push(match[1]);
  }
  return tokens;
}

function testOf(token: string, vocabulary: Vocabulary): Predicate {
  const [, name = '', operator, value = ''] = TEST.exec(token) ?? [];
  if (operator === undefined) return bareName(name, vocabulary);
  const special = SPECIAL[name];
  if (special !== undefined) return special(value, vocabulary, operator);
  if (!vocabulary.traits.has(name)) throw new Error(`"${token}": no such trait`);
  const wanted = Number(value);
  if (operator === '=') return (item) => sameValue(item.traits.get(name), value);
  if (!Number.isFinite(wanted)) throw new Error(`"${token}": a number is expected`);
  return (item) => {
    const has = item.traits.get(name);
    return typeof has === 'number' && (operator === '>=' ? has >= wanted : has <= wanted);
  };
}

function sameValue(has: TraitValue | undefined, wanted: string): boolean {
  return typeof has === 'number' ? has === Number(wanted) : has === wanted;
}

function bareName(name: string, vocabulary: Vocabulary): Predicate {
  if (name === 'todo') return () => true;
  if (name === 'stock') return (item) => item.stock.size > 0;
  if (vocabulary.kinds.has(name)) return (item) => item.kind === name;
  const group = vocabulary.groups.get(name);
  if (group !== undefined) return (item) => group.has(item.kind);
  if (!vocabulary.traits.has(name)) throw new Error(`"${name}" is no kind, group or trait`);
  return (item) => item.traits.has(name);
}

type Special = (value: string, vocabulary: Vocabulary, operator: string) => Predicate;

const SPECIAL: Readonly<Record<string, Special>> = {
  marca: (value, { brands }) => {
    if (!brands.has(value)) throw new Error(`no brand ${value}`);
    return (item) => item.marca === value;
  },
  stock: (value, { branches }) => {
    if (!branches.has(value)) throw new Error(`no branch ${value}`);
    return (item) => item.stock.has(value);
  },
  acc: (value, { kinds, groups }) => {
    const served = groups.get(value) ?? new Set([value]);
    if (!groups.has(value) && !kinds.has(value)) throw new Error(`no kind ${value}`);
    return (item) => [...item.accessoryOf].some((kind) => served.has(kind));
  },
  para: (value) => (item) => item.fits.has(value.toUpperCase()),
  modelo: (value) => (item) => item.modelo.toUpperCase().startsWith(value.toUpperCase()),
  precio: (value, { pesosPerDollar }, operator) => priceTest(Number(value) / pesosPerDollar, operator),
  usd: (value, _vocabulary, operator) => priceTest(Number(value), operator),
};

/** Fits when any reading of the price does: nobody is blamed for counting with IVA, or without. */
function priceTest(usd: number, operator: string): Predicate {
  if (!Number.isFinite(usd)) throw new Error('a price is expected');
  if (operator === '<=') return (item) => item.usd.low <= usd;
  if (operator === '>=') return (item) => item.usd.high >= usd;
  throw new Error('a price is compared by <= or >=');
}
