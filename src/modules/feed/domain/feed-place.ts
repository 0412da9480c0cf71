import type { ChangeKind } from '@/modules/feed/domain/catalog-change';
import type { ViewMarks } from '@/modules/feed/domain/view-marks';

/** What a reader of the feed wants shown; fixed by the call that starts (Beyond 1.1). */
export interface FeedOptions {
  readonly pesos: boolean;
  readonly vat: boolean;
  readonly financial: boolean;
  readonly inventories: boolean;
  readonly description: boolean;
  readonly pro: boolean;
  /** Only what is needed to sell. */
  readonly commercial: boolean;
  readonly price: boolean;
  readonly stock: boolean;
  readonly sheet: boolean;
}

/** Why a pass began again by itself (Beyond 1.4). */
export type Restart = '' | 'account' | 'rate' | 'warehouses';

/** Where a reader of the feed is. */
export interface FeedPlace {
  readonly phase: 'pass' | 'changes';
  readonly options: FeedOptions;
  /** The position after which the reader goes on; during a pass, the one after which its changes will begin. */
  readonly position: number;
  /** The position up to which the reader knew all changes when its present walk began; equal to `position` once it has come to the end. */
  readonly known: number;
  /** The last product of the pass that was told; 0 at its start. */
  readonly after: number;
  readonly restart: Restart;
  readonly marks: ViewMarks;
}

/** Every option, in the order of its bit in cursors. */
export const FEED_OPTIONS: readonly (keyof FeedOptions)[] = [
  'pesos',
  'vat',
  'financial',
  'inventories',
  'description',
  'pro',
  'commercial',
  'price',
  'stock',
  'sheet',
];
const RESTARTS: readonly Restart[] = ['', 'account', 'rate', 'warehouses'];

/** A place as a cursor carries it. */
export function toParts(place: FeedPlace): (string | number)[] {
  const { account, warehouses, rate } = place.marks;
  const bits = FEED_OPTIONS.reduce((sum, name, index) => sum + (place.options[name] ? 1 << index : 0), 0);
  const parts = [place.phase === 'pass' ? 1 : 0, bits, place.position, account, warehouses, rate];
  if (place.phase === 'pass') return [...parts, place.after, RESTARTS.indexOf(place.restart), ...knownOf(place)];
  return [...parts, ...knownOf(place)];
}

/** `known` as a cursor carries it: left out when it equals `position`, as with readers that keep up. */
function knownOf({ known, position }: FeedPlace): number[] {
  return known === position ? [] : [known];
}

/** What `toParts` made a cursor of. */
export function fromParts(parts: readonly (string | number)[]): FeedPlace {
  const [phase, bits, position, account, warehouses, rate, ...more] = parts;
  const [after = 0, restart = 0, knownInPass] = phase === 1 ? more : [];
  const known = phase === 1 ? knownInPass : more[0];
  const options = Object.fromEntries(FEED_OPTIONS.map((name, index) => [name, ((Number(bits) >> index) & 1) === 1]));
  return {
    phase: phase === 1 ? 'pass' : 'changes',
    options: options as unknown as FeedOptions,
    position: Number(position),
    known: Number(known ?? position),
    after: Number(after),
    restart: RESTARTS[Number(restart)] ?? '',
    marks: { account: String(account), warehouses: String(warehouses), rate: String(rate) },
  };
}

/** Why a reader must begin again: what it was told no longer holds for its view. Undefined when it does. */
export function restartReason(before: ViewMarks, now: ViewMarks): Restart | undefined {
  if (before.account !== now.account) return 'account';
  if (before.warehouses !== now.warehouses) return 'warehouses';
  return before.rate === now.rate ? undefined : 'rate';
}

/** The kinds of changes that are told besides comings and goings. */
export function kindsOf({ price, stock, sheet }: FeedOptions): Set<ChangeKind> {
  const asked: [ChangeKind, boolean][] = [
    ['price', price],
    ['stock', stock],
    ['sheet', sheet],
  ];
  return new Set(asked.filter(([, wanted]) => wanted).map(([kind]) => kind));
}
