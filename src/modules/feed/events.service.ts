import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '@/config/app-config';
import { ACCOUNT_EVENT_TYPES } from '@/modules/feed/domain/account-events';
import { EventRepository, type StoredEvent } from '@/modules/feed/persistence/event.repository';
import { ServiceState } from '@/shared/database/starts/service-state';
import { Clock } from '@/shared/kernel/clock';
import { HourlySweep } from '@/shared/cluster/hourly-sweep';
import { DAY_MS } from '@/shared/kernel/durations';
import { keptFrom } from '@/modules/feed/domain/retention';

export interface EventsPage {
  readonly events: readonly StoredEvent[];
  /** Up to where the reader knows everything now. */
  readonly position: number;
  readonly more: boolean;
}

/** Up to which position events were deleted. */
const DELETED = 'events_deleted';

/** An account's events, oldest first, for as long as they are kept (Beyond 1.5, 1.6). */
@Injectable()
export class EventsService implements OnModuleDestroy {
  private readonly hourly = new HourlySweep(EventsService.name, 'old events', () => this.deleteOld());

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly events: EventRepository,
    private readonly state: ServiceState,
    private readonly clock: Clock,
  ) {}

  /** Where a reader begins: before the oldest event that is kept. */
  async oldest(accountId: number): Promise<number> {
    const from = this.keptFrom();
    return Math.max(await this.events.lastBefore(accountId, from), await this.events.allBefore(from));
  }

  latest(): Promise<number> {
    return this.events.latest();
  }

  /** Whether events that came after a position may be gone, or the position is of another time of this installation. */
  async isLost(accountId: number, position: number): Promise<boolean> {
    if (position > (await this.events.latest())) return true;
    if (position < Number((await this.state.get(DELETED)) ?? 0)) return true;
    return this.events.anyBefore(accountId, { position, from: this.keptFrom() });
  }

  /** Events of these types after a position, at most `limit`. */
  async page(accountId: number, position: number, types: readonly string[], limit: number): Promise<EventsPage> {
    const from = this.keptFrom();
    const found = await this.events.after(accountId, { position, from }, types, limit + 1);
    const events = found.slice(0, limit);
    const more = found.length > limit;
    const last = events.at(-1)?.position ?? position;
    // Whoever looks now and then keeps a place that is no older than what is kept, even when nothing happens to the account.
    return { events, more, position: more ? last : Math.max(last, await this.events.allBefore(from)) };
  }

  /** One of the account's events; undefined when it has none of that id, or none any more. */
  find(accountId: number, id: string): Promise<StoredEvent | undefined> {
    return this.events.find(accountId, id, this.keptFrom(), ACCOUNT_EVENT_TYPES);
  }

  /** Deletes, now and every hour, events that have not been shown for a day. */
  start(): void {
    this.hourly.start({ atOnce: true });
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }

  private async deleteOld(): Promise<number> {
    const position = await this.events.allBefore(this.keptFrom() - DAY_MS);
    if (position > Number((await this.state.get(DELETED)) ?? 0))
      await this.events.deleteUpTo(position, (manager) => this.state.set(manager, DELETED, String(position)));
    return 0;
  }

  private keptFrom(): number {
    return keptFrom(this.clock.now(), this.config.eventRetentionDays);
  }
}
