/** A component of a kit: how many pieces one kit takes, and how many each warehouse has. */
export interface KitPart {
  readonly quantity: number;
  readonly pieces: readonly number[];
}

/** With at most this many warehouses every set of them is looked at (1,024 sets). */
const MOST_IN_SETS = 10;

/**
 * A text that changes whenever some set of the warehouses can make more or fewer of a kit than before, whichever sets are open to
 * accounts (Beyond 1.6). With more than ten warehouses that hold what limits the kit it may also change when nothing else does but the
 * pieces of a component.
 *
 * @param warehouses their codes, in the order of each part's pieces
 */
export function kitSupply(warehouses: readonly string[], parts: readonly KitPart[]): string {
  const most = Math.min(...parts.map(({ quantity, pieces }) => Math.floor(sum(pieces) / quantity)));
  if (parts.length === 0 || most === 0) return '';
  const limiting = parts.filter((part, at) => !parts.some((other, place) => isPlentiful(part, other, at < place)));
  const held = [...warehouses.keys()].filter((at) => limiting.some(({ pieces }) => piecesAt(pieces, at) > 0));
  const codes = held.map((at) => warehouses[at] ?? '');
  const those = limiting.map(({ quantity, pieces }) => ({ quantity, pieces: held.map((at) => piecesAt(pieces, at)) }));
  return held.length > MOST_IN_SETS ? piecesText(codes, those, most) : setsText(codes, those);
}

/**
 * Whether a part can be left aside because another one limits the kit in every set of warehouses: nowhere is there less of it for a kit
 * than of `other`. Of two parts alike, the first to come counts as the one that limits.
 */
function isPlentiful(part: KitPart, other: KitPart, comesFirst: boolean): boolean {
  const difference = part.pieces.map(
    (pieces, at) => pieces * other.quantity - piecesAt(other.pieces, at) * part.quantity,
  );
  return (
    part !== other && difference.every((more) => more >= 0) && (!comesFirst || difference.some((more) => more > 0))
  );
}

/** How many kits each set of warehouses makes, without the warehouses that make no difference to any set. */
function setsText(codes: readonly string[], parts: readonly KitPart[]): string {
  const kits = kitsBySet(codes.length, parts);
  const telling = [...codes.keys()].filter((at) => kits.some((made, set) => made !== kits[set & ~(1 << at)]));
  const idle = [...codes.keys()].filter((at) => !telling.includes(at)).reduce((set, at) => set | (1 << at), 0);
  const made = kits.filter((_made, set) => (set & idle) === 0);
  return `${telling.map((at) => codes[at]).join()} ${made.join()}`;
}

/**
 * How many kits each set of warehouses makes. A set is a number with a bit for each warehouse, and is worked out from the set without its
 * highest one.
 */
function kitsBySet(warehouses: number, parts: readonly KitPart[]): Float64Array {
  const kits = new Float64Array(1 << warehouses).fill(Infinity);
  const pieces = new Float64Array(kits.length);
  for (const part of parts)
    for (let set = 0; set < kits.length; set++) {
      const last = 31 - Math.clz32(set);
      pieces[set] = set === 0 ? 0 : (pieces[set & ~(1 << last)] ?? 0) + piecesAt(part.pieces, last);
      kits[set] = Math.min(kits[set] ?? 0, Math.floor((pieces[set] ?? 0) / part.quantity));
    }
  return kits;
}

/** The pieces of each warehouse, no more than all warehouses together can use: what is beyond makes no difference. */
function piecesText(codes: readonly string[], parts: readonly KitPart[], most: number): string {
  const texts = parts.map(({ quantity, pieces }) => {
    const counted = pieces.map((some) => Math.min(some, quantity * most));
    return `${quantity} ${counted.join()}`;
  });
  return `${codes.join()} ${texts.sort().join(';')}`;
}

function piecesAt(pieces: readonly number[], at: number): number {
  return pieces[at] ?? 0;
}

function sum(pieces: readonly number[]): number {
  return pieces.reduce((all, some) => all + some, 0);
}
