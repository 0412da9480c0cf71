import {
  countsFit,
  countsOfWhole,
  type CountedLine,
  type LineCounts,
} from '@/modules/cart/orders/domain/states/line-state';
import { mayMove, type Mover, type OrderState } from '@/modules/cart/orders/domain/states/order-state';

/** A line of an order that can be moved. */
export interface MovableLine extends CountedLine {
  readonly lineNumber: number;
  readonly productId: number;
  readonly condition: string;
  /** YYYYMMDD; null when nobody has said. */
  readonly etaDay: number | null;
}

/** An order as it is before a move. Times are epoch milliseconds. */
export interface MovableOrder {
  readonly id: number;
  /** Without `-API`. */
  readonly folio: string;
  readonly accountId: number;
  readonly purchaseOrder: string;
  readonly state: OrderState;
  readonly stateAt: number;
  /** When a file told last that it still is so (`repeatAfter`); null for never. */
  readonly repeatedAt: number | null;
  readonly version: number;
  readonly orderedAt: number;
  readonly orderedDay: number;
  readonly claimedAt: number | null;
  readonly exportedAt: number | null;
  readonly lines: readonly MovableLine[];
}

/** What is said of one line; what is left out stays as it is. Counts are totals so far. */
export interface LineMove extends Partial<LineCounts> {
  readonly lineNumber: number;
  readonly etaDay?: number | undefined;
}

/** A guide the goods of an order travel with. */
export interface OrderGuide {
  readonly folio: string;
  readonly carrier: string;
  /** '' when unknown. */
  readonly url: string;
  /** Epoch milliseconds; null when unknown. */
  readonly at: number | null;
}

/** A state an order is to be taken to, and what comes along with it. */
export interface OrderMove {
  readonly mover: Mover;
  readonly to: OrderState;
  /** When it came to be so. */
  readonly at: Date;
  /** Whether nobody told when: then it is so now, also where the present state has a date ahead. */
  readonly undated?: boolean | undefined;
  /** For people; '' for none. */
  readonly message: string;
  readonly lines?: readonly LineMove[] | undefined;
  readonly guides?: readonly OrderGuide[] | undefined;
  /** Gives back what the order still reserves; a move to `cancelado` always does. */
  readonly release?: boolean | undefined;
  /** False writes no event: history, and loads that are to be silent (Beyond 2.2). */
  readonly events?: boolean | undefined;
}

/** What a move comes to. `unsent`: of a line more is delivered than it is told to have sent. `late`: older than the present state, it only joins the history. */
export type MovePlan =
  | { readonly kind: 'refused'; readonly reason: 'state'; readonly from: OrderState }
  | { readonly kind: 'refused'; readonly reason: 'counts' | 'unsent' | 'line'; readonly lineNumber: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'moves'; readonly changed: boolean; readonly lines: readonly MovableLine[] };

/**
 * Judges a move without doing anything (Beyond 3.2). `lines` of the plan are those that change, as they are afterwards; `changed`
 * says whether state or lines do.
 *
 * @param known whether the history has it already, and the order has gone on: then it is `late` too
 */
export function planMove(order: MovableOrder, move: OrderMove, known = false): MovePlan {
  const late = known || isLate(order, move);
  const moved = order.lines.map((line) => movedLine(line, move));
  const refusal = refusalOfLines(order, move, late ? order.lines.map((line) => toldLine(line, move)) : moved);
  if (refusal) return refusal;
  if (late) return { kind: 'late' };
  if (!mayMove(move.mover, order.state, move.to)) return { kind: 'refused', reason: 'state', from: order.state };
  const lines = moved.filter((line, index) => !sameLine(line, order.lines[index]));
  return { kind: 'moves', changed: move.to !== order.state || lines.length > 0, lines };
}

/** Why what is said of the lines can't be. `moved`: the lines as it leaves them. */
function refusalOfLines(
  order: MovableOrder,
  move: OrderMove,
  moved: readonly MovableLine[],
): Extract<MovePlan, { kind: 'refused' }> | undefined {
  const unknown = move.lines?.find(({ lineNumber }) => !order.lines.some((line) => line.lineNumber === lineNumber));
  if (unknown) return { kind: 'refused', reason: 'line', lineNumber: unknown.lineNumber };
  const unfit = moved.find((line) => !countsFit(line.quantity, line));
  if (unfit) return { kind: 'refused', reason: 'counts', lineNumber: unfit.lineNumber };
  const unsent = move.lines?.find(({ shipped = Infinity, delivered = 0 }) => shipped < delivered);
  return unsent && { kind: 'refused', reason: 'unsent', lineNumber: unsent.lineNumber };
}

/** A line as what only joins the history says it was: it is not held against what the line has come to since. */
function toldLine(line: MovableLine, move: OrderMove): MovableLine {
  return movedLine({ ...line, shipped: 0, delivered: 0, cancelled: 0 }, move);
}

/** Whether a file tells of a time before the present state. */
export function isLate({ stateAt }: MovableOrder, { mover, at, undated }: OrderMove): boolean {
  return mover === 'file' && undated !== true && at.getTime() < wholeSecond(stateAt);
}

/** Files tell the time in whole seconds: one of the same second isn't older. */
export function wholeSecond(at: number): number {
  return at - (at % 1000);
}

/**
 * When a file has told last, with a date, that an order still is in the state a move leaves it in: nothing of that joins the history,
 * but what it told of the second in which the order goes on is to be known as told (`toldBeforeLeft`).
 */
export function repeatAfter(order: MovableOrder, { mover, to, at, undated }: OrderMove): number | null {
  if (to !== order.state) return null;
  if (mover !== 'file' || undated === true || at.getTime() === order.stateAt) return order.repeatedAt;
  return Math.max(order.repeatedAt ?? 0, at.getTime());
}

/** When a file repeated the state that a move leaves, in the very second in which it is left; undefined when it didn't. */
export function toldBeforeLeft(order: MovableOrder, { to, at }: OrderMove): Date | undefined {
  const { state, repeatedAt } = order;
  if (to === state || repeatedAt === null || wholeSecond(repeatedAt) !== wholeSecond(at.getTime())) return undefined;
  return new Date(repeatedAt);
}

function movedLine(line: MovableLine, { to, lines = [] }: OrderMove): MovableLine {
  if (lines.length === 0) return { ...line, ...countsOfWhole(to, line) };
  const said = lines.filter(({ lineNumber }) => lineNumber === line.lineNumber);
  const told = said.reduce<MovableLine>(
    (last, { shipped, delivered, cancelled, etaDay }) => ({
      ...last,
      shipped: shipped ?? last.shipped,
      delivered: delivered ?? last.delivered,
      cancelled: cancelled ?? last.cancelled,
      etaDay: etaDay ?? last.etaDay,
    }),
    line,
  );
  // What was delivered was sent, also when nobody says so.
  const counted = said.length === 0 ? told : { ...told, shipped: Math.max(told.shipped, told.delivered) };
  // Nothing of a cancelled order is still to come, whatever was said of some of its lines.
  return to === 'cancelado' && countsFit(counted.quantity, counted)
    ? { ...counted, ...countsOfWhole(to, counted) }
    : counted;
}

function sameLine(one: MovableLine, other: MovableLine | undefined): boolean {
  return (
    one.shipped === other?.shipped &&
    one.delivered === other.delivered &&
    one.cancelled === other.cancelled &&
    one.etaDay === other.etaDay
  );
}
