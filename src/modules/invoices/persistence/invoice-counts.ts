import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** How many invoices match a search, and the days (YYYYMMDD) of the oldest and the newest; zeros when none does. */
export interface MatchCount {
  readonly total: number;
  /** Of them, those that only the order folio as orders are given out tells. */
  readonly spelled: number;
  readonly oldest: number;
  readonly newest: number;
}

interface Counted extends MatchCount {
  readonly revision: number;
}

const REMEMBERED_COUNTS = 20_000;

/**
 * Counts already made, each good for one revision of its account's invoices: never stale, on no node. Counting a year
 * of 66,000 invoices takes MariaDB 15 ms, reading the revision a fraction of one.
 */
@Injectable()
export class InvoiceCounts {
  private readonly counts = new LRUCache<string, Counted>({ max: REMEMBERED_COUNTS });

  /** The count under `key`, made by `count` unless one of this revision is at hand. */
  async get(key: string, revision: number, count: () => Promise<MatchCount>): Promise<MatchCount> {
    const known = this.counts.get(key);
    if (known?.revision === revision) return known;
    const fresh = { ...(await count()), revision };
    this.counts.set(key, fresh);
    return fresh;
  }
}
