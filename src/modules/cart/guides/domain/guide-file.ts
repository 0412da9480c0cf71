import type { GuideFormat } from './guide-format';

/** A file that passed every check, in memory, not yet stored. */
export interface AcceptedGuide {
  /** The client's name for it, cleaned. */
  readonly originalName: string;
  readonly format: GuideFormat;
  readonly content: Uint8Array;
}

/** An accepted file that is safely on the disk, not yet attached to an order. */
export interface StoredGuide {
  readonly storageName: string;
  readonly originalName: string;
  readonly format: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A stored file attached to an order or quote. */
export interface GuideFile extends StoredGuide {
  /** Folio without `-API`. */
  readonly folio: string;
  readonly accountId: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}
