import { patienceMs } from '@/shared/deadline/deadline';

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
 * Lets a few uploads at a time be read into memory. The rest wait, a bounded number for a bounded time: a place goes to the account that has the
 * fewest, in order, and where all that may wait do, the last one of the account that has the most of them gives way to one that has fewer. So
 * accounts that send many take turns with those that send one.
 */
export class UploadGate {
  private readonly inside = new Map<string, number>();
  private readonly waiting: Ticket[] = [];
  private total = 0;

  constructor(private readonly limits: UploadLimits = UPLOAD_LIMITS) {}

  /** A place for this account, or undefined when too many wait or the wait was too long: in time for an answer that says so. */
  enter(account: string): Promise<Leave | undefined> {
    if (this.hasPlaceFor(account)) return Promise.resolve(this.seat(account));
    if (this.waiting.length >= this.limits.waiting && !this.makeWayFor(account)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(ticket), 1);
        resolve(undefined);
      }, patienceMs(this.limits.patienceMs));
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
    return this.total < this.limits.parallel && this.insideOf(account) < this.limits.perAccount;
  }

  private insideOf(account: string): number {
    return this.inside.get(account) ?? 0;
  }

  private waitingOf(account: string): number {
    return this.waiting.filter((ticket) => ticket.account === account).length;
  }

  /** Sends the last one away of the account that has most waiting; false when this account would have as many then. */
  private makeWayFor(account: string): boolean {
    const counts = this.waiting.map((ticket) => this.waitingOf(ticket.account));
    const most = Math.max(...counts);
    if (most <= this.waitingOf(account) + 1) return false;
    const [ticket] = this.waiting.splice(counts.lastIndexOf(most), 1);
    ticket?.admit(undefined);
    return true;
  }

  private seat(account: string): Leave {
    this.total += 1;
    this.inside.set(account, this.insideOf(account) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.vacate(account);
    };
  }

  private vacate(account: string): void {
    this.total -= 1;
    const remaining = this.insideOf(account) - 1;
    if (remaining > 0) this.inside.set(account, remaining);
    else this.inside.delete(account);
    const next = this.next();
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    next.admit(this.seat(next.account));
  }

  /** The first one that waits of the accounts that have the fewest places, and may have one more. */
  private next(): Ticket | undefined {
    const able = this.waiting.filter(({ account }) => this.hasPlaceFor(account));
    const fewest = Math.min(...able.map(({ account }) => this.insideOf(account)));
    return able.find(({ account }) => this.insideOf(account) === fewest);
  }
}
