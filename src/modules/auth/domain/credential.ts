import type { Scope } from '@/shared/kernel/caller';
import { DAY_MS } from '@/shared/kernel/durations';

/** An application of an account: who may ask for tokens, and for which scopes. Instants in epoch milliseconds. */
export interface Credential {
  readonly clientId: string;
  readonly accountId: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Keyed hash of the secret; the secret itself is nowhere. */
  readonly secretHash: string;
  /** The secret before the last rotation, good until `oldSecretUntil`. */
  readonly oldSecretHash: string | null;
  readonly oldSecretUntil: number | null;
  readonly disabledAt: number | null;
  readonly createdAt: number;
  /** The last day it called, as YYYYMMDD in Mexico City; null when it hasn't since that is noted. */
  readonly lastUsedDay: number | null;
  /** Who made it, as the audit log writes it; null when it is older than that. */
  readonly createdBy: string | null;
}

/** What is shown once, when a credential is made or its secret rotated. */
export interface IssuedSecret {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly Scope[];
}

/**
 * Stands among the scopes of a token that was issued for all its credential may do: it follows when that changes. A release
 * that doesn't know the mark goes by the scopes beside it.
 */
export const WHOLE_CREDENTIAL = '*';

/** How long the old secret lives on after a rotation unless it is retired before (Import format, Credentials). */
export const OLD_SECRET_LIFETIME_MS = 7 * DAY_MS;

/** A token's life: 365 days (Contract 5). */
export const TOKEN_LIFETIME_SECONDS = 31_536_000;
