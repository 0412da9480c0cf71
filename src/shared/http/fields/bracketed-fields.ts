type Fields = Record<string, unknown>;
type Node = Map<string, unknown>;

const BRACKETED = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
const MOST_LEVELS = 5;

/**
 * Flat fields whose names tell where they stand, `productos[0][id]=5&tipos[]=a` as http_build_query, Guzzle and jQuery write them, as the
 * objects and lists they stand for (Decisions 1). A list's items keep the order of their numbers. What can be read in more
 * ways than one (a name that is also sent whole, `a[][b]`, five levels and more) is left under the name it came by.
 */
export function nestBracketed(fields: Readonly<Fields>): Fields {
  const flat: [string, unknown][] = [];
  const roots: Node = new Map();
  for (const [name, value] of Object.entries(fields)) {
    const path = pathOf(name);
    const root = path[0] ?? name;
    if (path.length < 2 || root in Object.prototype || root in fields || !place(roots, path, value))
      flat.push([name, value]);
  }
  return Object.fromEntries([...flat, ...[...roots].map(([name, node]) => [name, plain(node)] as const)]);
}

/** `a[b][0]` → a, b, 0; nothing where the name has no brackets, or some that don't fit. */
function pathOf(name: string): string[] {
  const [, root, brackets] = BRACKETED.exec(name) ?? [];
  if (root === undefined || brackets === undefined) return [];
  const path = [root, ...brackets.slice(1, -1).split('][')];
  const isClear = path.length <= MOST_LEVELS && !path.slice(0, -1).includes('');
  return isClear ? path : [];
}

/** False, and nothing placed, where something else stands in the way. */
function place(roots: Node, path: readonly string[], value: unknown): boolean {
  const inner = path.slice(0, -1);
  const last = path.at(-1) ?? '';
  let node = roots;
  for (const step of inner) {
    const next = node.get(step) ?? new Map<string, unknown>();
    if (!(next instanceof Map)) return false;
    node.set(step, next);
    node = next as Node;
  }
  if (last !== '') {
    if (node.has(last)) return false;
    node.set(last, value);
    return true;
  }
  for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) node.set(String(node.size), item);
  return true;
}

/** Whether a name is the place of an item in a list. */
export function isListNumber(name: string): boolean {
  return /^\d{1,6}$/.test(name);
}

/** Maps as objects, or as lists where all keys are numbers. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Node)];
  if (!entries.every(([key]) => isListNumber(key)))
    return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => plain(inner));
}
