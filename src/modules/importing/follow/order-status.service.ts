import { Injectable } from '@nestjs/common';
import type { LineMove, MovableOrder, OrderGuide } from '@/modules/cart/orders/domain/states/order-move';
import type { OrderState } from '@/modules/cart/orders/domain/states/order-state';
import { orderFolio, spelledFolios } from '@/modules/cart/orders/domain/folio';
import { OrderMovesService, type MoveOutcome } from '@/modules/cart/orders/order-moves.service';
import { GuideEvents } from '@/modules/importing/follow/guide-events.service';
import { isInEventWindow } from '@/modules/importing/domain/event-window';
import type { LoadTerms } from '@/modules/importing/import-entity';
import { GuideLinksRepository } from '@/modules/importing/persistence/guide-links.repository';
import type { Transaction } from '@/shared/database/database';
import { Clock, mexicoCityDateTime } from '@/shared/kernel/clock';

/** What a file says of one line of an order: named by its number, or by what is ordered in it. */
export interface StatusLine extends Omit<LineMove, 'lineNumber'> {
  readonly lineNumber?: number | undefined;
  readonly productId?: number | undefined;
  readonly condition: string;
}

/** What a file says of an order. */
export interface OrderStatus {
  /** As written. */
  readonly orderFolio: string;
  readonly state: OrderState;
  /** Undefined for now. */
  readonly at: Date | undefined;
  readonly message: string;
  readonly release: boolean;
  readonly lines: readonly StatusLine[];
  readonly guides: readonly OrderGuide[];
}

/** Why a status is refused; `place` is that of the line it says it of. */
export interface StatusRefusal {
  readonly reason: 'unknown-order' | 'final' | 'counts' | 'unsent' | 'unknown-line' | 'ambiguous-line';
  readonly place: number;
}

export type StatusOutcome = 'changed' | 'unchanged' | StatusRefusal;

const OURS = /-api$/i;

/** Takes orders to where the distributor's file says they are (Beyond 3.2, 9.4). */
@Injectable()
export class OrderStatusService {
  constructor(
    private readonly moves: OrderMovesService,
    private readonly links: GuideLinksRepository,
    private readonly guides: GuideEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies some statuses in their order, in this transaction. A folio without `-API` is not ours: unchanged. A refused one has
   * written nothing.
   */
  async apply(transaction: Transaction, statuses: readonly OrderStatus[], terms: LoadTerms): Promise<StatusOutcome[]> {
    const ours = statuses.filter(isOurs);
    const held = await this.moves.hold(
      transaction,
      ours.flatMap((status) => spelledFolios(status.orderFolio)),
    );
    const orders = new Map(held.map((order) => [order.folio, order]));
    const outcomes: StatusOutcome[] = [];
    for (const status of statuses)
      outcomes.push(isOurs(status) ? await this.applyOne(transaction, orders, status, terms) : 'unchanged');
    return outcomes;
  }

  private async applyOne(
    transaction: Transaction,
    orders: Map<string, MovableOrder>,
    status: OrderStatus,
    { events }: LoadTerms,
  ): Promise<StatusOutcome> {
    const folio = spelledFolios(status.orderFolio).find((plain) => orders.has(plain));
    const order = folio === undefined ? undefined : orders.get(folio);
    if (!order) return { reason: 'unknown-order', place: 0 };
    const now = this.clock.now();
    const at = status.at ?? now;
    const lines = linesOf(order, status.lines);
    if (!Array.isArray(lines)) return lines;
    const outcome = await this.moves.move(transaction, order, {
      mover: 'file',
      to: status.state,
      at,
      undated: status.at === undefined,
      message: status.message,
      lines,
      guides: status.guides,
      release: status.release,
      events: events && isInEventWindow(at, now),
    });
    if (outcome.kind === 'refused') return refusalOf(outcome, lines);
    orders.set(order.folio, outcome.order);
    if (outcome.kind === 'moved' && events) await this.tell(transaction, order, outcome.newGuides, at);
    return outcome.kind === 'unchanged' ? 'unchanged' : 'changed';
  }

  /** Guides nobody has told of yet: those that are imported as such were told then. */
  private async tell(
    transaction: Transaction,
    { accountId, folio }: MovableOrder,
    guides: readonly OrderGuide[],
    movedAt: Date,
  ): Promise<void> {
    const folios = guides.map((guide) => guide.folio);
    const known = await this.links.imported(transaction, accountId, folios);
    const news = guides
      .filter((guide) => !known.has(guide.folio))
      .map(({ folio: guideFolio, carrier, at, url }) => ({
        ...{ type: 'guia.creada' as const, accountId, guideFolio, carrier, invoiceFolio: '' },
        ...{ orderFolio: orderFolio(folio), state: '', url },
        at: mexicoCityDateTime(at === null ? movedAt : new Date(at)),
      }));
    await this.guides.tell(
      transaction,
      news.filter(({ at }) => this.guides.isInEventWindow(at)),
    );
  }
}

function refusalOf(
  { reason, ...refused }: Extract<MoveOutcome, { kind: 'refused' }>,
  lines: readonly LineMove[],
): StatusRefusal {
  if (reason === 'state') return { reason: 'final', place: 0 };
  const place = lines.findIndex((line) => 'lineNumber' in refused && line.lineNumber === refused.lineNumber);
  return { reason: reason === 'line' ? 'unknown-line' : reason, place: Math.max(0, place) };
}

function isOurs({ orderFolio }: OrderStatus): boolean {
  return OURS.test(orderFolio.trim());
}

/** The order's lines that are meant. */
function linesOf(order: MovableOrder, lines: readonly StatusLine[]): LineMove[] | StatusRefusal {
  const moves: LineMove[] = [];
  for (const [place, { lineNumber, productId, condition, ...said }] of lines.entries()) {
    const meant = order.lines.filter((line) =>
      lineNumber === undefined
        ? line.productId === productId && line.condition === condition
        : line.lineNumber === lineNumber,
    );
    const [line] = meant;
    if (!line) return { reason: 'unknown-line', place };
    if (meant.length > 1) return { reason: 'ambiguous-line', place };
    moves.push({ ...said, lineNumber: line.lineNumber });
  }
  return moves;
}
