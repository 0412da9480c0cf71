import { patienceMs } from '@/shared/deadline/deadline';
import { DomainError } from '@/shared/kernel/domain-error';

/** How many carts are worked on at once, and how long the others wait. */
export interface GateLimits {
  readonly parallel: number;
  readonly waiting: number;
  readonly patienceMs: number;
}

/** How many carts may wait, and for how long each. */
export const CART_LIMITS: Omit<GateLimits, 'parallel'> = { waiting: 2000, patienceMs: 10_000 };

/** Part of the pool that carts may use; the rest is for everyone else. */
const SHARE_OF_POOL = 0.75;

/**
 * How many carts may be worked on at once with this many database connections: a cart holds one of them at a time, so that with fewer
 * carts than connections no cart is ever refused one.
 */
export function cartsInParallel(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize * SHARE_OF_POOL));
}

interface Ticket {
  readonly admit: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets a bounded number of carts in and keeps the others in line, first come first served: a rush of orders waits here, in
 * order, and not for database connections, where it would be turned away and starve every other route.
 */
export class CartGate {
  private readonly line: Ticket[] = [];
  private inside = 0;

  constructor(private readonly limits: GateLimits) {}

  /** Runs `work` when it is its turn. Throws the DomainError of a 503 when the line is too long or does not move. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.enter()))
      throw new DomainError('unavailable', 'no_disponible', 'too many carts in line', { retryAfterSeconds: 2 });
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<boolean> {
    if (this.inside < this.limits.parallel) {
      this.inside += 1;
      return Promise.resolve(true);
    }
    if (this.line.length >= this.limits.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(ticket), 1);
        resolve(false);
      }, patienceMs(this.limits.patienceMs));
      const ticket: Ticket = {
        timer,
        admit: () => {
          resolve(true);
        },
      };
      this.line.push(ticket);
    });
  }

  /** Hands the place to the next in line, or gives it up. */
  private leave(): void {
    const next = this.line.shift();
    if (!next) {
      this.inside -= 1;
      return;
    }
    clearTimeout(next.timer);
    next.admit();
  }
}
