import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BatchedLookup } from '@/modules/auth/batched-lookup';
import { isWellFormed } from '@/modules/auth/key-format';
import { effectiveScopes } from '@/modules/auth/domain/scopes';
import { AccessTokenRepository, type TokenGrant } from '@/modules/auth/persistence/access-token.repository';
import { tokenHash } from '@/modules/auth/random-key';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { troubleOf } from '@/shared/database/database-trouble';
import { raced, withinMs } from '@/shared/deadline/deadline';
import type { Caller } from '@/shared/kernel/caller';
import { Clock } from '@/shared/kernel/clock';
import { MINUTE_MS } from '@/shared/kernel/durations';

interface Remembered {
  readonly caller: Caller;
  /** When it was looked up. If the clock has been set back behind this, it cannot be told how long ago that was. */
  readonly seenAt: number;
  /** Until when it is trusted without being looked up, and until when it is accepted while the database is away. */
  readonly until: number;
  readonly recentUntil: number;
}

export interface TokenCheckOptions {
  /** When given, a token that was seen valid a moment ago is accepted while the database cannot be asked, and this is called. */
  readonly degraded?: () => void;
  /**
   * Whether the call comes from an address that has sent too many bad tokens: its token is then looked up together with others, not at
   * once.
   */
  readonly suspect?: boolean;
}

/** How long a token is trusted without being looked up, should every notice of its revocation get lost. */
const REMEMBER_MS = 1000;
/** While the database is away a token seen valid within this time still reads the catalog (Decisions 14.2). */
const RECENT_MS = MINUTE_MS;
/** A look-up that many requests may wait for has a time limit of its own; those that can do without its answer wait less. */
const LOOK_MS = 2000;
const RECENT_PATIENCE_MS = 1000;
const UNKNOWN_MS = 5000;
const REMEMBERED_TOKENS = 20_000;

/**
 * Tells who a token belongs to. A good answer is remembered for at most a second and forgotten at once when this process
 * revokes it or reads in the change log that another one did.
 */
@Injectable()
export class TokenCheck implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['credential'];
  private readonly remembered = new LRUCache<string, Remembered>({ max: REMEMBERED_TOKENS });
  /** Tokens of suspects found to be bad, kept for a moment only: a database that lags behind another may learn of them yet. */
  private readonly unknown = new LRUCache<string, true>({ max: REMEMBERED_TOKENS, ttl: UNKNOWN_MS });
  private readonly batched = new BatchedLookup((hashes) =>
    withinMs(LOOK_MS, () => this.tokens.findGrants(hashes, this.clock.now().getTime())),
  );
  private readonly underWay = new Map<string, Promise<Caller | undefined>>();
  /** Grows with every revocation: what was looked up before one must not be remembered after it. */
  private revocations = 0;

  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  /** The caller of a token that is trusted without being looked up; undefined otherwise. */
  trusted(token: string): Caller | undefined {
    const known = this.remembered.get(tokenHash(token));
    return known && isWithin(known, this.clock.now().getTime(), known.until) ? known.caller : undefined;
  }

  /**
   * The caller, or undefined for a token that is unknown, expired, revoked or of a disabled credential (Contract 5).
   * Rejects with the database's trouble.
   */
  async check(token: string, { degraded, suspect }: TokenCheckOptions = {}): Promise<Caller | undefined> {
    const hash = tokenHash(token);
    const known = this.remembered.get(hash);
    const now = this.clock.now().getTime();
    if (known && isWithin(known, now, known.until)) return known.caller;
    if (this.isHopeless(token, hash, suspect === true)) return undefined;
    if (!degraded || !known || !isWithin(known, now, known.recentUntil))
      return this.ask(hash, suspect === true && !known);
    return this.recent(hash, known, degraded);
  }

  private isHopeless(token: string, hash: string, suspect: boolean): boolean {
    return !isWellFormed('access-token', token) || (suspect && this.unknown.has(hash));
  }

  private ask(hash: string, together: boolean): Promise<Caller | undefined> {
    return this.underWay.get(hash) ?? this.lookOnce(hash, together);
  }

  private async recent(hash: string, known: Remembered, degraded: () => void): Promise<Caller | undefined> {
    const answer = await this.askFor(hash);
    if (answer !== 'away') return answer;
    // Forgotten while we asked: it has been revoked.
    if (this.remembered.peek(hash) !== known) return undefined;
    degraded();
    return known.caller;
  }

  /** Drops what is remembered of the clients' tokens. */
  forget(clientIds: readonly string[]): void {
    this.revocations++;
    this.underWay.clear();
    const gone = new Set(clientIds);
    for (const [hash, { caller }] of this.remembered.entries())
      if (gone.has(caller.clientId)) this.remembered.delete(hash);
  }

  load(): Promise<void> {
    this.revocations++;
    this.remembered.clear();
    return Promise.resolve();
  }

  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    this.forget([...(changes.get('credential') ?? [])]);
    return Promise.resolve();
  }

  /** `away` when the database is, or takes too long; an outage that is known of is not waited for. */
  private async askFor(hash: string): Promise<Caller | undefined | 'away'> {
    if (this.tokens.databaseAway()) return 'away';
    try {
      const look = this.underWay.get(hash) ?? this.lookOnce(hash);
      return await raced(look, RECENT_PATIENCE_MS, 'answer about a token');
    } catch (error) {
      const kind = troubleOf(error)?.kind;
      if (kind === 'slow' || kind === 'unreachable') return 'away';
      throw error;
    }
  }

  /** Calls that come with the same token while it is being looked up share the answer. */
  private lookOnce(hash: string, together = false): Promise<Caller | undefined> {
    const look = withinMs(LOOK_MS, () => this.look(hash, together)).finally(() => {
      if (this.underWay.get(hash) === look) this.underWay.delete(hash);
    });
    this.underWay.set(hash, look);
    return look;
  }

  private async look(hash: string, together: boolean): Promise<Caller | undefined> {
    const began = this.revocations;
    const now = this.clock.now().getTime();
    const grant = await (together ? this.batched.find(hash) : this.tokens.findGrant(hash, now));
    if (!grant) {
      this.remembered.delete(hash);
      if (together) this.unknown.set(hash, true);
      return undefined;
    }
    const caller = toCaller(grant);
    if (began === this.revocations)
      this.remembered.set(hash, {
        caller,
        seenAt: now,
        until: Math.min(now + REMEMBER_MS, grant.expiresAt),
        recentUntil: Math.min(now + RECENT_MS, grant.expiresAt),
      });
    return caller;
  }
}

function isWithin({ seenAt }: Remembered, now: number, until: number): boolean {
  return seenAt <= now && now < until;
}

function toCaller({ accountId, clientId, tokenScopes, credentialScopes }: TokenGrant): Caller {
  return Object.freeze({ accountId, clientId, scopes: effectiveScopes(tokenScopes, credentialScopes) });
}
