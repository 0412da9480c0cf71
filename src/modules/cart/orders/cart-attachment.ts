import type { Transaction } from '@/shared/database/database';

/** The quote or order that a file is attached to. */
export interface AttachmentTarget {
  /** Without `-API`. */
  readonly folio: string;
  readonly accountId: number;
  readonly storedAt: Date;
}

/** A file that came with a cart, judged and in memory. What it is, is not for orders to know. */
export interface CartAttachment {
  /** Says of two attachments whether they are the same, whatever they are called, for the Idempotency-Key (Reliability 4.7). */
  fingerprint(): string;
  /** Keeps it where it outlives a crash, before the transaction that attaches it; throws `unavailable` when it can't. */
  keep(): Promise<KeptAttachment>;
}

/** A file that is kept and belongs to nothing yet. */
export interface KeptAttachment {
  /** Attaches it within the order's transaction. */
  attach(transaction: Transaction, target: AttachmentTarget): Promise<void>;
  /** Removes it after a refusal; after an exception it is left, for the transaction may have been committed. */
  discard(): Promise<void>;
}

/** Documents as a transaction sees them that attaches something to one. */
export abstract class LiveDocuments {
  /** Keeps a quote or order from being cancelled until the transaction ends; false when it was, since it was looked up. */
  abstract holdLive(transaction: Transaction, id: number): Promise<boolean>;
}
