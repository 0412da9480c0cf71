/** How many uploads may be read at once, and how long the others wait. */
export interface UploadLimits {
  readonly parallel: number;
  readonly perAccount: number;
  readonly waiting: number;
  readonly patienceMs: number;
}

/** Four uploads of 6 MB in memory at most; one account can't take all places (Reliability 4.8, 4.11). */
export const UPLOAD_LIMITS: UploadLimits = { parallel: 4, perAccount: 2, waiting: 16, patienceMs: 5_000 };

/** Gives the place back. Calling it again does nothing. */
type Leave = () => void;

interface Ticket {
  readonly account: string;
  readonly admit: (leave: Leave | undefined) => void;
}

/**
 * Lets a few uploads at a time be read into memory. The rest wait in order, a bounded number for a bounded time; an
 * account at its own limit doesn't hold up those behind it.
 */
export class UploadGate {
  private readonly inside = new Map<string, number>();
  private readonly waiting: Ticket[] = [];
  private total = 0;

  constructor(private readonly limits: UploadLimits = UPLOAD_LIMITS) {}

  /** A place for this account, or undefined when the queue is full or the wait was too long. */
  enter(account: string): Promise<Leave | undefined> {
    if (this.hasPlaceFor(account)) return Promise.resolve(this.seat(account));
    if (this.waiting.length >= this.limits.waiting) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(ticket), 1);
        resolve(undefined);
      }, this.limits.patienceMs);
      const ticket: Ticket = {
        account,
        admit: (leave) => {
          clearTimeout(timer);
          resolve(leave);
        },
      };
      this.waiting.push(ticket);
    });
  }

  /** Uploads being read and waiting now. */
  get occupancy(): { readonly inside: number; readonly waiting: number } {
    return { inside: this.total, waiting: this.waiting.length };
  }

  private hasPlaceFor(account: string): boolean {
    return this.total < this.limits.parallel && (this.inside.get(account) ?? 0) < this.limits.perAccount;
  }

  private seat(account: string): Leave {
    this.total += 1;
    this.inside.set(account, (this.inside.get(account) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.vacate(account);
    };
  }

  private vacate(account: string): void {
    this.total -= 1;
    const remaining = (this.inside.get(account) ?? 1) - 1;
    if (remaining > 0) this.inside.set(account, remaining);
    else this.inside.delete(account);
    const next = this.waiting.findIndex((ticket) => this.hasPlaceFor(ticket.account));
    const [ticket] = next < 0 ? [] : this.waiting.splice(next, 1);
    ticket?.admit(this.seat(ticket.account));
  }
}
